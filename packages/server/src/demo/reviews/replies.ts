import type { Random } from '@openmall/seeded-random';
import type { Mood } from './review-texts.ts';

/** Replies of stores to reviews. `{city}` is where the store is. */
// prettier-ignore
const REPLIES: Readonly<Record<Mood, readonly string[]>> = {
  good: [
    'Thank you for the kind words. Greetings from {city}!',
    'We read this aloud in the workshop. Thank you.',
    'Lovely to hear. See you next time.',
    'Thank you! Your picture of it in use is very welcome, too.',
    'That made our morning. Thank you for taking the time.',
    'Thank you for coming back to us.',
  ],
  medium: [
    'Thank you for the honest review. We have passed it on to the people who make it.',
    'Fair point. The next batch will be better in exactly this respect.',
    'Thank you. Write to us in the chat, we would like to put this right.',
    'Sorry about that. We have changed the description so that it is clearer.',
    'Thank you for telling us. A note about this is now on the product page.',
  ],
  low: [
    'We are sorry. Please write to us in the chat: we will replace it or pay you back.',
    'This should not have left our shop. A replacement is on its way.',
    'Sorry to hear that. We checked the rest of this batch and took it off sale.',
    'Our apologies. Your money is back in your wallet; please keep the item.',
    'We are sorry that it let you down. We have raised it with the carrier.',
  ],
};

/** Stores answer most complaints and few compliments. */
const SHARE: Readonly<Record<Mood, number>> = { good: 0.1, medium: 0.45, low: 0.75 };
const MAX_DELAY_MINUTES = 3 * 1440;

export interface Reply {
  readonly text: string;
  readonly ageMinutes: number;
}

/** A reply that no other review of the goods has, or none. */
export function replyOf(
  review: { readonly mood: Mood; readonly ageMinutes: number; readonly city: string },
  used: Set<string>,
  random: Random,
): Reply | undefined {
  const unused = REPLIES[review.mood].filter((text) => !used.has(text));
  if (unused.length === 0 || !random.boolean(SHARE[review.mood])) return undefined;
  const text = random.pick(unused);
  used.add(text);
  const delay = random.integer(20, Math.min(MAX_DELAY_MINUTES, review.ageMinutes - 10));
  return { text: text.replace('{city}', review.city), ageMinutes: review.ageMinutes - delay };
}
