/** Messages between page, service worker and shared worker. */

/** Asks a page to forward a request. The request follows through the transferred port. */
export interface Offer {
  readonly kind: 'offer';
}

/** A request to the mall. The answer comes through the transferred port. */
export interface MallRequest {
  readonly kind: 'call';
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer | null;
}

export type CallAnswer =
  /** The page accepts the request. */
  | { readonly kind: 'accepted' }
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers: readonly (readonly [string, string])[];
      readonly body: ArrayBuffer;
    };

export type ToMall = MallRequest | { readonly kind: 'startOver' };

/** Progress of the setup. */
export type Stage = 'starting' | 'waiting' | 'fetching' | 'unpacking' | 'opening';

export type FromMall =
  | { readonly kind: 'progress'; readonly stage: Stage; readonly loaded: number; readonly total: number }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'cleared' }
  /** A mail or text message, which the demo shows in the page. */
  | { readonly kind: 'mail'; readonly recipient: string; readonly subject: string; readonly body: string };
