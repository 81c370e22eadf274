import styled from '@emotion/styled';
import type { OrderDetails } from '@openmall/sdk';
import { formatDollars, subtract, sum } from '@openmall/sdk/money';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../shared/ui/display/Money.tsx';

const List = styled.dl`
  display: grid;
  gap: 8px;
  & > div {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    color: var(--mui-palette-text-secondary);
  }
  & dd {
    color: var(--mui-palette-text-primary);
    font-variant-numeric: tabular-nums;
  }
  & .less dd {
    color: var(--mui-palette-success-main);
  }
  & .total {
    align-items: baseline;
    margin-block-start: 4px;
    padding-block-start: 12px;
    border-block-start: 1px solid var(--mui-palette-divider);
    color: var(--mui-palette-text-primary);
    font-weight: 600;
  }
  & .total dd {
    font-size: 22px;
    line-height: 28px;
    letter-spacing: -0.01em;
  }
`;

/** The total without the fee of the payment method. Servers that omit the total return its parts. */
export const orderTotal = (order: OrderDetails): string =>
  sum([order.total ?? sum([order.prizeReal, order.fees, order.tax])]);

/** The total including the fee of the payment method, known once it is paid. */
const orderCost = (order: OrderDetails): string => sum([orderTotal(order), order.handlingFee ?? 0]);

/** The amounts that make up the total of an order. */
export function DetailSums({ order }: { readonly order: OrderDetails }) {
  const { t } = useTranslation('orders');
  const rows = [
    { label: t('sums.goods'), value: order.prizeOriginal },
    { label: t('sums.freight'), value: order.freight ?? order.fees },
    { label: t('sums.tax'), value: order.tax },
    ...(order.freight === undefined
      ? []
      : [{ label: t('sums.service'), value: order.serviceFee ?? subtract(order.fees, order.freight) }]),
    ...(order.handlingFee ? [{ label: t('sums.handling'), value: order.handlingFee }] : []),
  ];
  return (
    <List>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Money value={value} />
          </dd>
        </div>
      ))}
      {order.discount > 0 && (
        <div className="less">
          <dt>{t('sums.discount')}</dt>
          <dd>
            <bdi dir="ltr">−{formatDollars(order.discount)}</bdi>
          </dd>
        </div>
      )}
      <div className="total">
        <dt>{t('sums.total')}</dt>
        <dd>
          <Money value={orderCost(order)} />
        </dd>
      </div>
    </List>
  );
}
