import type { Insertable, Selectable } from 'kysely';
import type { CouponTable } from '../../../db/schema/coupons.ts';
import { isGreater } from '../../money/exact.ts';
import { DomainError } from '../../domain-error.ts';

export interface CouponDraft {
  readonly couponId?: string | undefined;
  readonly version?: number | undefined;
  readonly code: string;
  /** Either an amount in dollars or a share in per cent. */
  readonly amount?: string | undefined;
  readonly percent?: number | undefined;
  readonly maxDiscount?: string | undefined;
  readonly minGoods: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly totalLimit?: number | undefined;
  readonly userLimit: number;
}

export type CouponRow = Selectable<CouponTable>;

export type CouponTerms = Pick<
  Insertable<CouponTable>,
  'code' | 'amount' | 'percent' | 'max_discount' | 'min_goods' | 'total_limit' | 'user_limit'
> &
  Pick<CouponRow, 'starts_at' | 'ends_at'>;

export const termsOf = (draft: CouponDraft): CouponTerms => ({
  code: draft.code.toUpperCase(),
  amount: draft.amount ?? null,
  percent: draft.percent ?? null,
  max_discount: draft.maxDiscount ?? null,
  min_goods: draft.minGoods,
  starts_at: draft.startsAt,
  ends_at: draft.endsAt,
  total_limit: draft.totalLimit ?? null,
  user_limit: draft.userLimit,
});

/** What the audit log keeps of a coupon. */
export const auditedCoupon = (row: CouponTerms) => ({
  code: row.code,
  amount: row.amount ?? null,
  percent: row.percent ?? null,
  maxDiscount: row.max_discount ?? null,
  minGoods: row.min_goods,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  totalLimit: row.total_limit ?? null,
  userLimit: row.user_limit,
});

/** @throws {DomainError} `parameterError` for terms that contradict each other. */
export function assertCouponTerms({ amount, percent, maxDiscount, minGoods, ...draft }: CouponDraft): void {
  const isEither = (amount === undefined) !== (percent === undefined);
  const isBelow = amount === undefined || isGreater(minGoods, amount);
  const isOfShare = maxDiscount === undefined || percent !== undefined;
  if (!isEither || !isBelow || !isOfShare || draft.endsAt <= draft.startsAt)
    throw new DomainError('parameterError');
}

const isSameAmount = (one: string | null, other: string | null | undefined): boolean =>
  one === null || other === null || other === undefined
    ? one === (other ?? null)
    : !isGreater(one, other) && !isGreater(other, one);

/** Whether a change leaves everything as it is that orders were placed by. */
export const hasSameTerms = (before: CouponRow, after: CouponTerms): boolean =>
  before.code === after.code &&
  before.percent === (after.percent ?? null) &&
  isSameAmount(before.amount, after.amount) &&
  isSameAmount(before.max_discount, after.max_discount) &&
  isSameAmount(before.min_goods, after.min_goods) &&
  before.starts_at.getTime() === after.starts_at.getTime();
