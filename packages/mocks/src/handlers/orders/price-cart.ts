/** Prices a cart, store by store. */
import type { OrderProblem, OrderQuoteLine, OrderQuoteMissing, OrderQuoteStore } from '@openmall/sdk';
import type { Figures, OrderLine } from '../../state/account.ts';
import { dollars } from '../../state/cents.ts';
import type { AppliedCoupon } from '../../state/coupons/coupons.ts';
import { skuBy, type Mall } from '../../state/mall.ts';
import {
  freeDeliveryCents,
  lineCents,
  lineFreightIn,
  lineTax,
  priceLines,
  showFigures,
} from '../../state/price.ts';
import { attributesOf, unitCents } from '../../state/stock.ts';
import { pictureOf } from '../goods/show-goods.ts';

export const MAX_COUNT = 500;

export interface BasketLine extends OrderLine {
  readonly problems: OrderProblem[];
}

export interface Basket {
  readonly lines: readonly BasketLine[];
  readonly missing: OrderQuoteMissing[];
}

export function problemsOf({ sku, count }: Pick<OrderLine, 'sku' | 'count'>): OrderProblem[] {
  const problems: OrderProblem[] = [];
  if (count < sku.goods.listing.buyMin) problems.push('belowMinimumOrder');
  if (count > MAX_COUNT) problems.push('aboveMaximumQuantity');
  if (count > sku.stock) problems.push('insufficientStock');
  return problems;
}

/** Parses `goods,variant,count` triples. Repeated variants are merged into one line. */
export function fillBasket({ goods }: Mall, orderInfo: string): Basket {
  const parts = orderInfo.split(',');
  const lines = new Map<string, BasketLine>();
  const missing: OrderQuoteMissing[] = [];
  for (let index = 0; index + 2 < parts.length; index += 3) {
    const [sellerGoodsId = '', skuId = '', text = '0'] = parts.slice(index, index + 3);
    const match = goods.find(({ listing }) => listing.id === sellerGoodsId);
    const sku = match && skuBy(match, skuId);
    if (!sku) {
      const problem = match ? 'skuNotFound' : 'goodsNotFound';
      missing.push({ sellerGoodsId, skuId, goodsNum: Number(text), problem });
      continue;
    }
    const line = {
      sku,
      count: Number(text) + (lines.get(sku.id)?.count ?? 0),
      attributes: attributesOf(sku),
    };
    lines.set(sku.id, { ...line, problems: problemsOf(line) });
  }
  return { lines: [...lines.values()], missing };
}

export const byStore = (lines: readonly BasketLine[]): ReadonlyMap<string, BasketLine[]> =>
  Map.groupBy(lines, ({ sku }) => sku.goods.store.listing.id);

export const orderable = (lines: readonly BasketLine[]): BasketLine[] =>
  lines.filter(({ problems }) => problems.length === 0);

function quoteLine(line: BasketLine, lines: readonly BasketLine[]): OrderQuoteLine {
  const { sku, count, attributes, problems } = line;
  return {
    sellerGoodsId: sku.goods.listing.id,
    skuId: sku.id,
    goodsName: sku.goods.listing.name,
    goodsIcon: pictureOf(sku),
    attributes,
    goodsNum: count,
    stock: sku.stock,
    buyMin: sku.goods.listing.buyMin,
    sellingPrice: dollars(sku.cents),
    goodsReal: dollars(unitCents(sku, count)),
    totalCost: dollars(lineCents(line)),
    freight: dollars(lineFreightIn(orderable(lines), line)),
    tax: dollars(lineTax(line)),
    problems,
  };
}

/** How much a store's goods are short of free delivery, if the store offers it. */
function freeDeliveryOf(lines: readonly BasketLine[], { itemsCents, discountCents }: Figures) {
  const store = lines[0]?.sku.goods.store.listing;
  const from = store && freeDeliveryCents(store);
  if (from === undefined) return {};
  const missing = Math.max(0, from - itemsCents + discountCents);
  return { freeDelivery: { from: dollars(from), missing: dollars(missing) } };
}

export function quoteStore(
  sellerId: string,
  lines: readonly BasketLine[],
  coupon: AppliedCoupon | undefined,
): OrderQuoteStore {
  const figures = priceLines(orderable(lines), coupon?.cents);
  return {
    sellerId,
    sellerName: lines[0]?.sku.goods.store.listing.name ?? '',
    lines: lines.map((line) => quoteLine(line, lines)),
    itemsTotal: dollars(figures.itemsCents),
    ...showFigures(figures),
    ...freeDeliveryOf(lines, figures),
    ...(coupon && {
      coupon: { code: coupon.code, discount: dollars(coupon.cents), problem: coupon.problem },
    }),
  };
}

/** The sums of the whole cart. */
export function quoteSums(lines: readonly BasketLine[], coupons: ReadonlyMap<string, AppliedCoupon>) {
  const stores = [...byStore(orderable(lines))].map(([id, own]) => priceLines(own, coupons.get(id)?.cents));
  const sum = (pick: (figures: ReturnType<typeof priceLines>) => number): number =>
    dollars(stores.reduce((total, figures) => total + pick(figures), 0));
  return {
    itemsTotal: sum(({ itemsCents }) => itemsCents),
    freight: sum(({ freightCents }) => freightCents),
    tax: sum(({ taxCents }) => taxCents),
    serviceFee: sum(({ serviceCents }) => serviceCents),
    discount: sum(({ discountCents }) => discountCents),
    couponDiscount: sum(({ couponCents }) => couponCents),
    total: sum(({ totalCents }) => totalCents),
  };
}
