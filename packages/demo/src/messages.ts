/** What page, service worker and mall tell one another. */

/** Asks a page whether it carries a call. The call follows through the port that travels with it. */
export interface Offer {
  readonly kind: 'offer';
}

/** A request on its way to the mall. Its answer comes through the port that travels with it. */
export interface Call {
  readonly kind: 'call';
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer | null;
}

export type CallAnswer =
  /** Whoever was asked will carry it. */
  | { readonly kind: 'taken' }
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers: readonly (readonly [string, string])[];
      readonly body: ArrayBuffer;
    };

export type ToMall = Call | { readonly kind: 'startOver' };

/** How far the mall is set up. */
export type Stage = 'starting' | 'waiting' | 'fetching' | 'unpacking' | 'opening';

export type FromMall =
  | { readonly kind: 'progress'; readonly stage: Stage; readonly loaded: number; readonly total: number }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly why: string }
  | { readonly kind: 'cleared' }
  /** A mail or a text message that has nowhere to go but before the visitor's eyes. */
  | { readonly kind: 'letter'; readonly recipient: string; readonly subject: string; readonly body: string };
