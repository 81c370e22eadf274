import { createMallQueryClient } from '@openmall/sdk/hooks';
import { MutationCache, QueryCache } from '@tanstack/react-query';
import { reportError } from '../shared/errors/report-error.ts';

/** A form or a dialog that shows a failure itself says so with `meta: { inline: true }`; all other failures become a toast. */
const report = (error: unknown, meta: Record<string, unknown> | undefined): void => {
  if (meta?.['inline'] !== true) reportError(error);
};

export const queryClient = createMallQueryClient({
  queryCache: new QueryCache({ onError: (error, query) => report(error, query.meta) }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _context, mutation) => report(error, mutation.meta),
  }),
  defaultOptions: {
    // A call without a network fails at once and is shown, rather than wait unseen for the network.
    queries: {
      staleTime: 60_000,
      gcTime: 10 * 60_000,
      refetchOnWindowFocus: false,
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
});
