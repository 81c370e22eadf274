import { openPayment, type Payment, readPayment } from '../../domain/payments/open-payment.ts';
import type { Handler } from '../handler.ts';
import type { Payment as WirePayment, PaymentMethodCode } from '@openmall/sdk';
import { listMethods } from '../../domain/payments/methods.ts';
import { dollars } from '../wire/money.ts';

export const paymentGet: Handler<'paymentGet'> = async ({ ctx, input, session }) =>
  showPayment(await readPayment(ctx, session.userId, input.paymentId));

/** English names; clients translate by code. */
const NAMES: Record<PaymentMethodCode, string> = {
  balance: 'Balance',
  card: 'Credit or debit card',
  ewallet: 'Online wallet',
  crypto: 'Crypto currency',
};

export const paymentMethods: Handler<'paymentMethods'> = async ({ ctx, input, session }) => {
  const methods = await listMethods(ctx, { countryId: input.countryId, userId: session?.userId });
  return {
    methods: methods.map(({ code, closedBecause, feeRatio }) => ({
      code,
      name: NAMES[code],
      available: closedBecause ? 0 : 1,
      reason: closedBecause,
      feeRatio: Number(feeRatio),
    })),
  };
};

export const paymentOpen: Handler<'paymentOpen'> = async ({ ctx, input, session, lang }) => {
  const { method, returnPath = '/paySuccess' } = input;
  const orderIds = input.orderId.split(',');
  return showPayment(await openPayment(ctx, session.userId, { orderIds, method, returnPath, lang }));
};

const showPayment = (payment: Payment): WirePayment => ({
  paymentId: payment.id,
  orderId: payment.order_key,
  method: payment.method,
  status: payment.state,
  amount: dollars(payment.amount),
  handlingFee: dollars(payment.handling_fee),
  total: dollars(payment.total),
  payUrl: payment.pay_url ?? '',
  createTime: payment.created_at.getTime(),
  expireTime: payment.expires_at.getTime(),
});
