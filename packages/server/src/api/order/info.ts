import type {
  CancelReason,
  Lang,
  OrderDetails,
  OrderStatus,
  RefundReason,
  RefundStatus,
} from '@openmall/sdk';
import { toWireTime } from '@openmall/sdk';
import { readOrder, type OrderWithStore } from '../../domain/orders/read-orders.ts';
import { readHandlingFee } from '../../domain/payments/handling-fee.ts';
import type { Handler } from '../handler.ts';
import { countryOf } from '../wire/country-name.ts';
import { dollars, optionalDollars } from '../wire/dollars.ts';
import { maskEmail, maskPhone } from '../wire/mask.ts';
import { orderFigures } from '../wire/order-figures.ts';
import { orderMarks } from '../wire/order-marks.ts';
import { optionalWireTime } from '../wire/times.ts';

const payStatus = ({ status, paid_at }: OrderWithStore) => (paid_at ? 1 : status === -1 ? -1 : 0);

interface Reader {
  /** Phone and e-mail are shown in full. */
  readonly isFull: boolean;
  readonly lang: Lang;
}

const showReceiver = (order: OrderWithStore, { isFull, lang }: Reader) => ({
  phone: isFull ? order.phone : maskPhone(order.phone),
  email: (isFull ? order.email : maskEmail(order.email)) || null,
  contacts: order.contacts,
  postcode: order.postcode || null,
  country: countryOf(order.country_id, order.country, lang),
  province: order.province || null,
  city: order.city || null,
  address: order.address,
});

// The database holds status and reasons to the numbers of the contract.
const showRefund = (order: OrderWithStore) => ({
  returnStatus: order.refund_status as RefundStatus,
  cancelReason: order.cancel_reason as CancelReason | null,
  refundReason: order.return_reason as RefundReason | null,
  refundAmount: optionalDollars(order.refund_amount),
  refundRemark: order.return_detail,
});

function showOrder(order: OrderWithStore, reader: Reader, handlingFee: string): OrderDetails {
  return {
    id: order.id,
    createTime: toWireTime(order.created_at),
    status: order.status as OrderStatus,
    pushTime: optionalWireTime(order.shipped_at),
    partyId: order.buyer_id,
    username: order.username,
    ...showReceiver(order, reader),
    payStatus: payStatus(order),
    ...orderFigures(order),
    prizeOriginal: dollars(order.items),
    itemsTotal: dollars(order.items),
    handlingFee: dollars(handlingFee),
    goodsCount: order.pieces,
    purchStatus: (order.status_before_refund ?? order.status) >= 2 ? 1 : 0,
    ...showRefund(order),
    remarks: order.note,
    sellerId: order.store_id,
    sellerName: order.storeName,
    carrier: order.carrier,
    trackingNumber: order.tracking_number,
    ...orderMarks(order),
  };
}

export const orderInfo: Handler<'orderInfo'> = async ({ mall, input, session, lang }) => {
  const order = await readOrder(mall, session.userId, input.orderId);
  const handlingFee = order.paid_at ? await readHandlingFee(mall.db, session.userId, order.id) : '0';
  return { orderInfo: showOrder(order, { isFull: input.type === 1, lang }, handlingFee) };
};
