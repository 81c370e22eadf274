import { MutationCache, QueryClient, type QueryClientConfig } from '@tanstack/react-query';
import { isQueryOf } from '../hooks/invalidation.ts';

type Invalidations = Readonly<Partial<Record<string, readonly string[]>>>;

/** Creates a query client for one area of the back office. Like the buyers', it leaves retries to the transport. */
export function createOfficeQueryClient(
  invalidations: Invalidations,
  { defaultOptions, ...config }: QueryClientConfig = {},
): QueryClient {
  const client = new QueryClient({
    ...config,
    defaultOptions: {
      ...defaultOptions,
      queries: { retry: false, ...defaultOptions?.queries },
      mutations: { retry: false, gcTime: 0, ...defaultOptions?.mutations },
    },
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _result, mutation) => {
        const stale = invalidations[String(mutation.options.mutationKey?.[0])] ?? [];
        // Not awaited: a form should not stay busy until every list is fetched again.
        if (stale.length > 0) void client.invalidateQueries({ predicate: isQueryOf(stale) });
      },
    }),
  });
  return client;
}
