/** Orders in the shapes of lists and detail pages. */
import {
  maskEmail,
  maskPhone,
  toWireTime,
  type OrderDetails,
  type OrderLine as WireLine,
  type OrderMain,
} from '@openmall/sdk';
import type { Account, Order, OrderLine } from '../../state/account.ts';
import { dollars, sumOf } from '../../state/cents.ts';
import { storeBy, type Mall } from '../../state/mall.ts';
import { lineCents, lineFreightIn, lineTax, showFigures, showPaid } from '../../state/price.ts';
import { recordNumber } from '../../state/record-number.ts';
import {
  arrivalDeadline,
  PAYMENT_TIME_MS,
  receiptDeadline,
  refundDeadline,
  returnDeadline,
  shipDeadline,
} from './deadlines.ts';
import { countryCodeOf, estimateDelivery } from '../goods/delivery-estimate.ts';
import { previewOf } from './preview.ts';
import { showReturn, advanceOverdueReturns } from './returns.ts';
import { refundedCents, refundedCount, showRefund } from './refunds.ts';

const deadlineOf = ({ status, createdAt }: Order): number | null =>
  status === 0 ? createdAt + PAYMENT_TIME_MS : null;

type Flags = Pick<
  OrderMain & OrderDetails,
  | 'payDeadline'
  | 'shipDeadline'
  | 'receiptDeadline'
  | 'refundDeadline'
  | 'returnState'
  | 'returnDeadline'
  | 'arrivalDeadline'
  | 'returnStepDeadline'
  | 'reminded'
  | 'delivered'
>;
/** The fields besides the status that determine the actions of a buyer. */
const flagsOf = (order: Order): Flags => ({
  payDeadline: deadlineOf(order),
  shipDeadline: shipDeadline(order),
  receiptDeadline: receiptDeadline(order),
  refundDeadline: refundDeadline(order),
  returnState: order.returns.at(-1)?.state ?? 0,
  returnDeadline: returnDeadline(order),
  arrivalDeadline: arrivalDeadline(order),
  returnStepDeadline: order.returns.at(-1)?.dueAt ?? null,
  reminded: order.reminded ? 1 : 0,
  delivered: order.status === 3 && order.log.some(({ state }) => state === 14) ? 1 : 0,
});

export function showOrderRow(mall: Mall, account: Account, order: Order): OrderMain {
  advanceOverdueReturns(mall, account, order);
  const { itemsCents, discountCents } = order.figures;
  return {
    id: order.id,
    number: recordNumber(order.id),
    partyId: account.id,
    username: account.username,
    status: order.status,
    goodsCount: sumOf(order.lines, ({ count }) => count),
    priceCount: dollars(itemsCents - discountCents),
    goodsFrom: storeBy(mall, order.storeId).listing.name,
    returnStatus: order.returnStatus,
    fees: showPaid(order.figures).fees,
    tax: dollars(order.figures.taxCents),
    sellerStatus: 1,
    createTime: toWireTime(new Date(order.createdAt)),
    sellerId: order.storeId,
    goods: order.lines.slice(0, 3).map(previewOf),
    lineCount: order.lines.length,
    freight: dollars(order.figures.freightCents),
    total: dollars(order.figures.totalCents),
    refundedTotal: dollars(refundedCents(order)),
    ...flagsOf(order),
  };
}

export const showOrderLine = (order: Order, line: OrderLine): WireLine => ({
  ...previewOf(line),
  fees: dollars(lineFreightIn(order.lines, line)),
  refundedNum: refundedCount(order, line),
  tax: dollars(lineTax(line)),
  sellingPrice: dollars(line.sku.cents),
  totalCost: dollars(lineCents(line)),
  isShelf: 1,
  isValid: 1,
});

const wireTime = (at: number | undefined): string | null =>
  at === undefined ? null : toWireTime(new Date(at));

const payStatusOf = ({ paidAt, status }: Order): -1 | 0 | 1 =>
  paidAt === undefined ? (status === -1 ? -1 : 0) : 1;

const showReceiver = ({ address }: Order, isFull: boolean) => ({
  phone: isFull ? address.phone : maskPhone(address.phone),
  email: isFull || address.email === null ? address.email : maskEmail(address.email),
  contacts: address.contacts,
  postcode: address.postcode,
  country: address.country,
  province: address.province || null,
  city: address.city || null,
  address: address.address,
});

function showRefunds(order: Order) {
  const refunds = order.refunds.map(showRefund);
  const last = refunds.at(-1);
  return {
    returnStatus: order.returnStatus,
    cancelReason: order.cancelReason,
    refundReason: last?.reason ?? null,
    refundAmount: last?.total ?? null,
    refundRemark: last?.remark ?? null,
    refundedTotal: dollars(refundedCents(order)),
    refunds,
    returns: order.returns.map(showReturn),
  };
}

/** When the parcel of an order that is not delivered should arrive. */
function deliveryOf(mall: Mall, order: Order) {
  const isOpen = order.status >= 0 && order.status <= 3 && flagsOf(order).delivered === 0;
  const countryCode = isOpen ? countryCodeOf(order.address) : undefined;
  if (countryCode === undefined) return {};
  const store = storeBy(mall, order.storeId);
  return { delivery: estimateDelivery(store, countryCode, order.paidAt ?? order.createdAt) };
}

const showParcel = ({ id, shippedAt }: Order) => ({
  carrier: shippedAt === undefined ? null : 'Nordic Parcel',
  trackingNumber: shippedAt === undefined ? null : `NP${id.replaceAll(/\D/g, '').padStart(10, '0')}`,
});

export function showOrder(mall: Mall, account: Account, order: Order, isFull: boolean): OrderDetails {
  advanceOverdueReturns(mall, account, order);
  const { figures } = order;
  return {
    id: order.id,
    number: recordNumber(order.id),
    createTime: toWireTime(new Date(order.createdAt)),
    status: order.status,
    pushTime: wireTime(order.shippedAt),
    partyId: account.id,
    username: account.username,
    ...showReceiver(order, isFull),
    payStatus: payStatusOf(order),
    ...showPaid(figures),
    prizeOriginal: dollars(figures.itemsCents),
    itemsTotal: dollars(figures.itemsCents),
    ...showFigures(figures),
    goodsCount: sumOf(order.lines, ({ count }) => count),
    purchStatus: order.log.some(({ state }) => state === 5) ? 1 : 0,
    handlingFee: 0,
    couponCode: order.couponCode ?? null,
    paymentMethod: order.paidAt === undefined ? null : 'balance',
    ...deliveryOf(mall, order),
    paymentProof: null,
    ...showRefunds(order),
    remarks: order.remarks,
    sellerId: order.storeId,
    sellerName: storeBy(mall, order.storeId).listing.name,
    ...showParcel(order),
    ...flagsOf(order),
  };
}
