import type { PaymentMethodCode } from '@openmall/sdk';
import { listMethods } from '../../domain/payments/methods.ts';
import type { Handler } from '../handler.ts';

/** English names; clients translate by code. */
const NAMES: Record<PaymentMethodCode, string> = {
  balance: 'Balance',
  card: 'Credit or debit card',
  ewallet: 'Online wallet',
  crypto: 'Crypto currency',
};

export const paymentMethods: Handler<'paymentMethods'> = async ({ mall, input, session }) => {
  const methods = await listMethods(mall, { countryId: input.countryId, userId: session?.userId });
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
