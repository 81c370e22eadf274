import type { ApiError } from './api-error.ts';

/** `null`, as `localStorage.getItem` returns it, is no token. */
export type Token = string | null | undefined | PromiseLike<string | null | undefined>;
export type OnUnauthorized = (error: ApiError) => void | Promise<void>;
/** Returns the current token, or a promise of it if `getToken` is async. Without a promise the notice is immediate. */
type ReadToken = () => Token;

/**
 * Returns a function that notifies the application about the end of a session, once per token: ten calls that fail together
 * notify once. It ignores responses to a token that is no longer current. Calls without a token notify each time, but not
 * while the handler of the last notification runs.
 */
export function createUnauthorizedNotice(
  onUnauthorized: OnUnauthorized | undefined,
  readToken: ReadToken,
): (token: string | undefined, error: ApiError) => Promise<void> {
  // null: no notification yet; undefined: a call without a token.
  let notifiedToken: string | undefined | null = null;
  // Async, so that an error of the handler does not replace the error of the call.
  return async (token, error) => {
    try {
      let current = readToken();
      if (current && typeof current === 'object') current = await current;
      if (token !== (current || undefined) || token === notifiedToken) return;
      notifiedToken = token;
      await onUnauthorized?.(error);
    } catch (cause) {
      // This promise is not awaited: an unhandled rejection would end a Node process.
      console.error(cause);
    }
    if (!token) notifiedToken = null;
  };
}

/**
 * Returns a function that tells whether a call can be sent again, with another token than the one that the server refused.
 * Calls that fail together refresh once; a call that fails later finds the new token.
 */
export function createRefresh(
  refresh: () => unknown,
  readToken: ReadToken,
): (token: string | undefined) => Promise<boolean> {
  let running: Promise<unknown> | undefined;
  return async (token) => {
    if (!token) return false;
    if (token === (await readToken())) {
      running ??= (async () => refresh())().finally(() => (running = undefined));
      // A failed refresh ends the session, which the error of the call tells.
      await running.catch(() => undefined);
    }
    const current = await readToken();
    return Boolean(current) && current !== token;
  };
}
