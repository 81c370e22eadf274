/** A change that concerns a user. It carries ids only; the receiver loads the data. */
export type MallEvent =
  | { readonly kind: 'message'; readonly userId: string; readonly messageId: string }
  | { readonly kind: 'unread'; readonly userId: string }
  /** An order has a new entry in its log. */
  | { readonly kind: 'order'; readonly userId: string; readonly orderId: string; readonly step: string }
  | { readonly kind: 'cart'; readonly userId: string; readonly revision: number }
  /** The balance, or a record of the wallet, has changed. */
  | {
      readonly kind: 'wallet';
      readonly userId: string;
      readonly cause: WalletCause;
      readonly reference: string | null;
    };

export type WalletCause = 'recharge' | 'withdrawal' | 'order' | 'refund' | 'loan' | 'other';

/** Notifies the sockets of all processes. Events may get lost: clients also poll the database. */
export interface EventBus {
  readonly publish: (event: MallEvent) => Promise<void>;
  /** Returns a function that stops listening. */
  readonly listen: (listener: (event: MallEvent) => void) => () => void;
}

/** An event bus within one process. */
export function createLocalBus(): EventBus {
  const listeners = new Set<(event: MallEvent) => void>();
  return {
    publish: (event) => {
      for (const listener of listeners) listener(event);
      return Promise.resolve();
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
