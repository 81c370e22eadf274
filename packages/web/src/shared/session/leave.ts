import { base } from '../navigation/base.ts';
import { remember } from '../state/storage.ts';

/** Forgets who was logged in and starts the store anew at another page, so that nothing of them stays in memory. */
export function leaveTo(path: string): void {
  remember('token', undefined);
  remember('user', undefined);
  window.location.assign(base + path);
}
