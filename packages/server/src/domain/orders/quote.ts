import { readTime } from '../../db/clock.ts';
import type { Db, Tx } from '../../db/database.ts';
import { runTogether } from '../../db/statements/send-together.ts';
import { countryCodeOf } from '../addresses/countries.ts';
import { findAddress } from '../addresses/find-address.ts';
import { applyCoupon, type AppliedCoupon } from '../coupons/apply-coupon.ts';
import { chooseCoupons, type ChosenCoupon, type CouponChoice } from '../coupons/choose-coupons.ts';
import type { AppContext } from '../../context.ts';
import { isGreater } from '../money/exact.ts';
import { readSettings } from '../settings/settings.ts';
import { estimateDelivery, type DeliveryEstimate } from '../shipping/delivery-estimate.ts';
import { readDeliveryTerms } from '../shipping/goods-delivery.ts';
import { loadOffers, type Offer } from './load-offers.ts';
import { mergeItems, type OrderItem } from './order-items.ts';
import {
  addFigures,
  deliverFree,
  goodsSum,
  priceLine,
  priceOrder,
  takeCoupon,
  type LineFigures,
  type OrderFigures,
} from './price-order.ts';

export type LineProblem =
  | 'productRemoved'
  | 'skuNotFound'
  | 'insufficientStock'
  | 'aboveMaximumQuantity'
  | 'belowMinimumOrder'
  | 'ownStoreGoods';

export interface QuotedLine {
  readonly item: OrderItem;
  readonly offer: Offer;
  readonly figures: LineFigures;
  readonly stock: number;
  readonly problems: readonly LineProblem[];
}

export interface QuotedStore {
  readonly storeId: string;
  readonly storeName: string;
  readonly lines: readonly QuotedLine[];
  /** The coupon that was named for this store; null without one. */
  readonly coupon: AppliedCoupon | null;
  /** The goods sum from which the store delivers free of charge; null without such an offer. */
  readonly freeDeliveryFrom: string | null;
  /** Sums of the orderable lines only. */
  readonly figures: OrderFigures;
}

export interface Basket {
  readonly stores: readonly QuotedStore[];
  /** Items whose goods do not exist. */
  readonly missing: readonly OrderItem[];
  readonly figures: OrderFigures;
  /** Minutes in which an order of it has to be paid. */
  readonly payMinutes: string;
}

interface Limits {
  readonly buyerId: string;
  readonly maxQuantity: number;
}

/** Why an order with this line would be refused. */
export function findProblems(
  { quantity }: Pick<OrderItem, 'quantity'>,
  offer: Offer,
  { buyerId, maxQuantity }: Limits,
): readonly LineProblem[] {
  if (!offer.isOnSale) return ['productRemoved'];
  if (!offer.sku) return ['skuNotFound'];
  const problems: LineProblem[] = [];
  if (offer.storeOwnerId === buyerId) problems.push('ownStoreGoods');
  if (quantity < offer.buyMin) problems.push('belowMinimumOrder');
  if (quantity > maxQuantity) problems.push('aboveMaximumQuantity');
  if (quantity > offer.sku.stock) problems.push('insufficientStock');
  return problems;
}

export interface BasketRequest {
  readonly buyerId: string;
  readonly lang: string;
  readonly items: readonly OrderItem[];
  readonly coupons?: readonly CouponChoice[] | undefined;
  /** Locks the coupons, because orders are about to use them. */
  readonly locksCoupons?: boolean;
}

/** Prices the lines of one store, with free delivery and its coupon. */
function quoteStore(
  lines: readonly QuotedLine[],
  serviceFeeRate: string,
  coupon: ChosenCoupon | undefined,
): Omit<QuotedStore, 'storeId' | 'storeName'> {
  const price = (priced: readonly QuotedLine[]) =>
    priceOrder(
      priced.filter(({ problems }) => problems.length === 0).map(({ figures }) => figures),
      serviceFeeRate,
    );
  const freeDeliveryFrom = lines[0]?.offer.freeDeliveryFrom ?? null;
  const atCost = price(lines);
  const isFree = freeDeliveryFrom !== null && !isGreater(freeDeliveryFrom, goodsSum(atCost));
  const delivered = isFree ? lines.map((line) => ({ ...line, figures: deliverFree(line.figures) })) : lines;
  const figures = isFree ? price(delivered) : atCost;
  const applied = coupon ? applyCoupon(coupon, goodsSum(figures)) : null;
  return {
    lines: delivered,
    coupon: applied,
    freeDeliveryFrom,
    figures: takeCoupon(figures, applied?.discount ?? '0'),
  };
}

