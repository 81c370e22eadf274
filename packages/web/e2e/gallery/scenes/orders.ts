/** Orders in every state, and their confirmation dialogs. */
import {
  orderDetailPath,
  ordersPath,
  paths,
  refundPath,
  reviewPath,
  withQuery,
} from '../../../src/shared/navigation/paths.ts';
import { orderTabs } from '../../../src/features/orders/list/order-tabs.ts';
import { refusedRefunds, threeGoods, fullTimeline } from './rare-answers.ts';
import { buyer, click, doing, full, press, type StubbedAnswer, type Scene, type ScenesOf } from './scene.ts';

/** A scene with the contract's examples of an order and its log. */
const detail = (order: StubbedAnswer, log: StubbedAnswer = 'ok'): Scene => ({
  ...buyer,
  ...full,
  at: ({ orders }) => orderDetailPath(orders.delivered),
  responses: { orderInfo: order, orderLogList: log, orderListGoods: 'ok' },
});

const refund = (order: StubbedAnswer, log: StubbedAnswer): Scene => ({
  ...detail(order, log),
  at: ({ orders }) => refundPath(orders.paid),
});

const DAY_MS = 86_400_000;
const lamp = {
  ...{ goodsId: 'g_paper_lamp', skuId: '-1', goodsName: 'Paper lamp', attributes: [], goodsNum: 1 },
  goodsIcon: '/pictures/goods/paper-lamp-1.webp',
  ...{ goodsTotal: 27.5, couponDiscount: 0, freight: 2.25, tax: 1.1, serviceFee: 0.27, total: 31.12 },
};
const requested = {
  ...{ id: 'rc_20260305_0001', isMissing: 0, keepsCosts: 0, reason: 6, byDefault: 0, disputedByStore: 0 },
  remark: 'The seam was open when I unpacked it.',
  images: ['/pictures/goods/paper-lamp-1.webp'],
  createTime: '2026-03-05 09:12:40',
  ...{ decideTime: null, sentTime: null, disputeTime: null, closeTime: null },
  ...{ answer: null, dispute: null, verdict: null, carrier: null, trackingNumber: null },
  ...{ lines: [lamp], total: 31.12, refundedTotal: 0 },
};

/** A received order with a return in some state. */
function returning(state: number, more: object = {}): Scene {
  const deadline = state === 4 || state === 7 ? null : Date.now() + 2 * DAY_MS;
  const marks = { returnState: state, returnStepDeadline: deadline, returnDeadline: Date.now() + 9 * DAY_MS };
  const orderInfo = { ...marks, returns: [{ ...requested, state, deadline, ...more }] };
  return refund({ like: 'received', but: { orderInfo } }, 'completed');
}
const refused = { decideTime: '2026-03-06 11:02:10', answer: 'It was whole when we sent it.' };
const accepted = { decideTime: '2026-03-06 11:02:10' };
const sentBack = {
  ...accepted,
  sentTime: '2026-03-07 17:30:00',
  carrier: 'Nordic Parcel',
  trackingNumber: 'NP4471',
};

/** A scene with the dialog that a link from customer service opens. */
const withDialog = (action: string, of: 'unpaid' | 'paid' | 'delivered'): Scene => ({
  ...buyer,
  ...full,
  at: ({ orders }) => withQuery(paths.myOrder, { action, id: orders[of] }),
});

const minutes = (count: number): StubbedAnswer => ({
  like: 'toPay',
  but: { orderInfo: { payDeadline: Date.now() + count * 60_000 } },
});

const emptyTabs = orderTabs.map(({ name }, index): readonly [string, Scene] => [
  `no ${name}`,
  {
    ...buyer,
    ...full,
    at: ordersPath(index),
    responses: { orderListMain: 'empty', orderCountOrderStatus: 'none' },
  },
]);

