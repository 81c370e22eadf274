import type { Payment as WirePayment } from '@openmall/sdk';
import type { Payment } from '../../domain/payments/open-payment.ts';
import { dollars } from './dollars.ts';

export const showPayment = (payment: Payment): WirePayment => ({
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
