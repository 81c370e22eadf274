import { readPayment } from '../../domain/payments/open-payment.ts';
import type { Handler } from '../handler.ts';
import { showPayment } from '../wire/payment.ts';

export const paymentGet: Handler<'paymentGet'> = async ({ mall, input, session }) =>
  showPayment(await readPayment(mall, session.userId, input.paymentId));
