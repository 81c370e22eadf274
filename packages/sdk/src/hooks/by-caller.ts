/** Keeps the data of each session and language apart in one cache, so that nobody sees what another caller has read. */
import { hashKey, type QueryClient, type QueryKey, type QueryKeyHashFunction } from '@tanstack/react-query';
import type { Transport } from '../transport/options.ts';

export interface CallerOptions {
  /** The transport of the hooks. With it, no query shows data of another session or language. */
  readonly transport?: Pick<Transport, 'getToken' | 'getLang'> | undefined;
  /**
   * Names the session, for example by the user's id; undefined for a visitor. Without it every token is a session of its
   * own, so name it if tokens are refreshed.
   */
  readonly sessionId?: (() => string | undefined) | undefined;
  /**
   * Calls its argument when somebody has signed in or out or changed the language: the `subscribe` of most stores. Without
   * it the cache notices at the next render of a query or after the next mutation.
   */
  readonly subscribe?: ((onChange: () => void) => unknown) | undefined;
}

const PRIME = 67_108_859;
/** 52 bits of a token: enough to tell tokens apart, too few to guess one. */
function fingerprint(token: string): string {
  let [left, right] = [7, 13];
  for (let index = 0; index < token.length; index += 1) {
    const letter = token.charCodeAt(index);
    left = (left * 31 + letter) % PRIME;
    right = (right * 37 + letter) % PRIME;
  }
  return left.toString(36) + right.toString(36);
}

interface Caller {
  readonly lang: string;
  /** Empty for a visitor. */
  readonly session: string;
}

/** Returns a function that tells the current caller. A token that arrives later is announced by `onChange`. */
function createCallerReader({ transport, sessionId }: CallerOptions, onChange: () => void) {
  let known: string | undefined;
  let isAsync = false;
  const readToken = () => {
    const token = transport?.getToken?.();
    if (!token || typeof token === 'string') {
      known = token ?? undefined;
      return;
    }
    isAsync = true;
    token.then(
      (value) => {
        const next = value ?? undefined;
        if (next === known) return;
        known = next;
        onChange();
      },
      () => undefined, // The next call reports that there is no token.
    );
  };
  const current = (): Caller => {
    // An async token may cost a request, so it is not asked for at each render.
    if (!sessionId && !isAsync) readToken();
    const session = sessionId ? sessionId() : known && fingerprint(known);
    return { lang: transport?.getLang?.() || 'en', session: session || '' };
  };
  const refresh = () => {
    if (!sessionId && isAsync) readToken();
  };
  return { current, refresh };
}

const prefixOf = ({ lang, session }: Caller): string => `${lang} ${session} `;

/** Moves the queries on screen to the current caller, and removes all others from the cache. */
function leaveOthers(client: QueryClient, prefix: string): void {
  const cache = client.getQueryCache();
  for (const query of cache.getAll()) {
    if (query.queryHash.startsWith(prefix)) continue;
    for (const observer of [...query.observers])
      observer.setOptions({ ...observer.options, queryHash: undefined, _defaulted: undefined } as never);
    cache.remove(query);
  }
}

/** Copies what a visitor has read, as stale data: a person who signs in still sees the goods while they load again. */
function takeAlong(client: QueryClient, prefix: string): void {
  const cache = client.getQueryCache();
  for (const { queryHash, queryKey, state } of cache.getAll()) {
    const { data } = state;
    if (queryHash.startsWith(prefix) || data === undefined) continue;
    client.setQueryData(queryKey, (newer: unknown) => newer ?? data, { updatedAt: 0 });
    cache.get(hashOf(client, queryKey))?.invalidate();
  }
}

const hashOf = (client: QueryClient, queryKey: QueryKey): string =>
  client.defaultQueryOptions({ queryKey }).queryHash;

/**
 * Puts session and language into the hashes of all query keys of a client; the keys stay as they are. A new session or
 * language starts with an empty cache, except that a visitor who signs in keeps what was read so far.
 */
export function separateCallers(client: QueryClient, options: CallerOptions): { check: () => void } {
  const { queries, ...others } = client.getDefaultOptions();
  const hash: QueryKeyHashFunction<QueryKey> = queries?.queryKeyHashFn ?? hashKey;
  const { current, refresh } = createCallerReader(options, () => follow());
  let caller = current();
  function follow(): string {
    const next = current();
    const prefix = prefixOf(next);
    if (prefix === prefixOf(caller)) return prefix;
    const hasSignedIn = caller.session === '' && caller.lang === next.lang;
    caller = next;
    if (hasSignedIn) takeAlong(client, prefix);
    // Later, so that React has rendered what depends on the session: a page of a signed-out user must not read again.
    setTimeout(() => leaveOthers(client, prefixOf(caller)));
    return prefix;
  }
  client.setDefaultOptions({
    ...others,
    queries: { ...queries, queryKeyHashFn: (key) => follow() + hash(key) },
  });
  const check = () => {
    refresh();
    follow();
  };
  options.subscribe?.(check);
  return { check };
}
