import { translator } from '../../shared/i18n/i18n.ts';
import { base } from '../../shared/navigation/base.ts';
import { paths, withQuery } from '../../shared/navigation/paths.ts';
import { toast } from '../../shared/ui/feedback/toast.ts';
import { session } from '../../shared/session/session.ts';

type Listener = () => void;
const listeners = new Set<Listener>();

/** To the login, which says why, and from there back to where one was. */
function signInAgain(back: string): void {
  window.location.assign(base + withQuery(paths.login, { expired: 1, back }));
}

/** The one answer to a 403 (spec §8): token dropped, user cleared; whoever listens forgets their data and leaves to `/`. */
export function unauthorized(words: string): void {
  const back = window.location.pathname.slice(base.length) + window.location.search;
  const action = { label: translator('common')('signIn'), run: () => signInAgain(back) };
  if (session.get().token !== undefined) toast.info(words, action);
  session.close();
  for (const listener of listeners) listener();
}

export function onUnauthorized(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
