import { i18n } from '../../shared/i18n/i18n.ts';
import { base } from '../../shared/navigation/base.ts';
import { paths, withQuery } from '../../shared/navigation/paths.ts';
import { toast } from '../../shared/ui/feedback/toast.ts';
import { session } from '../../shared/session/session.ts';

type Listener = () => void;
const listeners = new Set<Listener>();

/** Opens the login page, which explains why and leads back to the current page. */
function signInAgain(back: string): void {
  window.location.assign(base + withQuery(paths.login, { expired: 1, back }));
}

/** Ends the session after a 403 (spec §8): drops the token, clears the user and calls the listeners, which open `/`. */
export function unauthorized(message: string): void {
  const back = window.location.pathname.slice(base.length) + window.location.search;
  const action = { label: i18n.t('signIn'), run: () => signInAgain(back) };
  if (session.get().token !== undefined) toast.info(message, action);
  session.close();
  for (const listener of listeners) listener();
}

export function onUnauthorized(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
