import type { ChatMessage } from '@openmall/sdk';

/** The messages of a conversation, oldest first. */
export type Messages = readonly ChatMessage[];

const idsOf = (messages: Messages) => new Set(messages.map(({ id }) => id));

/** Merges the newest page, newest first: known messages are updated, new ones are appended. */
export function mergeNewest(known: Messages, page: Messages): Messages {
  if (page.length === 0) return known;
  const fresh = new Map(page.map((message) => [message.id, message]));
  const ids = idsOf(known);
  const added = page.filter(({ id }) => !ids.has(id)).toReversed();
  return [...known.map((message) => fresh.get(message.id) ?? message), ...added];
}

/** Prepends an older page, newest first. */
export function prependOlder(known: Messages, page: Messages): Messages {
  const ids = idsOf(known);
  return [...page.filter(({ id }) => !ids.has(id)).toReversed(), ...known];
}

/** The calendar day in the user's time zone. */
const localDay = (at: Date) => at.toDateString();

export const isSameDay = (date: Date, other: Date | undefined): boolean =>
  other !== undefined && localDay(date) === localDay(other);
