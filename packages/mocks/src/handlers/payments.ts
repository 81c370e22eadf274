import type { BankCard, Payment } from '@openmall/sdk';
import { multiply } from '@openmall/sdk/money';
import { examples } from '../generated/examples.ts';
import { orderBy } from '../state/accounts.ts';
import { centsOf, dollars, sumOf } from '../state/cents.ts';
import { demand, found } from '../state/refusal.ts';
import type { CallHandlers } from '../state/call-context.ts';

const { methods } = examples.paymentMethods().data;
const EXPIRES_AFTER_MS = 30 * 60_000;
const MAX_CARDS = 10;

export const paymentHandlers = {
  paymentOpen({ orderId, method }, { mall, buyer }) {
    const orders = orderId.split(',').map((id) => orderBy(buyer, id));
    demand(
      orders.every(({ status }) => status === 0),
      'orderAlreadyPaid',
    );
    const chosen = methods.find(({ code }) => code === method);
    demand(chosen?.available === 1, 'paymentMethodNotOpen');
    const cents = sumOf(orders, ({ figures }) => figures.totalCents);
    const handlingCents = centsOf(multiply(dollars(cents), chosen?.feeRatio ?? 0));
    const paymentId = mall.nextId('pm');
    const payment: Payment = {
      paymentId,
      orderId,
      method,
      status: 0,
      amount: dollars(cents),
      handlingFee: dollars(handlingCents),
      total: dollars(sumOf([cents, handlingCents], (part) => part)),
      payUrl: `https://pay.example/p/${paymentId}`,
      createTime: mall.now(),
      expireTime: mall.now() + EXPIRES_AFTER_MS,
    };
    buyer.payments.push(payment);
    return payment;
  },
  paymentGet: ({ paymentId }, { buyer }) =>
    found(
      buyer.payments.find((payment) => payment.paymentId === paymentId),
      'recordNotFound',
    ),
  bankCardList: (_input, { buyer }) => ({ pageList: buyer.bankCards }),
  bankCardAdd(input, { mall, buyer }) {
    const existing = buyer.bankCards.find(({ bankCardNo }) => bankCardNo === input.bankCardNo);
    if (existing) return Object.assign(existing, input);
    demand(buyer.bankCards.length < MAX_CARDS, 'bankCardLimit');
    const card: BankCard = { id: mall.nextId('bc'), createTime: mall.now(), ...input };
    buyer.bankCards.unshift(card);
    return card;
  },
  bankCardDel({ id }, { buyer }) {
    if (buyer.forgottenCards.includes(id)) return null;
    const card = found(
      buyer.bankCards.find((candidate) => candidate.id === id),
      'bankCardNotFound',
    );
    buyer.bankCards.splice(buyer.bankCards.indexOf(card), 1);
    buyer.forgottenCards.push(id);
    return null;
  },
} satisfies Partial<CallHandlers>;
