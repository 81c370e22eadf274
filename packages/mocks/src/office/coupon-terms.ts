/** What a coupon may say, and what of it may change. */
import type { InputOf } from '@openmall/sdk';
import { centsOf } from '../state/cents.ts';
import { ordersWith, usesOf } from '../state/coupons/coupons.ts';
import type { Mall } from '../state/mall.ts';
import { demand } from '../state/refusal.ts';
import type { CouponTerms, StoredCoupon } from '../state/coupons/stored-coupons.ts';
import { OfficeRefusal } from './read-office-call.ts';

export type CouponDraft = InputOf<'deskCouponSave'>;

const optionalCents = (amount: number | undefined): number | undefined =>
  amount === undefined ? undefined : centsOf(amount);

/** The terms of a draft. @throws Refusal if they contradict each other. */
export function termsOf(draft: CouponDraft): CouponTerms {
  const { code, percent, minGoods, startsAt, endsAt, totalLimit, userLimit } = draft;
  const [cents, maxCents] = [optionalCents(draft.amount), optionalCents(draft.maxDiscount)];
  const minCents = centsOf(minGoods);
  const isEither = (cents === undefined) !== (percent === undefined);
  const isBelow = cents === undefined || cents < minCents;
  const isOfShare = maxCents === undefined || percent !== undefined;
  demand(isEither && isBelow && isOfShare && startsAt < endsAt, 'parameterError');
  const amounts = { cents, percent, maxCents, minCents };
  return { code: code.toUpperCase(), ...amounts, startsAt, endsAt, totalLimit, userLimit };
}

const FIXED = ['code', 'cents', 'percent', 'maxCents', 'minCents', 'startsAt'] as const;

/** Once an order has used a coupon, only its end and its limits can change, and not to less than what is used. */
export function demandUsesFit(mall: Mall, before: StoredCoupon, after: CouponTerms): void {
  const orders = ordersWith(mall, before);
  if (orders.length === 0) return;
  const uses = usesOf(mall, before);
  const byBuyer = [...mall.accounts.values()].map((buyer) =>
    uses.filter((use) => buyer.orders.includes(use)),
  );
  const lastAt = Math.max(...orders.map(({ createdAt }) => createdAt));
  const fits =
    FIXED.every((name) => before[name] === after[name]) &&
    (after.endsAt === before.endsAt || after.endsAt > lastAt) &&
    (after.totalLimit ?? Infinity) >= uses.length &&
    byBuyer.every((own) => after.userLimit >= own.length);
  if (!fits) throw new OfficeRefusal('couponInUse');
}
