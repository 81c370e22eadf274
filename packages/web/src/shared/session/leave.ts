import { base } from '../navigation/base.ts';
import { remember } from '../state/storage.ts';
import { session } from './session.ts';

/** Removes what was searched, viewed and written, so that the next person at this device does not see it (spec §4). */
export function forgetPerson(): void {
  for (const key of [
    'searchHistory',
    'recentlyViewed',
    'checkoutNotes',
    'firstAddress',
    'submitToken',
  ] as const)
    remember(key, undefined);
}

/** Clears the session and reloads the store at another page, so that no user data stay in memory. */
export function leaveTo(path: string): void {
  session.removeFromDevice();
  window.location.assign(base + path);
}
