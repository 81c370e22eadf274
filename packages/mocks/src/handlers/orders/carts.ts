/** The cart of an account. */
import type { CartData, CartLeftOut, CartLine } from '@openmall/sdk';
import type { Account, CartEntry } from '../../state/account.ts';
import type { CallHandlers } from '../../state/call-context.ts';
import { dollars } from '../../state/cents.ts';
import { freeDeliveryCents } from '../../state/price.ts';
import { skuBy, type Mall } from '../../state/mall.ts';
import { demand, found, Refusal } from '../../state/refusal.ts';
import { attributesOf, paidCents, tiersOf } from '../../state/stock.ts';
import { pictureOf } from '../goods/show-goods.ts';
import { MAX_COUNT, problemsOf } from './price-cart.ts';

const MAX_LINES = 100;
const FIELDS = 4;

const isSame = (entry: CartEntry) => (other: CartEntry) =>
  other.sellerGoodsId === entry.sellerGoodsId && other.skuId === entry.skuId;

/** Parses `goods,variant,count,later` quadruplets. The last one for a variant counts. */
function parseLines(text: string): readonly CartEntry[] {
  const parts = text.split(',');
  const lines = new Map<string, CartEntry>();
  for (let index = 0; index < parts.length; index += FIELDS) {
    const [sellerGoodsId = '', skuId = '', count, later] = parts.slice(index, index + FIELDS);
    lines.set(`${sellerGoodsId} ${skuId}`, {
      sellerGoodsId,
      skuId,
      count: Number(count),
      isLater: later === '1',
    });
  }
  return [...lines.values()];
}

function skuOf({ goods }: Mall, { sellerGoodsId, skuId }: CartEntry) {
  const match = found(
    goods.find(({ listing }) => listing.id === sellerGoodsId),
    'goodsNotFound',
  );
  return found(skuBy(match, skuId), 'skuNotFound');
}

function showLine(mall: Mall, entry: CartEntry): CartLine {
  const sku = skuOf(mall, entry);
  const { listing, store } = sku.goods;
  const from = freeDeliveryCents(store.listing);
  return {
    sellerGoodsId: entry.sellerGoodsId,
    skuId: entry.skuId,
    goodsNum: entry.count,
    isLater: entry.isLater ? 1 : 0,
    goodsName: listing.name,
    goodsIcon: pictureOf(sku),
    attributes: attributesOf(sku),
    price: dollars(paidCents(sku)),
    priceTiers: tiersOf(sku).map(({ minCount, cents }) => ({ minNum: minCount, price: dollars(cents) })),
    stock: sku.stock,
    buyMin: listing.buyMin,
    sellerId: store.listing.id,
    sellerName: store.listing.name,
    freeDeliveryFrom: from === undefined ? null : dollars(from),
    problems: problemsOf({ sku, count: entry.count }),
  };
}

const showCart = (mall: Mall, { cart, cartRevision }: Account): CartData => ({
  revision: cartRevision,
  lines: cart.map((entry) => showLine(mall, entry)),
});

function store(mall: Mall, buyer: Account, next: readonly CartEntry[]): void {
  if (JSON.stringify(next) === JSON.stringify(buyer.cart)) return;
  buyer.cart = next;
  buyer.cartRevision += 1;
  mall.push(buyer.usercode, { type: 'cartChanged', revision: buyer.cartRevision });
}

/** Sets lines in place; new ones come first. */
function setLines(cart: readonly CartEntry[], lines: readonly CartEntry[]): readonly CartEntry[] {
  const kept = cart.map((entry) => lines.find(isSame(entry)) ?? entry);
  const added = lines.filter((line) => !cart.some(isSame(line)));
  return [...added, ...kept].filter(({ count }) => count > 0);
}

/** The key of the refusal of goods that are unknown. */
function problemOf(mall: Mall, line: CartEntry): CartLeftOut['problem'] | undefined {
  try {
    skuOf(mall, line);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal && (error.key === 'goodsNotFound' || error.key === 'skuNotFound'))
      return error.key;
    throw error;
  }
}

/** The line of both carts: the larger number of pieces, bounded for what is taken over, and in the cart if one is. */
function mergeLine(line: CartEntry, own: CartEntry | undefined, stock: number): CartEntry {
  const taken = Math.min(line.count, MAX_COUNT, stock > 0 ? stock : MAX_COUNT);
  return {
    ...line,
    count: Math.max(taken, own?.count ?? 0),
    isLater: line.isLater && (own?.isLater ?? true),
  };
}

export const cartHandlers = {
  cartList: (_input, { mall, buyer }) => showCart(mall, buyer),
  cartPut({ lines: text }, { mall, buyer }) {
    const lines = parseLines(text);
    demand(
      lines.every(({ count }) => count <= MAX_COUNT),
      'aboveMaximumQuantity',
    );
    for (const line of lines) if (line.count > 0 && !buyer.cart.some(isSame(line))) skuOf(mall, line);
    const next = setLines(buyer.cart, lines);
    demand(next.length <= MAX_LINES, 'cartLimit');
    store(mall, buyer, next);
    return showCart(mall, buyer);
  },
  cartMerge({ lines: text }, { mall, buyer }) {
    const leftOut: CartLeftOut[] = [];
    let next = buyer.cart;
    // From the last to the first, so that the first of them comes first.
    for (const line of parseLines(text).toReversed()) {
      if (line.count === 0) continue;
      const own = buyer.cart.find(isSame(line));
      const problem = problemOf(mall, line) ?? (!own && next.length >= MAX_LINES ? 'cartLimit' : undefined);
      if (problem) {
        const { sellerGoodsId, skuId, count } = line;
        leftOut.unshift({ sellerGoodsId, skuId, goodsNum: count, problem });
        continue;
      }
      const merged = mergeLine(line, own, skuOf(mall, line).stock);
      next = setLines(next, [merged]);
    }
    store(mall, buyer, next);
    return { ...showCart(mall, buyer), leftOut };
  },
} satisfies Partial<CallHandlers>;
