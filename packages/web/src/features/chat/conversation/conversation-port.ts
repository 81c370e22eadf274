import type { ChatMessage, ChatMessageType } from '@openmall/sdk';

export interface Draft {
  readonly type: ChatMessageType;
  readonly content: string;
}

/** The connection of a conversation to customer service or a store. */
export interface ConversationPort {
  /** The last response with the newest page, newest message first. */
  readonly newest: readonly ChatMessage[] | undefined;
  readonly error: unknown;
  readonly refetch: () => void;
  /** Fetches the page before a message, newest first. */
  readonly fetchOlder: (before: string) => Promise<readonly ChatMessage[]>;
  /** Resolves to the id of the message, if the server returns one. */
  readonly send: (
    draft: Draft,
  ) => Promise<{ readonly chat_id?: string; readonly updatetime?: string } | null>;
}

/**
 * The polling interval of an open conversation in milliseconds. It is six times longer while messages are pushed (spec
 * §7).
 */
export const pollInterval = (pollMs: number, isLive: boolean): number => (isLive ? 6 * pollMs : pollMs);
