import { type RawBuilder, sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { Clock } from '../../db/clock.ts';
import { DomainError } from '../domain-error.ts';
import { pageOf, type Page, type PageRequest } from '../paging.ts';
import { findProblem } from './choose-coupons.ts';
import { hasUsesLeft, isCurrent, selectCoupons, type Coupon } from './coupon-rows.ts';

async function loadPage(
  { db, clock }: AppContext,
  buyerId: string | undefined,
  { where, order }: { readonly where: RawBuilder<unknown>; readonly order: RawBuilder<unknown> },
  page: PageRequest,
): Promise<Page<Coupon>> {
  const counted = await sql<{ total: number }>`select count(*) as total from coupon where ${where}`.execute(
    db,
  );
  const cut = sql`limit ${page.size} offset ${(page.number - 1) * page.size}`;
  const rows = await selectCoupons(db, clock, buyerId, sql`where ${where} order by ${order} ${cut}`);
  return pageOf(rows, counted.rows[0]?.total ?? 0, page);
}

/** One page of the coupons that are valid and not used up, of the mall and of one or all stores. */
export function listCoupons(
  ctx: AppContext,
  buyerId: string | undefined,
  storeId: string | undefined,
  page: PageRequest,
): Promise<Page<Coupon>> {
  const ofStore =
    storeId === undefined ? sql`true` : sql`(coupon.store_id is null or coupon.store_id = ${storeId})`;
  const isOpen = sql`(coupon.store_id is null or exists (select from store where store.id = coupon.store_id and is_open))`;
  const where = sql`${isCurrent(ctx.clock)} and ${hasUsesLeft} and ${ofStore} and ${isOpen}`;
  return loadPage(ctx, buyerId, { where, order: sql`coupon.ends_at, coupon.id` }, page);
}

/** One page of the buyer's coupons: valid ones first, then those claimed last. */
export function listOwnCoupons(ctx: AppContext, buyerId: string, page: PageRequest): Promise<Page<Coupon>> {
  const claim = sql`coupon_claim as claim where claim.coupon_id = coupon.id and claim.user_id = ${buyerId}`;
  const where = sql`exists (select from ${claim})`;
  const usesOfBuyer = sql`(select count(*) from orders
    where orders.coupon_id = coupon.id and orders.buyer_id = ${buyerId} and orders.status <> -1)`;
  const isUsable = sql`(${isCurrent(ctx.clock)} and ${hasUsesLeft} and ${usesOfBuyer} < coupon.user_limit)`;
  const order = sql`${isUsable} desc, (select claimed_at from ${claim}) desc, coupon.id`;
  return loadPage(ctx, buyerId, { where, order }, page);
}

/** Adds coupons to the buyer's own. Claiming one again changes nothing. */
export async function addClaims(
  db: Db | Tx,
  clock: Clock,
  buyerId: string,
  couponIds: readonly string[],
): Promise<void> {
  if (couponIds.length === 0) return;
  await db
    .insertInto('coupon_claim')
    .values(couponIds.map((id) => ({ user_id: buyerId, coupon_id: id, claimed_at: clock.now() })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Claims the coupon with a code and returns it. Claiming again changes nothing.
 * @throws {DomainError} `couponNotFound`, or why the buyer can't use it.
 */
export async function claimCoupon({ db, clock }: AppContext, buyerId: string, code: string): Promise<Coupon> {
  const [coupon] = await selectCoupons(db, clock, buyerId, sql`where coupon.code = ${code}`);
  if (!coupon) throw new DomainError('couponNotFound');
  if (coupon.isClaimed) return coupon;
  const problem = findProblem(coupon);
  if (problem) throw new DomainError(problem);
  await addClaims(db, clock, buyerId, [coupon.id]);
  return { ...coupon, isClaimed: true };
}
