import type { Lang } from '@openmall/sdk';

/**
 * A charge that the payment provider should collect. The reference is ours: repeated requests with the same
 * reference charge once.
 */
export interface Charge {
  readonly reference: string;
  readonly amount: string;
  readonly currency: string;
  /** The currency to pay in, if the provider converts. */
  readonly payIn?: string;
  /** Path of the store that the provider redirects to. */
  readonly returnPath: string;
  /** The language of the provider's page. */
  readonly lang: Lang;
  readonly expiresAt: Date;
}

/** The result of a charge. The provider may send it repeatedly under the same id. */
export interface GatewayEvent {
  readonly eventId: string;
  readonly reference: string;
  readonly outcome: 'paid' | 'failed';
  readonly amount: string;
  /** Must be the currency of the charge: the same number in another currency is other money. */
  readonly currency: string;
}

/** A received message, not verified yet. */
export interface SignedMessage {
  readonly timestamp: string;
  readonly signature: string;
  readonly body: string;
}

/** The interface to a payment provider. One adapter serves payments of orders and third-party recharges. */
export interface PaymentGateway {
  /**
   * Prepares a charge and returns the URL of the payment page. May be slow or fail; never call it in a
   * transaction.
   */
  readonly open: (charge: Charge) => Promise<string>;
  /** Verifies and parses a message. Undefined if it is forged, altered or too old. */
  readonly read: (message: SignedMessage, now: Date) => GatewayEvent | undefined;
}
