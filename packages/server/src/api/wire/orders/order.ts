import { minus, plus } from '../../../domain/money/exact.ts';
import { dollars } from '../money.ts';
import { DomainError } from '../../../domain/domain-error.ts';
import type { OrderItem } from '../../../domain/orders/order-items.ts';
import type { Lang, OrderAttribute, OrderDetails, OrderMain, OrderPreview } from '@openmall/sdk';
import type { LineAttribute, OrderRow } from '../../../db/schema/tables.ts';
import type { ListedLine } from '../../../domain/orders/list-orders.ts';
import { isEmptyList, readTextPairs } from '../../../domain/stored-json.ts';
import { textIn } from '../language.ts';

interface Amounts {
  readonly items: string;
  readonly dispatch_fee: string;
  readonly long_distance_fee: string;
  readonly delivery_fee: string;
  readonly freight: string;
  readonly tax: string;
  readonly fee: string;
  readonly discount: string;
  readonly coupon_discount: string;
  readonly total: string;
}

/** Maps the amounts of an order. `prizeReal`: goods after discount. `fees`: freight and service fee. */
export function orderFigures(order: Amounts) {
  return {
    prizeReal: dollars(minus(order.items, order.discount)),
    fees: dollars(plus(order.freight, order.fee)),
    tax: dollars(order.tax),
    freight: dollars(order.freight),
    dispatchFee: dollars(order.dispatch_fee),
    longDistanceFee: dollars(order.long_distance_fee),
    deliveryFee: dollars(order.delivery_fee),
    serviceFee: dollars(order.fee),
    discount: dollars(order.discount),
    couponDiscount: dollars(order.coupon_discount),
    total: dollars(order.total),
  };
}

const MAX_LINES = 100;
const FIELDS = 3;

/**
 * Parses comma-separated `goods,variant,quantity` triplets. The contract's pattern has been checked before.
 *
 * @throws DomainError with `parameterError` if there are too many lines.
 */
export function parseOrderItems(text: string): readonly OrderItem[] {
  const parts = text.split(',');
  if (parts.length > MAX_LINES * FIELDS)
    throw new DomainError('parameterError', { parameter: { field: 'orderInfo', rule: 'items' } });
  return Array.from({ length: parts.length / FIELDS }, (_, index) => {
    const [goodsId = '', skuId = '', quantity = ''] = parts.slice(index * FIELDS, (index + 1) * FIELDS);
    return { goodsId, skuId: skuId === NO_VARIANT ? null : skuId, quantity: Number(quantity) };
  });
}

/** The wire's SKU id of goods without variants. */
export const NO_VARIANT = '-1';

export const showAttributes = (
  attributes: readonly LineAttribute[],
  lang: Lang,
  record: string,
): OrderAttribute[] =>
  readTextPairs(attributes, record).map(({ name, value }) => ({
    attrName: textIn(name, lang),
    attrValue: textIn(value, lang),
  }));

/** Goods without variants have stored no choices. Anything else names a variant, even if it can not be read. */
const showSkuId = (skuId: string, attributes: unknown): string =>
  isEmptyList(attributes) ? NO_VARIANT : skuId;

/** Maps a line of an order in a list of orders. */
export function showPreview(line: ListedLine, lang: Lang): OrderPreview {
  return {
    goodsId: line.goods_id,
    skuId: showSkuId(line.sku_id, line.attributes),
    goodsName: line.name,
    goodsIcon: line.image,
    goodsNum: line.quantity,
    goodsReal: dollars(line.paid_price),
    attributes: showAttributes(line.attributes, lang, `choices in order ${line.order_id}`),
  };
}

type Marks = Pick<
  OrderMain & OrderDetails,
  'payDeadline' | 'shipDeadline' | 'receiptDeadline' | 'reminded' | 'delivered'
>;

const isUnshipped = ({ status }: Pick<OrderRow, 'status'>): boolean => status === 1 || status === 2;
const milliseconds = (at: Date | null): number | null => at?.getTime() ?? null;

type MarkedOrder = Pick<
  OrderRow,
  'status' | 'pay_deadline' | 'ship_deadline' | 'receipt_deadline' | 'reminded_at' | 'last_step'
>;

/** Fields that decide, together with the status, which actions a buyer has. */
export const orderMarks = (order: MarkedOrder): Marks => ({
  payDeadline: order.status === 0 ? order.pay_deadline.getTime() : null,
  shipDeadline: isUnshipped(order) ? milliseconds(order.ship_deadline) : null,
  receiptDeadline: order.status === 3 ? milliseconds(order.receipt_deadline) : null,
  reminded: order.reminded_at ? 1 : 0,
  delivered: order.status === 3 && order.last_step === 'delivered' ? 1 : 0,
});
