import type { OfficeCouponRow } from '@openmall/sdk/desk';
import { formatMoney, formatPercent } from '../i18n/format.ts';
import { t } from '../i18n/i18n.ts';
import type { ChipColor } from '../ui/StateChip.tsx';

export const STATES = ['running', 'scheduled', 'usedUp', 'ended'] as const;
type State = OfficeCouponRow['state'];

export const STATE_COLORS: Readonly<Record<State, ChipColor>> = {
  running: 'success',
  scheduled: 'info',
  usedUp: 'warning',
  ended: 'default',
};

const STATE_TEXTS = {
  running: 'discountState.running',
  scheduled: 'discountState.planned',
  usedUp: 'coupons.usedUp',
  ended: 'discountState.ended',
} as const satisfies Readonly<Record<State, string>>;

export const stateText = (state: State): string => t(STATE_TEXTS[state]);

/** What a coupon takes off, such as "10%, up to $15.00". */
export function discountText({ amount, percent, maxDiscount }: OfficeCouponRow): string {
  if (amount !== null) return formatMoney(amount);
  const share = formatPercent((percent ?? 0) / 100);
  return maxDiscount === null
    ? share
    : t('coupons.shareUpTo', { percent: share, amount: formatMoney(maxDiscount) });
}

/** How often a coupon is used, and how often it may be. */
export const usesText = ({ used, totalLimit }: OfficeCouponRow): string =>
  totalLimit === null ? String(used) : `${used} / ${totalLimit}`;
