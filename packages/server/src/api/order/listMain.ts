import type { Lang, OrderMain, OrderStatus, RefundStatus } from '@openmall/sdk';
import { toWireTime } from '@openmall/sdk';
import { listOrders, type ListedOrder } from '../../domain/orders/read-orders.ts';
import type { Handler } from '../handler.ts';
import { orderFigures } from '../wire/order-figures.ts';
import { orderMarks } from '../wire/order-marks.ts';
import { showPreview } from '../wire/order-lines.ts';
import { pageData, pageRequest } from '../wire/page.ts';

/** Status 1 stands for all that wait for shipment. */
const statusesOf = (status: OrderStatus | undefined) =>
  status === undefined ? undefined : status === 1 ? [1, 2] : [status];

function showOrder(order: ListedOrder, lang: Lang): OrderMain {
  const { prizeReal, fees, tax, freight, total } = orderFigures(order);
  return {
    id: order.id,
    partyId: order.buyer_id,
    username: order.username,
    status: order.status as OrderStatus, // Held to these numbers by the database.
    goodsCount: order.pieces,
    priceCount: prizeReal,
    goodsFrom: order.storeName,
    returnStatus: order.refund_status as RefundStatus, // The same.
    fees,
    tax,
    sellerStatus: order.isStoreOpen ? 1 : 0,
    createTime: toWireTime(order.created_at),
    sellerId: order.store_id,
    goods: order.lines.map((line) => showPreview(line, lang)),
    lineCount: order.lineCount,
    freight,
    total,
    ...orderMarks(order),
  };
}

export const orderListMain: Handler<'orderListMain'> = async ({ mall, input, lang, session }) => {
  const filter = { statuses: statusesOf(input.status), keyword: input.keyword };
  const page = await listOrders(mall, session.userId, filter, pageRequest(input));
  return pageData(page, (order) => showOrder(order, lang));
};
