import { openPayment } from '../../domain/payments/open-payment.ts';
import type { Handler } from '../handler.ts';
import { showPayment } from '../wire/payment.ts';

export const paymentOpen: Handler<'paymentOpen'> = async ({ mall, input, session, lang }) => {
  const { method, returnPath = '/paySuccess' } = input;
  const orderIds = input.orderId.split(',');
  return showPayment(await openPayment(mall, session.userId, { orderIds, method, returnPath, lang }));
};
