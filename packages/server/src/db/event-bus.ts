/** What has become new for a user. It says only what to look at: whoever hears it looks it up. */
export type MallEvent =
  | { readonly kind: 'message'; readonly userId: string; readonly messageId: string }
  | { readonly kind: 'unread'; readonly userId: string }
  /** An order has taken a step of its log. */
  | { readonly kind: 'order'; readonly userId: string; readonly orderId: string; readonly step: string }
  /** The balance, or a record of the wallet, has changed. */
  | {
      readonly kind: 'wallet';
      readonly userId: string;
      readonly cause: WalletCause;
      readonly reference: string | null;
    };

export type WalletCause = 'recharge' | 'withdrawal' | 'order' | 'refund' | 'loan' | 'other';

/**
 * Wakes the sockets of all processes. Only a wake-up: what is true lies in the database, and whoever misses it finds
 * it by the calls that poll.
 */
export interface EventBus {
  readonly publish: (news: MallEvent) => Promise<void>;
  /** Answers how to stop listening. */
  readonly listen: (hear: (news: MallEvent) => void) => () => void;
}

/** For one process. */
export function createLocalBus(): EventBus {
  const listeners = new Set<(news: MallEvent) => void>();
  return {
    publish: (news) => {
      for (const hear of listeners) hear(news);
      return Promise.resolve();
    },
    listen: (hear) => {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
  };
}
