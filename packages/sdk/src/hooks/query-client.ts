import { MutationCache, QueryClient, type QueryClientConfig } from '@tanstack/react-query';
import { applyInvalidations } from './invalidation.ts';

/**
 * A query client for a mall: writes make stale what the contract says they do; repeating is the transport's matter;
 * what went into a write, such as a password, is forgotten as soon as nobody looks at its result.
 */
export function createMallQueryClient({
  defaultOptions,
  mutationCache,
  ...config
}: QueryClientConfig = {}): QueryClient {
  const given = mutationCache?.config;
  const client = new QueryClient({
    ...config,
    defaultOptions: {
      ...defaultOptions,
      queries: { retry: false, ...defaultOptions?.queries },
      mutations: { retry: false, gcTime: 0, ...defaultOptions?.mutations },
    },
    mutationCache: new MutationCache({
      ...given,
      onSuccess: async (...args) => {
        const [, , , mutation] = args;
        // Not awaited: a form need not stay busy until every list is read again.
        void applyInvalidations(client, mutation.options.mutationKey);
        await given?.onSuccess?.(...args);
      },
    }),
  });
  return client;
}
