import type { AppContext } from '../../context.ts';
import type { Db, Tx } from '../../db/database.ts';
import { loadOffers, type Offer } from '../orders/load-offers.ts';
import { findProblems, type LineProblem } from '../orders/quote.ts';
import { readSettings } from '../settings/settings.ts';
import type { CartLine } from './cart-line.ts';

/** A line with what its goods cost now. */
export interface OfferedLine {
  readonly line: CartLine;
  readonly offer: Offer;
  readonly problems: readonly LineProblem[];
}

export interface Cart {
  readonly revision: number;
  readonly lines: readonly OfferedLine[];
}

/** The stored lines, the latest first, and the revision; 0 if there is no cart yet. */
export async function loadCart(db: Db | Tx, userId: string) {
  const rows = await db
    .selectFrom('cart')
    .leftJoin('cart_line as line', 'line.user_id', 'cart.user_id')
    .select(['revision', 'goods_id', 'sku_id', 'quantity', 'is_later', 'position'])
    .where('cart.user_id', '=', userId)
    .orderBy('position', 'desc')
    .execute();
  const lines = rows.flatMap(({ goods_id, sku_id, quantity, is_later, position }) =>
    goods_id === null
      ? []
      : {
          goodsId: goods_id,
          skuId: sku_id || null,
          quantity: quantity ?? 0,
          isLater: is_later ?? false,
          position: position ?? 0,
        },
  );
  return { revision: rows[0]?.revision ?? 0, lines };
}

export async function readMaxQuantity(db: Db | Tx): Promise<number> {
  const { mall_max_goods_number_in_order } = await readSettings(db, ['mall_max_goods_number_in_order']);
  return Number(mall_max_goods_number_in_order);
}

/** The cart of a buyer at the prices of now, with lines that cannot be ordered any more. */
export async function readCart({ db, clock }: AppContext, buyerId: string, lang: string): Promise<Cart> {
  const { revision, lines } = await loadCart(db, buyerId);
  if (lines.length === 0) return { revision, lines: [] };
  const limits = { buyerId, maxQuantity: await readMaxQuantity(db) };
  const offered = await loadOffers(db, { clock, lang }, lines);
  return {
    revision,
    lines: lines.flatMap((line, index) => {
      const offer = offered[index]?.offer;
      return offer ? [{ line, offer, problems: findProblems(line, offer, limits) }] : [];
    }),
  };
}