/**
 * Prices order items and finds their problems, grouped by store. Stores come in the order of their first item.
 */
export async function fillBasket(
  db: Db | Tx,
  { clock }: AppContext,
  request: BasketRequest,
): Promise<Basket> {
  const { buyerId, lang, coupons: choices, locksCoupons: locks = false } = request;
  const [coupons, settings, offered] = await runTogether(
    chooseCoupons(db, clock, { buyerId, coupons: choices, locks }),
    readSettings(db, ['mall_max_goods_number_in_order', 'order_service_fee_rate', 'order_pay_minutes']),
    loadOffers(db, { clock, lang }, mergeItems(request.items)),
  );
  const limits = { buyerId, maxQuantity: Number(settings.mall_max_goods_number_in_order) };

  const lines = offered.flatMap(({ item, offer }): QuotedLine[] => {
    if (!offer) return [];
    const figures = priceLine({ ...offer, quantity: item.quantity });
    const stock = offer.isOnSale ? (offer.sku?.stock ?? 0) : 0;
    return [{ item, offer, figures, stock, problems: findProblems(item, offer, limits) }];
  });
  const byStore = Map.groupBy(lines, ({ offer }) => offer.storeId);
  const stores = [...byStore].map(([storeId, ofStore]): QuotedStore => ({
    storeId,
    storeName: ofStore[0]?.offer.storeName ?? '',
    ...quoteStore(ofStore, settings.order_service_fee_rate, coupons.get(storeId)),
  }));
  return {
    stores,
    missing: offered.flatMap(({ item, offer }) => (offer ? [] : [item])),
    figures: addFigures(stores.map(({ figures }) => figures)),
    payMinutes: settings.order_pay_minutes,
  };
}

/** Adds the delivery estimate to a store; undefined if the country of delivery is unknown. */
type DeliveredStore = QuotedStore & { readonly delivery: DeliveryEstimate | undefined };

export type Quote = Omit<Basket, 'stores' | 'payMinutes'> & {
  readonly stores: readonly DeliveredStore[];
  readonly addressId: string | null;
  readonly isOrderable: boolean;
};

async function estimateDeliveries(
  { db, clock }: AppContext,
  stores: readonly QuotedStore[],
  to: string | undefined,
): Promise<readonly DeliveredStore[]> {
  if (to === undefined) return stores.map((store) => ({ ...store, delivery: undefined }));
  const { days } = await readDeliveryTerms(db);
  const now = await readTime(db, clock);
  return stores.map((store) => {
    const from = store.lines[0]?.offer.storeCountry ?? to;
    return { ...store, delivery: estimateDelivery(now, { from, to }, days) };
  });
}

interface QuoteRequest extends Omit<BasketRequest, 'locksCoupons'> {
  readonly addressId?: string | undefined;
}

/** Quotes a basket together with the address it would be sent to. It reserves nothing. */
export async function quote(ctx: AppContext, request: QuoteRequest): Promise<Quote> {
  const address = await findAddress(ctx.db, request.buyerId, request.addressId);
  const basket = await fillBasket(ctx.db, ctx, request);
  const hasNoProblems = basket.stores.every(
    ({ lines, coupon }) => !coupon?.problem && lines.every(({ problems }) => problems.length === 0),
  );
  const isOrderable = hasNoProblems && basket.missing.length === 0 && address !== undefined;
  const stores = await estimateDeliveries(ctx, basket.stores, address && countryCodeOf(address));
  return { ...basket, stores, addressId: address?.id ?? null, isOrderable };
}
