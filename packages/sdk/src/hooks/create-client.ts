import { MutationCache, QueryClient, type QueryClientConfig } from '@tanstack/react-query';
import { type CallerOptions, separateCallers } from './by-caller.ts';
import { isQueryOf } from './invalidation.ts';

export interface MallQueryClientConfig extends QueryClientConfig, CallerOptions {}

/** Creates a query client for one contract. `staleAfter` names the reads that a successful write makes stale. */
export function createClient(
  staleAfter: (id: string) => readonly string[],
  { transport, sessionId, subscribe, defaultOptions, mutationCache, ...config }: MallQueryClientConfig,
): QueryClient {
  const ownCallbacks = mutationCache?.config;
  const client = new QueryClient({
    ...config,
    defaultOptions: {
      ...defaultOptions,
      queries: { retry: false, ...defaultOptions?.queries },
      mutations: { retry: false, gcTime: 0, ...defaultOptions?.mutations },
    },
    mutationCache: new MutationCache({
      ...ownCallbacks,
      onSuccess: async (...args) => {
        const [, , , mutation] = args;
        const stale = staleAfter(String(mutation.options.mutationKey?.[0]));
        // Not awaited: a form should not stay busy until every list is fetched again.
        if (stale.length > 0) void client.invalidateQueries({ predicate: isQueryOf(stale) });
        // After a login or logout, whose own callbacks run after this one.
        setTimeout(() => callers?.check());
        await ownCallbacks?.onSuccess?.(...args);
      },
    }),
  });
  const callers = transport && separateCallers(client, { transport, sessionId, subscribe });
  return client;
}
