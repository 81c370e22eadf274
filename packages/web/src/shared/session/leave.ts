import { base } from '../navigation/base.ts';
import { remember } from '../state/storage.ts';

/** Clears the session and reloads the store at another page, so that no user data stay in memory. */
export function leaveTo(path: string): void {
  remember('token', undefined);
  remember('user', undefined);
  window.location.assign(base + path);
}
