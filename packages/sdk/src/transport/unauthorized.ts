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
): (token: string | undefined, error: ApiError) => void {
  let toldOf: string | undefined;
  let isBusy = false;
  return (token, error) => {
    const isNews = token === undefined ? !isBusy : token !== toldOf;
    if (!onUnauthorized || !isNews || token !== getToken()) return;
    toldOf = token;
    isBusy = true;
    void Promise.resolve(onUnauthorized(error)).finally(() => {
      isBusy = false;
    });
  };
}
