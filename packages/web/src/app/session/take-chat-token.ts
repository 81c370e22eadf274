import { paths } from '../../shared/navigation/paths.ts';
import { session } from '../../shared/session/session.ts';

/**
 * Takes the token from the URL of the chat (spec §2) and removes it there before other code can see it. An existing
 * session is not replaced. Otherwise the token is valid for this window and is not stored.
 */
export function takeChatToken(): void {
  const url = new URL(window.location.href);
  if (url.pathname !== paths.chat) return;
  const token = url.searchParams.get('token');
  if (token === null) return;
  url.searchParams.delete('token');
  window.history.replaceState(window.history.state, '', url);
  if (session.get().token === undefined && /^[\w.-]{8,128}$/.test(token)) session.lend(token);
}
