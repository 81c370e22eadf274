export type PaymentMethodState = {
  readonly code: 'balance' | 'ewallet' | 'card' | 'crypto';
  readonly isOpen: boolean;
};

/** The wallet can always pay; the others wait for a payment provider that this server does not have yet. */
export const PAYMENT_METHODS: readonly PaymentMethodState[] = [
  { code: 'balance', isOpen: true },
  { code: 'card', isOpen: false },
  { code: 'ewallet', isOpen: false },
  { code: 'crypto', isOpen: false },
];
