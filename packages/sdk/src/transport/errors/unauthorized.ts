import type { ApiError } from './api-error.ts';

export type OnUnauthorized = (error: ApiError) => void | Promise<void>;

/**
 * Returns a function that notifies the application about a 403, once per token: ten calls that fail together notify
 * once. It ignores responses to a token that is no longer current. Calls without a token notify each time, but not while
 * the handler of the last notification runs.
 */
export function createUnauthorizedNotice(
  onUnauthorized: OnUnauthorized | undefined,
  getToken: () => string | undefined,
): (token: string | undefined, error: ApiError) => Promise<void> {
  // null: no notification yet; undefined: a call without a token.
  let notifiedToken: string | undefined | null = null;
  // Async, so that an error of the handler does not replace the error of the call.
  return async (token, error) => {
    if (token === notifiedToken || token !== getToken()) return;
    notifiedToken = token;
    try {
      await onUnauthorized?.(error);
    } catch (cause) {
      // This promise is not awaited: an unhandled rejection would end a Node process.
      console.error(cause);
    }
    if (!token) notifiedToken = null;
  };
}
