import type { Lang } from '@openmall/sdk';

/** What a payment provider is asked for. Its reference is ours: asked again with the same one, it charges once. */
export interface Charge {
  readonly reference: string;
  readonly amount: string;
  readonly currency: string;
  /** The currency in which to pay, where the provider converts. */
  readonly payIn?: string;
  /** Path of the store that the provider leads back to. */
  readonly returnPath: string;
  /** What the payer reads the provider's page in. */
  readonly lang: Lang;
  readonly expiresAt: Date;
}

/** What a provider told. It may tell it again, under the same id. */
export interface GatewayEvent {
  readonly eventId: string;
  readonly reference: string;
  readonly outcome: 'paid' | 'failed';
  readonly amount: string;
}

/** A message as it arrived, not to be believed yet. */
export interface SignedMessage {
  readonly timestamp: string;
  readonly signature: string;
  readonly body: string;
}

/** The port to a payment provider. One adapter serves payments of orders and recharges through third parties. */
export interface PaymentGateway {
  /** Prepares a charge and answers the page on which to pay. May be slow or fail; never called in a transaction. */
  readonly open: (charge: Charge) => Promise<string>;
  /** What a message says; undefined where it is not the provider's, is altered, or is not of this moment. */
  readonly read: (message: SignedMessage, now: Date) => GatewayEvent | undefined;
}
