import type { Lang } from '@openmall/sdk';
import type { PaymentTable } from '../../db/schema/wallet.ts';

type ExternalMethod = PaymentTable['method'];

/**
 * A charge that the payment provider should collect. The reference is ours: repeated requests with the same
 * reference charge once.
 */
export interface Charge {
  readonly reference: string;
  readonly amount: string;
  readonly currency: string;
  /** How the buyer wants to pay; undefined for recharges. */
  readonly method?: ExternalMethod;
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
export interface ReceivedMessage {
  /** A header of the request; undefined without it. */
  readonly header: (name: string) => string | undefined;
  /** The body as it came. A signature covers each of its bytes. */
  readonly body: string;
}

/** Money that goes back the way it came. The id is ours: repeated requests with the same id refund once. */
export interface Refund {
  readonly id: string;
  /** The reference of the charge. */
  readonly reference: string;
  readonly amount: string;
  readonly currency: string;
}

/**
 * The interface to a payment provider. One adapter serves payments of orders and third-party recharges. Only `read` is
 * quick and needs no network; never call the others in a transaction.
 */
export interface PaymentGateway {
  readonly name: 'sandbox' | 'stripe' | 'other';
  /** The payment methods that it takes. Absent: all. */
  readonly methods?: readonly ExternalMethod[];
  /** Prepares a charge and returns the URL of the payment page. May be slow or fail. */
  readonly open: (charge: Charge) => Promise<string>;
  /**
   * Verifies and parses a message. Undefined if it is forged, altered or too old; `unrelated` if it is genuine, but says
   * nothing about a charge of the mall.
   */
  readonly read: (message: ReceivedMessage, now: Date) => GatewayEvent | 'unrelated' | undefined;
  /** Ends the payment page of a charge that is no longer wanted. Does nothing if it was paid meanwhile. */
  readonly close?: (reference: string) => Promise<void>;
  /** Sends money of a paid charge back. */
  readonly refund?: (refund: Refund) => Promise<void>;
}
