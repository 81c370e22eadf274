import { compare } from '@openmall/sdk/money';
import type { CouponChoice } from '../../coupons/choose-coupons.ts';
import { DomainError } from '../../domain-error.ts';
import { truncateCents } from '../../money/exact.ts';
import type { Basket } from '../quote.ts';

/**
 * Asserts that every line can be ordered: all lines become orders, or none.
 * @throws {DomainError} `goodsNotFound`, or the first problem of a line.
 */
export function assertOrderable({ stores, missing }: Basket): void {
  if (missing.length > 0) throw new DomainError('goodsNotFound');
  for (const { problems } of stores.flatMap(({ lines }) => lines)) {
    const [problem] = problems;
    if (problem) throw new DomainError(problem);
  }
}

/**
 * Asserts that each named coupon can be used by the order of its store.
 * @throws {DomainError} `couponOtherStore` for a store that nothing is ordered from, or the problem of a coupon.
 */
export function assertCoupons({ stores }: Basket, choices: readonly CouponChoice[] = []): void {
  for (const { storeId } of choices)
    if (!stores.some((store) => store.storeId === storeId)) throw new DomainError('couponOtherStore');
  for (const { coupon } of stores) if (coupon?.problem) throw new DomainError(coupon.problem);
}

/**
 * @throws {DomainError} `orderTotalChanged` if a price, fee or discount has changed since the buyer saw the
 * total.
 */
export function assertTotal({ figures }: Basket, shown: string | undefined): void {
  if (shown !== undefined && compare(truncateCents(figures.total), shown) !== 0)
    throw new DomainError('orderTotalChanged');
}
