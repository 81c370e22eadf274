/** The checkout, from the address to the confirmation. */
import {
  paths,
  paySuccessPath,
  placedPath,
  settlementPath,
  withQuery,
} from '../../../src/shared/navigation/paths.ts';
import { buyer, full, press, type Scene, type ScenesOf } from './scene.ts';

const placed = (responses: Scene['responses']): Scene => ({
  ...buyer,
  ...full,
  at: ({ orders }) => placedPath([orders.unpaid]),
  responses: { ...responses },
});

export const scenesOfCheckout = {
  settlement: {
    form: { ...buyer, at: ({ buy }) => settlementPath(buy) },
    nothing: { ...buyer, ...full },
    'all methods': {
      ...buyer,
      ...full,
      at: ({ buy }) => settlementPath(buy),
      responses: {
        paymentMethods: 'everything',
        walletGetUsdt: 'nothing',
        addressList: 'ok',
        orderQuote: 'ok',
      },
      then: press('main label:has([value=card])'),
    },
    problems: {
      ...buyer,
      ...full,
      at: ({ buy }) => settlementPath(buy),
      responses: { orderQuote: 'problems' },
    },
    'no address': {
      ...buyer,
      ...full,
      at: ({ buy }) => settlementPath(buy),
      responses: { addressList: 'empty', orderQuote: 'noAddress' },
    },
    'wallet unknown': {
      ...buyer,
      ...full,
      at: ({ buy }) => settlementPath(buy),
      responses: { walletGetUsdt: { refused: 'serverError' } },
    },
    pay: placed({}),
    'pay with too little': placed({ walletGetUsdt: 'nothing' }),
    'pay for the first time': placed({ localuserGet: 'newcomer' }),
    'pay by card': {
      ...placed({ orderInfo: { like: 'toPay', but: { orderInfo: { payDeadline: null } } } }),
      at: ({ orders }) => withQuery(paths.settlement, { orders: orders.unpaid, method: 'card' }),
    },
    'payment failed': {
      ...placed({ orderInfo: 'toPay' }),
      at: ({ orders }) => `${placedPath([orders.unpaid])}&failed=1`,
    },
  },
  paySuccess: {
    paid: { ...buyer, at: ({ orders }) => paySuccessPath([orders.paid]) },
    'not yet': {
      ...buyer,
      ...full,
      at: ({ orders }) => withQuery(paths.paySuccess, { orders: orders.unpaid, paymentId: 'one' }),
      responses: { orderInfo: 'toPay', paymentGet: 'processing' },
    },
  },
} as const satisfies ScenesOf;
