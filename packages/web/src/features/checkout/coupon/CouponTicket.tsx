import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import type { Coupon } from '@openmall/sdk';
import { formatDollars, subtract } from '@openmall/sdk/money';
import { useTranslation } from 'react-i18next';
import { formatDay, formatLess } from '../../../shared/i18n/format.ts';

const Ticket = styled.li`
  display: grid;
  grid-template-columns: 104px minmax(0, 1fr) auto;
  align-items: center;
  border: 1px solid var(--mui-palette-divider);
  border-radius: var(--mui-shape-borderRadius);
  overflow: hidden;
  & > b {
    align-self: stretch;
    display: grid;
    place-content: center;
    padding: 12px 8px;
    border-inline-end: 2px dashed var(--mui-palette-divider);
    background: var(--mui-palette-primary-tint);
    color: var(--mui-palette-primary-main);
    font-size: 18px;
    line-height: 24px;
    white-space: nowrap;
  }
  & > span {
    display: grid;
    gap: 2px;
    padding: 12px 16px;
    overflow-wrap: anywhere;
  }
  & .code {
    justify-self: start;
    font-weight: 600;
  }
  & small {
    color: var(--mui-palette-text-secondary);
    font-size: 12px;
    line-height: 16px;
  }
  & .missing {
    color: var(--mui-palette-warning-main);
  }
  &[data-off='true'] > b {
    background: var(--mui-palette-background-default);
    color: var(--mui-palette-text-secondary);
  }
  @media (width < 480px) {
    grid-template-columns: 96px minmax(0, 1fr);
    & > b {
      border-end-end-radius: 0;
    }
  }
`;

const UseButton = styled(Button)`
  margin-inline-end: 12px;
  @media (width < 480px) {
    grid-column: 1 / -1;
    margin: 0 12px 12px;
  }
`;

interface Props {
  readonly coupon: Coupon;
  /** What the goods of the order cost after discount, in dollars. */
  readonly goods: number;
  readonly isChosen: boolean;
  readonly onUse: () => void;
}

/** A coupon with its terms. */
export function CouponTicket({ coupon, goods, isChosen, onUse }: Props) {
  const { t } = useTranslation('checkout');
  const { code, amount, percent, maxDiscount, minGoods, sellerName, endTime } = coupon;
  const isBelow = goods < minGoods;
  return (
    <Ticket data-off={isBelow}>
      <b>
        <bdi dir="ltr">{amount === null ? formatLess(percent ?? 0) : `−${formatDollars(amount)}`}</bdi>
      </b>
      <span>
        <bdi className="code" dir="ltr">
          {code}
        </bdi>
        <small>{sellerName ?? t('coupon.ofMall')}</small>
        <small>
          {t('coupon.from', { amount: formatDollars(minGoods) })}
          {maxDiscount !== null && <> · {t('coupon.upTo', { amount: formatDollars(maxDiscount) })}</>}
        </small>
        <small>{t('coupon.until', { day: formatDay(endTime) })}</small>
        {isBelow && (
          <small className="missing">
            {t('coupon.missing', { amount: formatDollars(subtract(minGoods, goods)) })}
          </small>
        )}
      </span>
      <UseButton
        size="small"
        variant={isChosen ? 'outlined' : 'contained'}
        disabled={isBelow || isChosen}
        aria-label={t('coupon.useCode', { code })}
        onClick={onUse}
      >
        {isChosen ? t('coupon.chosen') : t('coupon.choose')}
      </UseButton>
    </Ticket>
  );
}
