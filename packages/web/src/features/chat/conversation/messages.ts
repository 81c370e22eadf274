import type { ChatMessage } from '@openmall/sdk';

/** The messages of a conversation, oldest first. */
export type Messages = readonly ChatMessage[];

/** Those of a page, newest first, that are not among the known ones; each once, oldest first. */
function findNew(known: Messages, page: Messages): Messages {
  const ids = new Set(known.map(({ id }) => id));
  return page
    .filter(({ id }) => {
      const isNew = !ids.has(id);
      ids.add(id);
      return isNew;
    })
    .toReversed();
}

/** Merges the newest page, newest first: known messages are updated, new ones are appended. */
export function mergeNewest(known: Messages, page: Messages): Messages {
  if (page.length === 0) return known;
  const fresh = new Map(page.map((message) => [message.id, message]));
  return [...known.map((message) => fresh.get(message.id) ?? message), ...findNew(known, page)];
}

/** Prepends an older page, newest first. */
export function prependOlder(known: Messages, page: Messages): Messages {
  return [...findNew(known, page), ...known];
}

/** The calendar day in the user's time zone. */
const localDay = (at: Date) => at.toDateString();

export const isSameDay = (date: Date, other: Date | undefined): boolean =>
  other !== undefined && localDay(date) === localDay(other);
