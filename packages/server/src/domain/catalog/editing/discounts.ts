import { times } from '../../money/exact.ts';
import { readTime } from '../../../db/clock.ts';
import type { Tx } from '../../../db/database.ts';
import { transact } from '../../../db/transact.ts';
import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../audit/audit-log.ts';
import { DomainError } from '../../domain-error.ts';
import { newId } from '../../new-id.ts';
import { lockStoreGoods } from './lock-store-goods.ts';

export interface DiscountTerms {
  readonly percent: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export interface DiscountDraft extends DiscountTerms {
  readonly goodsId: string;
  readonly discountId?: string | undefined;
}

export interface StoreDiscount extends DiscountTerms {
  readonly id: string;
  readonly state: 'planned' | 'running' | 'ended';
}

const MAX_DAYS = 366;
const DAY_MS = 86_400_000;
/** Limit of the contract. */
const MAX_DISCOUNTS = 50;

const ratioOf = (percent: number): string => times(String(percent), '0.01');

/** @throws {DomainError} `parameterError` unless it ends later than it begins and than now, and within a year. */
export function assertTerms({ percent, startsAt, endsAt }: DiscountTerms, now: Date): void {
  const lengthMs = endsAt.getTime() - startsAt.getTime();
  const isPercent = Number.isInteger(percent) && percent >= 1 && percent <= 90;
  if (!isPercent || lengthMs <= 0 || lengthMs > MAX_DAYS * DAY_MS || endsAt <= now)
    throw new DomainError('parameterError');
}

/** Adds a discount to goods that the caller has locked. One with the same terms is not added again. */
export async function addDiscount(tx: Tx, goodsId: string, terms: DiscountTerms): Promise<string> {
  const rows = await tx.selectFrom('discount').selectAll().where('goods_id', '=', goodsId).execute();
  const { percent, startsAt, endsAt } = terms;
  const same = rows.find(
    ({ ratio, starts_at: from, ends_at: until }) =>
      Number(ratio) * 100 === percent &&
      from.getTime() === startsAt.getTime() &&
      until.getTime() === endsAt.getTime(),
  );
  if (same) return same.id;
  if (rows.length >= MAX_DISCOUNTS) throw new DomainError('parameterError');
  const id = newId('di');
  await tx
    .insertInto('discount')
    .values({ id, goods_id: goodsId, ratio: ratioOf(percent), starts_at: startsAt, ends_at: endsAt })
    .execute();
  return id;
}

async function changeDiscount(tx: Tx, { goodsId, discountId, ...terms }: DiscountDraft, now: Date) {
  const { percent, startsAt, endsAt } = terms;
  const changed = await tx
    .updateTable('discount')
    .set({ ratio: ratioOf(percent), starts_at: startsAt, ends_at: endsAt })
    .where('id', '=', discountId ?? '')
    .where('goods_id', '=', goodsId)
    .where('ends_at', '>', now)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw new DomainError('recordNotFound');
  return changed.id;
}

/**
 * Discounts goods between two moments, or changes a discount that has not ended.
 * @throws {DomainError} `goodsNotFound`, `recordNotFound`, or `parameterError` for terms that make no sense.
 */
export async function saveDiscount(ctx: AppContext, storeId: string, draft: DiscountDraft): Promise<string> {
  return transact(ctx, async (tx) => {
    const now = await readTime(tx, ctx.clock);
    assertTerms(draft, now);
    const { goodsId, discountId, percent, startsAt, endsAt } = draft;
    await lockStoreGoods(tx, { storeId, goodsId });
    const id =
      discountId === undefined ? await addDiscount(tx, goodsId, draft) : await changeDiscount(tx, draft, now);
    const after = { discountId: id, percent, startsAt, endsAt };
    await recordAudit(tx, ctx, { subjectId: goodsId, action: 'saveDiscount', after });
    return id;
  });
}

/**
 * Ends a discount that runs, and removes one that has not begun.
 * @throws {DomainError} `recordNotFound`, also for discounts of other stores.
 */
export async function endDiscount(ctx: AppContext, storeId: string, discountId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const now = await readTime(tx, ctx.clock);
    const discount = await tx
      .selectFrom('discount')
      .innerJoin('goods', 'goods.id', 'discount.goods_id')
      .select(['discount.goods_id', 'starts_at', 'ends_at'])
      .where('discount.id', '=', discountId)
      .where('goods.store_id', '=', storeId)
      .forUpdate('discount')
      .executeTakeFirst();
    if (!discount) throw new DomainError('recordNotFound');
    if (discount.ends_at <= now) return;
    if (discount.starts_at >= now) await tx.deleteFrom('discount').where('id', '=', discountId).execute();
    else await tx.updateTable('discount').set({ ends_at: now }).where('id', '=', discountId).execute();
    const after = { discountId };
    await recordAudit(tx, ctx, { subjectId: discount.goods_id, action: 'endDiscount', after });
  });
}

/** The discounts of goods, the last one to end first. */
export async function readDiscounts({ db, clock }: AppContext, goodsId: string): Promise<StoreDiscount[]> {
  const now = await readTime(db, clock);
  const rows = await db
    .selectFrom('discount')
    .selectAll()
    .where('goods_id', '=', goodsId)
    .orderBy('ends_at', 'desc')
    .orderBy('id')
    .limit(MAX_DISCOUNTS)
    .execute();
  return rows.map(({ id, ratio, starts_at: startsAt, ends_at: endsAt }) => ({
    ...{ id, startsAt, endsAt },
    percent: Number(times(ratio, '100')),
    state: endsAt <= now ? 'ended' : startsAt <= now ? 'running' : 'planned',
  }));
}
