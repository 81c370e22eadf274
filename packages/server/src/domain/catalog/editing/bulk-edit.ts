import { readTime } from '../../../db/clock.ts';
import type { Tx } from '../../../db/database.ts';
import { transact } from '../../../db/transact.ts';
import type { AppContext } from '../../../context.ts';
import { recordAudit } from '../../audit/audit-log.ts';
import { DomainError } from '../../domain-error.ts';
import { isDust, isGreater, times, truncateCents } from '../../money/exact.ts';
import { addDiscount, assertTerms, type DiscountTerms } from './discounts.ts';
import { lockStoreGoods, updateLowestPrice } from './lock-store-goods.ts';

/** One change for many goods. */
export type GoodsChange =
  | { readonly kind: 'price'; readonly percent: number }
  | { readonly kind: 'setStock' | 'addStock'; readonly pieces: number }
  | { readonly kind: 'shelf'; readonly isOnShelf: boolean }
  | ({ readonly kind: 'discount' } & DiscountTerms);

export type BulkFault = 'notFound' | 'priceTooLow' | 'priceTooHigh' | 'stockTooLow' | 'stockTooHigh';

export interface BulkRow {
  readonly goodsId: string;
  readonly name: string;
  readonly before: number | null;
  readonly after: number | null;
  readonly fault: BulkFault | null;
}

export interface BulkEdit {
  readonly goodsIds: readonly string[];
  readonly isTrial: boolean;
  readonly change: GoodsChange;
}

const MAX_PRICE = '9999999.99';
const MAX_PIECES = 9_999_999;

interface Sku {
  readonly id: string;
  readonly price: string;
  readonly stock: number;
}

/** What a change makes of goods: figures before and after, and what has to be written. */
interface Plan extends Pick<BulkRow, 'before' | 'after'> {
  readonly fault?: BulkFault;
  readonly write: (tx: Tx) => Promise<unknown>;
}

const lowest = (prices: readonly string[]): number => Math.min(...prices.map(Number));
const none = { after: null, write: () => Promise.resolve() };

function planPrice(goodsId: string, skus: readonly Sku[], percent: number): Plan {
  const before = skus.length === 0 ? null : lowest(skus.map(({ price }) => price));
  const changed = skus.map(({ id, price }) => ({
    id,
    price: truncateCents(times(times(price, 100 + percent), '0.01')),
  }));
  if (changed.some(({ price }) => isDust(price))) return { before, fault: 'priceTooLow', ...none };
  if (changed.some(({ price }) => isGreater(price, MAX_PRICE)))
    return { before, fault: 'priceTooHigh', ...none };
  const write = async (tx: Tx) => {
    for (const { id, price } of changed)
      await tx.updateTable('sku').set({ price }).where('id', '=', id).execute();
    await updateLowestPrice(tx, goodsId);
  };
  return { before, after: before === null ? null : lowest(changed.map(({ price }) => price)), write };
}

const sumOf = (skus: readonly { readonly stock: number }[]) =>
  skus.reduce((sum, { stock }) => sum + stock, 0);

function planStock(skus: readonly Sku[], stockOf: (stock: number) => number): Plan {
  const before = sumOf(skus);
  const changed = skus.map(({ id, stock }) => ({ id, stock: stockOf(stock), by: stockOf(stock) - stock }));
  if (changed.some(({ stock }) => stock < 0)) return { before, fault: 'stockTooLow', ...none };
  if (changed.some(({ stock }) => stock > MAX_PIECES)) return { before, fault: 'stockTooHigh', ...none };
  const write = async (tx: Tx) => {
    for (const { id, by } of changed)
      await tx
        .updateTable('sku')
        // By the same number, so that the initial stock still equals the stock minus all moves.
        .set((eb) => ({
          stock_initial: eb('stock_initial', '+', by),
          stock_on_hand: eb('stock_on_hand', '+', by),
        }))
        .where('id', '=', id)
        .execute();
  };
  return { before, after: sumOf(changed), write };
}

function planShelf(
  { clock }: AppContext,
  goods: { id: string; isOnShelf: boolean },
  isOnShelf: boolean,
): Plan {
  const write = async (tx: Tx) => {
    const listing = { is_on_shelf: isOnShelf, ...(isOnShelf && { shelved_at: clock.now() }) };
    await tx.updateTable('goods').set(listing).where('id', '=', goods.id).execute();
  };
  return { before: Number(goods.isOnShelf), after: Number(isOnShelf), write };
}

const readSkus = (tx: Tx, goodsId: string): Promise<Sku[]> =>
  tx
    .selectFrom('sku')
    .select(['id', 'price', 'stock_on_hand as stock'])
    .where('goods_id', '=', goodsId)
    .where('is_hidden', '=', false)
    .orderBy('id')
    .forUpdate()
    .execute();

type Locked = Awaited<ReturnType<typeof lockStoreGoods>>;

async function planOf(tx: Tx, ctx: AppContext, goods: Locked, change: GoodsChange): Promise<Plan> {
  switch (change.kind) {
    case 'price':
      return planPrice(goods.id, await readSkus(tx, goods.id), change.percent);
    case 'setStock':
      return planStock(await readSkus(tx, goods.id), () => change.pieces);
    case 'addStock':
      return planStock(await readSkus(tx, goods.id), (stock) => stock + change.pieces);
    case 'shelf':
      return planShelf(ctx, goods, change.isOnShelf);
    case 'discount': {
      const write = (into: Tx) => addDiscount(into, goods.id, change);
      return { before: null, after: change.percent, write };
    }
  }
}

async function editOne(
  ctx: AppContext,
  storeId: string,
  goodsId: string,
  { isTrial, change }: BulkEdit,
): Promise<BulkRow> {
  return transact(ctx, async (tx) => {
    const goods = await lockStoreGoods(tx, { storeId, goodsId });
    const { before, after, fault = null, write } = await planOf(tx, ctx, goods, change);
    const row = { goodsId, name: goods.name, before, after, fault };
    const isSame = change.kind === 'shelf' && before === after;
    if (isTrial || fault !== null || isSame) return row;
    await write(tx);
    await tx
      .updateTable('goods')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', goodsId)
      .execute();
    await recordAudit(tx, ctx, {
      subjectId: goodsId,
      action: 'bulkEditGoods',
      before: { [change.kind]: before },
      after: { [change.kind]: after },
    });
    return row;
  });
}

/**
 * Changes many goods in one way, each by itself. Goods of other stores are not found.
 * @throws {DomainError} `parameterError` for a discount whose dates make no sense.
 */
export async function bulkEdit(ctx: AppContext, storeId: string, edit: BulkEdit): Promise<BulkRow[]> {
  if (edit.change.kind === 'discount') assertTerms(edit.change, await readTime(ctx.db, ctx.clock));
  const rows: BulkRow[] = [];
  for (const goodsId of edit.goodsIds) {
    try {
      rows.push(await editOne(ctx, storeId, goodsId, edit));
    } catch (cause) {
      if (!(cause instanceof DomainError) || cause.key !== 'goodsNotFound') throw cause;
      rows.push({ goodsId, name: '', before: null, after: null, fault: 'notFound' });
    }
  }
  return rows;
}
