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
