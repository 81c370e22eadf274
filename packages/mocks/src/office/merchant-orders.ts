/** Orders of a store, from the mall that buyers see. */
import { fromWireTime, type InputOf, maskEmail } from '@openmall/sdk';
import type { MerchantOrderRow } from '@openmall/sdk/merchant';
import { shipDeadline } from '../handlers/orders/deadlines.ts';
import { showOrder, showOrderLine } from '../handlers/orders/show-order.ts';
import { confirmOrder, shipOrder } from '../staff/merchant.ts';
import type { Account, Order } from '../state/account.ts';
import { sumOf } from '../state/cents.ts';
import type { Mall } from '../state/mall.ts';
import { pageOf } from '../state/paging.ts';
import { recordNumber } from '../state/record-number.ts';
import { found } from '../state/refusal.ts';

export interface OwnOrder {
  readonly buyer: Account;
  readonly order: Order;
}

/** What a store knows: its orders, and the clock and stock of the mall. */
export interface StoreContext {
  readonly mall: Mall;
  readonly storeId: string;
}

export const ordersOf = ({ mall, storeId }: StoreContext): readonly OwnOrder[] =>
  [...mall.accounts.values()]
    .flatMap((buyer) => buyer.orders.map((order) => ({ buyer, order })))
    .filter(({ order }) => order.storeId === storeId)
    .toSorted((left, right) => right.order.createdAt - left.order.createdAt);

/** Orders of other stores do not exist. */
const orderBy = (store: StoreContext, id: string): OwnOrder =>
  found(
    ordersOf(store).find(({ order }) => order.id === id),
    'orderNotFound',
  );

/** A store sees its buyers by name only, or by the masked address that they sign in with. */
export const nameOf = ({ displayName, username }: Account): string => displayName ?? maskEmail(username);

function showRow({ mall }: StoreContext, { buyer, order }: OwnOrder): MerchantOrderRow {
  const { carrier, trackingNumber, total } = showOrder(mall, buyer, order, false);
  return {
    id: order.id,
    number: recordNumber(order.id),
    placedAt: order.createdAt,
    paidAt: order.paidAt ?? null,
    buyer: nameOf(buyer),
    country: order.address.country,
    lines: order.lines.length,
    pieces: sumOf(order.lines, ({ count }) => count),
    total: total ?? 0,
    status: order.status,
    refundStatus: order.returnStatus,
    shipBy: shipDeadline(order),
    carrier: carrier ?? null,
    trackingNumber: trackingNumber ?? null,
    isReminded: order.reminded,
  };
}

export function listOrders(
  store: StoreContext,
  { pageNum, pageSize, status, keyword }: InputOf<'merchantOrderList'>,
) {
  const wanted = status?.split(',').map(Number);
  const rows = ordersOf(store)
    .filter(({ order }) => wanted?.includes(order.status) ?? true)
    .map((own) => showRow(store, own))
    .filter(({ number, buyer }) => keyword === undefined || `${number} ${buyer}`.includes(keyword));
  return pageOf(rows, pageNum, pageSize);
}

const actionsOf = ({ status }: Order): ('confirm' | 'ship')[] =>
  status === 1 ? ['confirm', 'ship'] : status === 2 ? ['ship'] : [];

export function showStoreOrder(store: StoreContext, { orderId }: InputOf<'merchantOrderInfo'>) {
  const own = orderBy(store, orderId);
  const { order, buyer } = own;
  const { address, figures } = order;
  const lines = order.lines.map((line) => ({ line, shown: showOrderLine(order, line) }));
  return {
    order: showRow(store, own),
    buyerId: buyer.id,
    lines: lines.map(({ line, shown }) => ({
      goodsId: shown.goodsId,
      skuId: line.sku.id,
      name: shown.goodsName,
      image: shown.goodsIcon,
      attributes: shown.attributes.map(({ attrValue }) => attrValue).join(', '),
      pieces: line.count,
      price: shown.goodsReal,
      sum: shown.totalCost,
    })),
    note: order.remarks,
    address: {
      contacts: address.contacts,
      phone: address.phone,
      street: address.address,
      city: address.city,
      province: address.province,
      postcode: address.postcode ?? '',
      country: address.country,
    },
    items: figures.itemsCents / 100,
    discount: figures.discountCents / 100,
    couponDiscount: figures.couponCents / 100,
    freight: figures.freightCents / 100,
    tax: figures.taxCents / 100,
    fee: figures.serviceCents / 100,
    commission: 0,
    refundableFrom: null,
    timeline: order.log.map(({ log, createTime }) => ({
      step: log,
      detail: '',
      at: fromWireTime(createTime).getTime(),
    })),
    acts: actionsOf(order),
  };
}

export function confirmStoreOrder(store: StoreContext, { orderId }: InputOf<'merchantOrderConfirm'>): null {
  confirmOrder(store.mall, orderBy(store, orderId).order.id);
  return null;
}

export function shipStoreOrder(store: StoreContext, { orderId }: InputOf<'merchantOrderShip'>): null {
  shipOrder(store.mall, orderBy(store, orderId).order.id);
  return null;
}
