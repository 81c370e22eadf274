import { MutationCache, QueryClient, type QueryClientConfig } from '@tanstack/react-query';
import { applyInvalidations } from './invalidation.ts';

/**
 * Creates a query client for the SDK. A write invalidates the reads that the contract names. React Query does not retry,
 * because the transport does. The variables of a mutation, such as a password, are dropped when no component uses it.
 */
export function createMallQueryClient({
  defaultOptions,
  mutationCache,
  ...config
}: QueryClientConfig = {}): QueryClient {
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
        // Not awaited: a form should not stay busy until every list is fetched again.
        void applyInvalidations(client, mutation.options.mutationKey);
        await ownCallbacks?.onSuccess?.(...args);
      },
    }),
  });
  return client;
}
