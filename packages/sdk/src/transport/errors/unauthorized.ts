import type { ApiError } from './api-error.ts';

export type OnUnauthorized = (error: ApiError) => void | Promise<void>;

/**
 * Tells the application of a 403 once per token: ten calls that fail together end one session once.
 * An answer to a token that is no longer the current one says nothing about the session that is.
 * Callers without a token are told each time, but not while the application still deals with the last.
 */
export function createUnauthorizedNotice(
  onUnauthorized: OnUnauthorized | undefined,
  getToken: () => string | undefined,
): (token: string | undefined, error: ApiError) => Promise<void> {
  // null: of nobody; undefined: of a visitor.
  let toldOf: string | undefined | null = null;
  // A promise, so that what the application throws does not take the place of the call's own error.
  return async (token, error) => {
    if (token === toldOf || token !== getToken()) return;
    toldOf = token;
    try {
      await onUnauthorized?.(error);
    } catch (cause) {
      // Nobody awaits this promise: a rejection would end a Node process.
      console.error(cause);
    }
    if (!token) toldOf = null;
  };
}
