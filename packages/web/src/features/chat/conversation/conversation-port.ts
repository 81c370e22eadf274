import type { ChatMessage, ChatMessageType } from '@openmall/sdk';

export interface Draft {
  readonly type: ChatMessageType;
  readonly content: string;
}

/** How a talk reaches the other side: customer service or a store. */
export interface ConversationPort {
  /** The newest page as it was answered last, newest first. */
  readonly newest: readonly ChatMessage[] | undefined;
  readonly error: unknown;
  readonly ask: () => void;
  /** The page before a message, newest first. */
  readonly older: (before: string) => Promise<readonly ChatMessage[]>;
  /** Answers the id that the server gave, where it gives one. */
  readonly send: (
    draft: Draft,
  ) => Promise<{ readonly chat_id?: string; readonly updatetime?: string } | null>;
}

/** How often an open talk looks for news: every five seconds, seldom where they are pushed (spec §7). */
export const listEvery = (pollMs: number, isLive: boolean): number => (isLive ? 6 * pollMs : pollMs);
