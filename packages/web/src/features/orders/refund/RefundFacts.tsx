import styled from '@emotion/styled';
import type { OrderDetails, OrderRefund } from '@openmall/sdk';
import { fromWireTime } from '@openmall/sdk';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../shared/i18n/format.ts';
import { Money } from '../../../shared/ui/display/Money.tsx';
import { lineKey } from './refund-values.ts';

export const FactList = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 6px 24px;
  padding-block-start: 16px;
  border-block-start: 1px solid var(--mui-palette-divider);
  & dt {
    color: var(--mui-palette-text-secondary);
  }
  & dd {
    overflow-wrap: anywhere;
  }
  @media (width < 900px) {
    gap: 6px 12px;
  }
`;

export const textOfLines = ({ lines }: Pick<OrderRefund, 'lines'>) =>
  lines.map((line) => (
    <div key={lineKey(line)}>
      <bdi>{line.goodsName}</bdi> <bdi>× {line.goodsNum}</bdi>
    </div>
  ));

/** One refund of several: when it was asked for, how much it is, and where it stands. */
function Earlier({ refund }: { readonly refund: OrderRefund }) {
  const { t } = useTranslation('orders');
  const key = refund.state === 2 ? 'refunded' : 'refundRefused';
  return (
    <div>
      {formatMoment(fromWireTime(refund.createTime))} · <Money value={refund.total} /> · {t(`status.${key}`)}
    </div>
  );
}

interface Props {
  readonly order: OrderDetails;
  /** Why the store refused; undefined if it did not. */
  readonly refusal: string | null | undefined;
}

/** What was asked for, why, and what the store answered. */
export function RefundFacts({ order, refusal }: Props) {
  const { t } = useTranslation('orders');
  const refunds = order.refunds ?? [];
  const last = refunds.at(-1);
  const earlier = refunds.slice(0, -1);
  return (
    <FactList>
      {refusal && (
        <>
          <dt>{t('refundState.why')}</dt>
          <dd>{refusal}</dd>
        </>
      )}
      {last && (
        <>
          <dt>{t('refundState.items')}</dt>
          <dd>{textOfLines(last)}</dd>
        </>
      )}
      {order.refundAmount !== undefined && order.refundAmount !== null && (
        <>
          <dt>{t('refundState.amount')}</dt>
          <dd>
            <Money value={order.refundAmount} />
          </dd>
        </>
      )}
      {order.refundReason && (
        <>
          <dt>{t('refund.reason')}</dt>
          <dd>{t(`refund.reason${order.refundReason}`)}</dd>
        </>
      )}
      {order.refundRemark && (
        <>
          <dt>{t('refund.detail')}</dt>
          <dd>{order.refundRemark}</dd>
        </>
      )}
      {earlier.length > 0 && (
        <>
          <dt>{t('refundState.earlier')}</dt>
          <dd>
            {earlier.map((refund) => (
              <Earlier key={refund.id} refund={refund} />
            ))}
          </dd>
        </>
      )}
    </FactList>
  );
}
