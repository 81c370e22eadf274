import type { ChatMessage } from '@openmall/sdk';

/** What was said, oldest first. */
export type Messages = readonly ChatMessage[];

const idsOf = (talk: Messages) => new Set(talk.map(({ id }) => id));

/** Joins what the server says now, newest first, to what is known: changed messages change, new ones come last. */
export function takeNewest(known: Messages, page: Messages): Messages {
  if (page.length === 0) return known;
  const fresh = new Map(page.map((message) => [message.id, message]));
  const ids = idsOf(known);
  const added = page.filter(({ id }) => !ids.has(id)).toReversed();
  return [...known.map((message) => fresh.get(message.id) ?? message), ...added];
}

/** Puts an older page, newest first, before what is known. */
export function takeOlder(known: Messages, page: Messages): Messages {
  const ids = idsOf(known);
  return [...page.filter(({ id }) => !ids.has(id)).toReversed(), ...known];
}

/** The same day in the user's zone. */
const dayOf = (at: Date) => at.toDateString();

export const isSameDay = (one: Date, other: Date | undefined): boolean =>
  other !== undefined && dayOf(one) === dayOf(other);
