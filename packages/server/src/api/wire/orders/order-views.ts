import {
  maskEmail,
  maskPhone,
  type CancelReason,
  type Lang,
  type OrderDetails,
  type OrderLine,
  type OrderMain,
  type OrderStatus,
  type RefundReason,
  type RefundStatus,
  type ReturnCaseStatus,
  toWireTime,
} from '@openmall/sdk';
import { minus, plus, times } from '../../../domain/money/exact.ts';
import type { ListedOrder } from '../../../domain/orders/list-orders.ts';
import type { ListedOrderLine, OrderWithStore } from '../../../domain/orders/read-orders.ts';
import type { OrderPayment } from '../../../domain/payments/payment-method.ts';
import { countryOf } from '../language.ts';
import { dollars, optionalDollars } from '../money.ts';
import { orderFigures, orderMarks, showPreview } from './order.ts';
import { optionalWireTime } from '../time.ts';

const payStatus = ({ status, paid_at }: OrderWithStore) => (paid_at ? 1 : status === -1 ? -1 : 0);

interface Reader {
  /** Shows phone and e-mail unmasked. */
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

// CHECK constraints limit status and reasons to the numbers of the contract.
const showRefund = (order: OrderWithStore) => ({
  returnStatus: order.refund_status as RefundStatus,
  cancelReason: order.cancel_reason as CancelReason | null,
  refundReason: order.return_reason as RefundReason | null,
  refundAmount: optionalDollars(order.refund_amount),
  refundRemark: order.return_detail,
  refundedTotal: dollars(order.refunded_total),
});

const milliseconds = (at: Date | null): number | null => at?.getTime() ?? null;

/** Where the last return stands, and until when goods can be returned. */
const showReturnMarks = (
  order: Pick<
    ListedOrder,
    'status' | 'returnState' | 'return_deadline' | 'arrival_deadline' | 'returnStepDeadline'
  >,
) => ({
  returnState: (order.returnState ?? 0) as ReturnCaseStatus, // A CHECK constraint limits it.
  returnDeadline: milliseconds(order.return_deadline),
  arrivalDeadline: order.status === 3 ? milliseconds(order.arrival_deadline) : null,
  returnStepDeadline: milliseconds(order.returnStepDeadline),
});

/** Maps an order for its page. */
export function showOrderDetails(
  order: OrderWithStore,
  reader: Reader,
  payment: OrderPayment | undefined,
): OrderDetails {
  return {
    id: order.id,
    number: order.number,
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
    handlingFee: dollars(payment?.handlingFee ?? '0'),
    paymentMethod: payment?.method ?? null,
    couponCode: order.couponCode,
    goodsCount: order.pieces,
    purchStatus: (order.status_before_refund ?? order.status) >= 2 ? 1 : 0,
    ...showRefund(order),
    remarks: order.note,
    sellerId: order.store_id,
    sellerName: order.storeName,
    carrier: order.carrier,
    trackingNumber: order.tracking_number,
    ...orderMarks(order),
    refundDeadline: order.refundDeadline?.getTime() ?? null,
    ...showReturnMarks(order),
  };
}

/** Maps an order of a list. */
export function showOrderMain(order: ListedOrder, lang: Lang): OrderMain {
  return {
    id: order.id,
    number: order.number,
    partyId: order.buyer_id,
    username: order.username,
    status: order.status as OrderStatus, // A CHECK constraint limits it to these numbers.
    goodsCount: order.pieces,
    priceCount: dollars(minus(order.items, order.discount)),
    goodsFrom: order.storeName,
    returnStatus: order.refund_status as RefundStatus, // As above.
    fees: dollars(plus(order.freight, order.fee)),
    tax: dollars(order.tax),
    sellerStatus: order.isStoreOpen ? 1 : 0,
    createTime: toWireTime(order.created_at),
    sellerId: order.store_id,
    goods: order.lines.map((line) => showPreview(line, lang)),
    lineCount: order.lineCount,
    freight: dollars(order.freight),
    total: dollars(order.total),
    refundedTotal: dollars(order.refunded_total),
    ...orderMarks(order),
    refundDeadline: order.refundDeadline?.getTime() ?? null,
    ...showReturnMarks(order),
  };
}

/** Maps a line of an order, with the current state of its goods. */
export const showOrderLine = (line: ListedOrderLine, lang: Lang): OrderLine => ({
  ...showPreview(line, lang),
  fees: dollars(line.freight),
  tax: dollars(line.tax),
  sellingPrice: dollars(line.price),
  totalCost: dollars(times(line.paid_price, line.quantity)),
  refundedNum: line.refunded,
  isShelf: line.isListed && !line.isDeleted ? 1 : 0,
  isValid: line.isDeleted ? 0 : 1,
});
