import type { PaymentMethodCode } from '@openmall/sdk';
import { PAYMENT_METHODS } from '../../domain/wallet/payment-methods.ts';
import type { Handler } from '../handler.ts';

/** English names; clients translate by code. */
const NAMES: Record<PaymentMethodCode, string> = {
  balance: 'Balance',
  card: 'Credit or debit card',
  ewallet: 'Online wallet',
  crypto: 'Crypto currency',
};

export const paymentMethods: Handler<'paymentMethods'> = async () => ({
  methods: PAYMENT_METHODS.map(({ code, isOpen }) => ({
    code,
    name: NAMES[code],
    available: isOpen ? 1 : 0,
    reason: isOpen ? null : 'notImplemented',
    feeRatio: 0,
  })),
});
