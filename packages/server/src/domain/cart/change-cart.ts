import type { AppContext } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { queueEvents } from '../../db/pending-events.ts';
import { transact } from '../../db/transact.ts';
import { DomainError } from '../domain-error.ts';
import { loadOffers, type OfferedItem } from '../orders/load-offers.ts';
import { lineKey, MAX_CART_LINES, type CartLine } from './cart-line.ts';
import { loadCart, readMaxQuantity } from './read-cart.ts';

export type LineRefusal = 'goodsNotFound' | 'productRemoved' | 'skuNotFound' | 'cartLimit';

/** Why goods cannot come into a cart. Sold-out goods can: they may come back. */
function refusalOf({ offer }: OfferedItem): LineRefusal | undefined {
  if (!offer) return 'goodsNotFound';
  if (!offer.isOnSale) return 'productRemoved';
  return offer.sku ? undefined : 'skuNotFound';
}

/** Locks the cart, so that changes of two devices follow each other. */
async function lockCart(tx: Tx, userId: string) {
  await tx
    .insertInto('cart')
    .values({ user_id: userId, revision: 0 })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({ revision: eb.ref('cart.revision') })),
    )
    .execute();
  const { revision, lines } = await loadCart(tx, userId);
  return { revision, lines, byKey: new Map(lines.map((line) => [lineKey(line), line])) };
}

type LockedCart = Awaited<ReturnType<typeof lockCart>>;

async function storeLines(
  tx: Tx,
  userId: string,
  cart: LockedCart,
  lines: readonly CartLine[],
): Promise<void> {
  const top = cart.lines[0]?.position ?? 0;
  // The first of the new lines becomes the latest.
  const rows = lines.map((line, index) => ({
    user_id: userId,
    goods_id: line.goodsId,
    sku_id: line.skuId ?? '',
    quantity: line.quantity,
    is_later: line.isLater,
    position: cart.byKey.get(lineKey(line))?.position ?? top + lines.length - index,
  }));
  const removed = rows.filter(({ quantity }) => quantity === 0);
  if (removed.length > 0) {
    await tx
      .deleteFrom('cart_line')
      .where('user_id', '=', userId)
      .where((eb) =>
        eb(
          eb.refTuple('goods_id', 'sku_id'),
          'in',
          removed.map(({ goods_id, sku_id }) => eb.tuple(goods_id, sku_id)),
        ),
      )
      .execute();
  }
  const kept = rows.filter(({ quantity }) => quantity > 0);
  if (kept.length === 0) return;
  await tx
    .insertInto('cart_line')
    .values(kept)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'goods_id', 'sku_id']).doUpdateSet((eb) => ({
        quantity: eb.ref('excluded.quantity'),
        is_later: eb.ref('excluded.is_later'),
      })),
    )
    .execute();
}

/** Stores the lines that differ, raises the revision and tells the other devices of the buyer. */
async function applyLines(
  tx: Tx,
  userId: string,
  cart: LockedCart,
  lines: readonly CartLine[],
): Promise<void> {
  const changed = lines.filter((line) => {
    const stored = cart.byKey.get(lineKey(line));
    return stored ? stored.quantity !== line.quantity || stored.isLater !== line.isLater : line.quantity > 0;
  });
  if (changed.length === 0) return;
  await storeLines(tx, userId, cart, changed);
  const revision = cart.revision + 1;
  await tx.updateTable('cart').set({ revision }).where('user_id', '=', userId).execute();
  queueEvents(tx, [{ kind: 'cart', userId, revision }]);
}

/** How many lines the cart has once `lines` are set. */
function countAfter({ byKey }: LockedCart, lines: readonly CartLine[]): number {
  const keys = new Set(byKey.keys());
  for (const line of lines) keys[line.quantity > 0 ? 'add' : 'delete'](lineKey(line));
  return keys.size;
}

/** The last of several lines for the same variant. */
const lastOfEach = (lines: readonly CartLine[]): readonly CartLine[] => [
  ...new Map(lines.map((line) => [lineKey(line), line])).values(),
];

/**
 * Sets lines to a number of pieces, all or none. Lines that are in the cart already may be changed whatever has become of
 * their goods.
 * @throws {DomainError} `aboveMaximumQuantity`, `goodsNotFound`, `productRemoved`, `skuNotFound` or `cartLimit`.
 */
export async function putLines(ctx: AppContext, userId: string, wanted: readonly CartLine[]): Promise<void> {
  await transact(ctx, async (tx) => {
    const lines = lastOfEach(wanted);
    const max = await readMaxQuantity(tx);
    if (lines.some(({ quantity }) => quantity > max)) throw new DomainError('aboveMaximumQuantity');
    const cart = await lockCart(tx, userId);
    const added = lines.filter((line) => line.quantity > 0 && !cart.byKey.has(lineKey(line)));
    const offered = added.length > 0 ? await loadOffers(tx, { clock: ctx.clock, lang: 'en' }, added) : [];
    const refusal = offered.map(refusalOf).find((found) => found !== undefined);
    if (refusal) throw new DomainError(refusal);
    if (countAfter(cart, lines) > MAX_CART_LINES) throw new DomainError('cartLimit');
    await applyLines(tx, userId, cart, lines);
  });
}

export interface LeftOutLine {
  readonly line: CartLine;
  readonly problem: LineRefusal;
}

/** The line of both carts: the larger number of pieces, bounded for what is taken over, and in the cart if one is. */
function mergeLine(
  line: CartLine,
  own: CartLine | undefined,
  { stock, max }: { stock: number; max: number },
): CartLine {
  const taken = Math.min(line.quantity, max, stock > 0 ? stock : max);
  return {
    ...line,
    quantity: Math.max(taken, own?.quantity ?? 0),
    isLater: line.isLater && (own?.isLater ?? true),
  };
}

/** Merges another cart into that of a buyer and returns the lines that were not taken. */
export async function mergeLines(
  ctx: AppContext,
  userId: string,
  wanted: readonly CartLine[],
): Promise<readonly LeftOutLine[]> {
  const lines = lastOfEach(wanted).filter(({ quantity }) => quantity > 0);
  if (lines.length === 0) return [];
  return transact(ctx, async (tx) => {
    const max = await readMaxQuantity(tx);
    const cart = await lockCart(tx, userId);
    const offered = await loadOffers(tx, { clock: ctx.clock, lang: 'en' }, lines);
    const leftOut: LeftOutLine[] = [];
    const taken: CartLine[] = [];
    for (const [index, line] of lines.entries()) {
      const found = offered[index] ?? { item: line, offer: null };
      const own = cart.byKey.get(lineKey(line));
      const merged = mergeLine(line, own, { stock: found.offer?.sku?.stock ?? 0, max });
      const isFull = !own && countAfter(cart, [...taken, merged]) > MAX_CART_LINES;
      const problem = refusalOf(found) ?? (isFull ? 'cartLimit' : undefined);
      if (problem) leftOut.push({ line, problem });
      else taken.push(merged);
    }
    await applyLines(tx, userId, cart, taken);
    return leftOut;
  });
}
