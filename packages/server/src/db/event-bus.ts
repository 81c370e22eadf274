/** Tells that something of a user's chats has changed; whoever hears it looks it up. */
export type ChatEvent =
  | { readonly kind: 'message'; readonly userId: string; readonly messageId: string }
  | { readonly kind: 'unread'; readonly userId: string };

/**
 * Wakes the sockets of all processes. Only a wake-up: what is true lies in the database, and whoever misses an event
 * finds it by the calls that poll.
 */
export type EventBus = {
  readonly publish: (event: ChatEvent) => Promise<void>;
  /** Answers how to stop listening. */
  readonly listen: (hear: (event: ChatEvent) => void) => () => void;
};

/** For one process. */
export function createLocalBus(): EventBus {
  const listeners = new Set<(event: ChatEvent) => void>();
  return {
    publish: (event) => {
      for (const hear of listeners) hear(event);
      return Promise.resolve();
    },
    listen: (hear) => {
      listeners.add(hear);
      return () => void listeners.delete(hear);
    },
  };
}