export const scenesOfOrders = {
  myOrder: {
    list: buyer,
    'every state': {
      ...buyer,
      ...full,
      responses: { orderListMain: 'ok', orderCountOrderStatus: 'ok', orderLogList: 'ok' },
      then: press('main button[aria-expanded=false]'),
    },
    refunds: { ...buyer, ...full, at: ordersPath(5), responses: { orderListMain: 'refunds' } },
    'refused refunds': { ...buyer, ...full, responses: { orderListMain: refusedRefunds } },
    cancelling: withDialog('cancel', 'unpaid'),
    paying: withDialog('pay', 'unpaid'),
    reminding: withDialog('remind', 'paid'),
    receiving: withDialog('receive', 'delivered'),
    'nothing found': {
      ...buyer,
      ...full,
      at: withQuery(paths.myOrder, { q: 'lantern' }),
      responses: { orderListMain: 'empty' },
    },
    ...Object.fromEntries(emptyTabs),
  },
  orderDetail: {
    unpaid: {
      ...buyer,
      at: ({ orders }) => orderDetailPath(orders.unpaid),
      gone: { orderInfo: 'orderNotFound' },
    },
    'to pay': detail('toPay', 'placed'),
    'to pay within hours': detail(minutes(300), 'placed'),
    paid: detail('paid'),
    'all that can happen': detail('ok', fullTimeline),
    confirmed: detail('confirmed'),
    shipped: detail('ok'),
    received: detail('received', 'completed'),
    reviewed: detail('reviewed', 'completed'),
    refunding: detail('refunding', 'refused'),
    refunded: detail('refunded', 'refunded'),
    'refund refused': detail({ like: 'refundRefused', but: { orderInfo: { status: 3 } } }, 'refused'),
    'partly refunded': detail({
      like: 'paid',
      but: {
        orderInfo: {
          ...{ returnStatus: 2, refundAmount: 31.12, refundReason: 2, refundedTotal: 31.12 },
          shipDeadline: Date.now() + 3 * DAY_MS,
          refunds: [
            {
              ...{
                id: 'rf_1',
                state: 2,
                isWhole: 0,
                reason: 2,
                remark: null,
                byDefault: 0,
                answer: null,
                deadline: null,
              },
              ...{ createTime: '2026-03-14 10:00:00', decideTime: '2026-03-14 12:00:00', returnId: null },
              ...lamp,
              lines: [lamp],
            },
          ],
        },
      },
    }),
    'not shipped in time': detail({
      like: 'paid',
      but: { orderInfo: { shipDeadline: Date.now() - DAY_MS } },
    }),
    'to be confirmed': detail({
      like: 'ok',
      but: { orderInfo: { delivered: 1, receiptDeadline: Date.now() + 4 * DAY_MS } },
    }),
    'can be returned': detail(
      { like: 'received', but: { orderInfo: { returnState: 0, returnDeadline: Date.now() + 9 * DAY_MS } } },
      'completed',
    ),
    cancelled: detail('cancelled', 'cancelled'),
    expired: detail('expired', 'expired'),
  },
  orderReturn: {
    form: { ...buyer, at: ({ orders }) => refundPath(orders.paid), gone: { orderInfo: 'orderNotFound' } },
    'too late': { ...buyer, at: ({ orders }) => refundPath(orders.delivered), ...full },
    unpaid: refund('toPay', 'placed'),
    cancelled: refund('cancelled', 'cancelled'),
    withDialog: refund('refunding', 'refused'),
    'paid back': refund('refunded', 'refunded'),
    refused: refund('refundRefused', 'refused'),
    'return asked for': returning(1),
    'return accepted': returning(2, accepted),
    'return on its way': returning(3, sentBack),
    'return paid back': returning(4, { ...sentBack, closeTime: '2026-03-10 08:00:00', refundedTotal: 31.12 }),
    'return refused': returning(5, refused),
    'return disputed': returning(6, {
      ...refused,
      disputeTime: '2026-03-07 10:00:00',
      dispute: 'The picture shows the seam beside the label of the parcel.',
    }),
    'return closed': returning(7, { ...refused, closeTime: '2026-03-14 08:00:00' }),
    'once more': refund({ like: 'refundRefused', but: { orderInfo: { status: 1 } } }, 'refused'),
  },
  orderEvaluation: {
    form: {
      ...buyer,
      at: ({ orders }) => reviewPath(orders.received),
      gone: { orderInfo: 'orderNotFound' },
    },
    'a good one': {
      ...buyer,
      ...full,
      at: ({ orders }) => reviewPath(orders.received),
      then: press('main label:has(input[type=radio])', 4),
    },
    'nearly the best': {
      ...buyer,
      ...full,
      at: ({ orders }) => reviewPath(orders.received),
      then: press('main label:has(input[type=radio])', 3),
    },
    'several goods': {
      ...detail('received'),
      at: ({ orders }) => reviewPath(orders.received),
      responses: { orderInfo: 'received', orderListGoods: threeGoods },
      then: doing(
        click('main label:has(input[type=radio])', 0),
        click('main label:has(input[type=radio])', 6),
        click('main label:has(input[type=radio])', 12),
      ),
    },
    'too early': { ...detail('paid'), at: ({ orders }) => reviewPath(orders.received) },
    'done before': { ...detail('reviewed'), at: ({ orders }) => reviewPath(orders.received) },
  },
} as const satisfies ScenesOf;
