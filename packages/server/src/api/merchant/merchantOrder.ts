import type { MerchantOrderInfo, MerchantOrderRow } from '@openmall/sdk/merchant';
import { confirmOrder, shipOrder } from '../../domain/orders/ship.ts';
import {
  listStoreOrders,
  readStoreOrder,
  type StoreOrder,
  type StoreOrderLine,
} from '../../domain/orders/store/store-orders.ts';
import { readTextPairs } from '../../domain/stored-json.ts';
import { times } from '../../domain/money/exact.ts';
import { type MerchantHandler, storeOf } from '../handler.ts';
import { dollars } from '../wire/money.ts';
import { pageData, pageRequest, sortOf } from '../wire/paging.ts';
import { dateOf, epoch, optionalEpoch } from '../wire/time.ts';

const showOrder = ({ placedAt, paidAt, dispatchBy, total, ...order }: StoreOrder): MerchantOrderRow => ({
  ...order,
  placedAt: epoch(placedAt),
  paidAt: optionalEpoch(paidAt),
  shipBy: optionalEpoch(dispatchBy),
  total: dollars(total),
});

const showLine = ({ attributes, price, ...line }: StoreOrderLine): MerchantOrderInfo['lines'][number] => ({
  ...line,
  attributes: readTextPairs(attributes, `choices of goods ${line.goodsId}`)
    .map(({ value }) => value.en)
    .join(', '),
  price: dollars(price),
  sum: dollars(times(price, line.pieces)),
});

export const merchantOrderList: MerchantHandler<'merchantOrderList'> = async ({ ctx, input, session }) => {
  const filter = {
    keyword: input.keyword,
    statuses: input.status?.split(',').map(Number),
    placedFrom: dateOf(input.placedFrom),
    placedUntil: dateOf(input.placedUntil),
    isLate: input.isLate,
  };
  const request = { sort: sortOf(input, 'placedAt'), page: pageRequest(input) };
  return pageData(await listStoreOrders(ctx, storeOf(session), filter, request), showOrder);
};

export const merchantOrderInfo: MerchantHandler<'merchantOrderInfo'> = async ({ ctx, input, session }) => {
  const { order, row, lines, timeline, actions } = await readStoreOrder(ctx, storeOf(session), input.orderId);
  return {
    order: showOrder(order),
    buyerId: row.buyer_id,
    lines: lines.map(showLine),
    note: row.note,
    address: {
      contacts: row.contacts,
      phone: row.phone,
      street: row.address,
      city: row.city,
      province: row.province,
      postcode: row.postcode,
      country: row.country,
    },
    items: dollars(row.items),
    discount: dollars(row.discount),
    couponDiscount: dollars(row.coupon_discount),
    freight: dollars(row.freight),
    tax: dollars(row.tax),
    fee: dollars(row.fee),
    commission: dollars(row.commission),
    refundableFrom: order.dispatchBy && optionalEpoch(row.ship_deadline),
    timeline: timeline.map(({ at, ...step }) => ({ ...step, at: epoch(at) })),
    acts: [...actions],
  };
};

export const merchantOrderConfirm: MerchantHandler<'merchantOrderConfirm'> = async ({ ctx, input }) => {
  await confirmOrder(ctx, input.orderId);
  return null;
};

export const merchantOrderShip: MerchantHandler<'merchantOrderShip'> = async ({ ctx, input }) => {
  const { orderId, carrier, trackingNumber } = input;
  await shipOrder(ctx, orderId, { carrier: carrier.trim(), trackingNumber });
  return null;
};
