/** Coupons that the mall makes at the desk and a store in its zone. Buyers use them at once. */
import type { InputOf } from '@openmall/sdk';
import type { OfficeCouponRow } from '@openmall/sdk/desk';
import { dollars, sumOf } from '../state/cents.ts';
import { hasUsesLeft, ordersWith, usesOf } from '../state/coupons/coupons.ts';
import { storeBy, type Mall } from '../state/mall.ts';
import { pageOf } from '../state/paging.ts';
import { demand, found } from '../state/refusal.ts';
import type { StoredCoupon } from '../state/coupons/stored-coupons.ts';
import { type CouponDraft, demandUsesFit, termsOf } from './coupon-terms.ts';
import type { StoreContext } from './merchant-orders.ts';
import { OfficeRefusal } from './read-office-call.ts';

function stateOf(mall: Mall, coupon: StoredCoupon): OfficeCouponRow['state'] {
  if (coupon.endsAt <= mall.now()) return 'ended';
  if (coupon.startsAt > mall.now()) return 'scheduled';
  return hasUsesLeft(mall, coupon) ? 'running' : 'usedUp';
}

const optional = (cents: number | undefined): number | null => (cents === undefined ? null : dollars(cents));

function showRow(mall: Mall, coupon: StoredCoupon): OfficeCouponRow {
  const { id, code, storeId, startsAt, endsAt, userLimit, version } = coupon;
  const uses = usesOf(mall, coupon);
  return {
    ...{ id, code, startsAt, endsAt, userLimit, version },
    storeId: storeId ?? null,
    storeName: storeId === undefined ? null : storeBy(mall, storeId).listing.name,
    amount: optional(coupon.cents),
    percent: coupon.percent ?? null,
    maxDiscount: optional(coupon.maxCents),
    minGoods: dollars(coupon.minCents),
    totalLimit: coupon.totalLimit ?? null,
    used: uses.length,
    discounted: dollars(sumOf(uses, ({ figures }) => figures.couponCents)),
    isFixed: ordersWith(mall, coupon).length > 0,
    state: stateOf(mall, coupon),
  };
}

const hasWord = (text: string | null, word = ''): boolean =>
  text?.toLowerCase().includes(word.trim().toLowerCase()) ?? false;

const rowsOf = (mall: Mall, state: OfficeCouponRow['state'] | undefined): readonly OfficeCouponRow[] =>
  mall.coupons
    .toReversed()
    .map((coupon) => showRow(mall, coupon))
    .filter((row) => state === undefined || row.state === state);

export function listDeskCoupons(
  { mall }: StoreContext,
  { pageNum, pageSize, state, payer, keyword }: InputOf<'deskCouponList'>,
) {
  const rows = rowsOf(mall, state)
    .filter(({ storeId }) => payer === undefined || (payer === 'mall') === (storeId === null))
    .filter(({ code, storeName }) => hasWord(code, keyword) || hasWord(storeName, keyword));
  return pageOf(rows, pageNum, pageSize);
}

export function listStoreCoupons(
  { mall, storeId }: StoreContext,
  { pageNum, pageSize, state, keyword }: InputOf<'merchantCouponList'>,
) {
  const rows = rowsOf(mall, state).filter((row) => row.storeId === storeId && hasWord(row.code, keyword));
  return pageOf(rows, pageNum, pageSize);
}

const couponBy = ({ coupons }: Mall, id: string): StoredCoupon =>
  found(
    coupons.find((coupon) => coupon.id === id),
    'recordNotFound',
  );

const replace = ({ coupons }: Mall, before: StoredCoupon, ...after: readonly StoredCoupon[]): void =>
  void coupons.splice(coupons.indexOf(before), 1, ...after);

/** Creates a coupon of the store, or of the mall if undefined, or changes one of theirs. */
function save(mall: Mall, storeId: string | undefined, draft: CouponDraft) {
  const terms = termsOf(draft);
  const before = draft.couponId === undefined ? undefined : couponBy(mall, draft.couponId);
  demand(before === undefined || before.storeId === storeId, 'recordNotFound');
  if (before && before.version !== draft.version) throw new OfficeRefusal('changedMeanwhile');
  if (before) demandUsesFit(mall, before, terms);
  if (mall.coupons.some((other) => other !== before && other.code === terms.code))
    throw new OfficeRefusal('couponCodeTaken');
  const { id = mall.nextId('cp'), version = 0 } = before ?? {};
  const after = { ...terms, id, storeId, version: version + 1 };
  if (before) replace(mall, before, after);
  else mall.coupons.push(after);
  return { couponId: id, version: after.version };
}

export const saveDeskCoupon = ({ mall }: StoreContext, draft: CouponDraft) => save(mall, undefined, draft);

export const saveStoreCoupon = ({ mall, storeId }: StoreContext, draft: CouponDraft) =>
  save(mall, storeId, draft);

/** Ends a coupon that runs, and removes one that has not begun. */
function end(mall: Mall, coupon: StoredCoupon): null {
  if (coupon.endsAt <= mall.now()) return null;
  if (coupon.startsAt <= mall.now()) {
    replace(mall, coupon, { ...coupon, endsAt: mall.now(), version: coupon.version + 1 });
    return null;
  }
  replace(mall, coupon);
  for (const { coupons } of mall.accounts.values()) coupons.delete(coupon.id);
  return null;
}

export const endDeskCoupon = ({ mall }: StoreContext, { couponId }: InputOf<'deskCouponEnd'>) =>
  end(mall, couponBy(mall, couponId));

export function endStoreCoupon(
  { mall, storeId }: StoreContext,
  { couponId }: InputOf<'merchantCouponEnd'>,
): null {
  const coupon = couponBy(mall, couponId);
  demand(coupon.storeId === storeId, 'recordNotFound');
  return end(mall, coupon);
}
