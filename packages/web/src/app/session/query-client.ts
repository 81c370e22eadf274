import { isApiError } from '@openmall/sdk';
import { createMallQueryClient } from '@openmall/sdk/hooks';
import { MutationCache, QueryCache } from '@tanstack/react-query';
import { reportError } from '../../shared/errors/report-error.ts';
import { connectivity } from '../../shared/net/connectivity.ts';
import { session } from '../../shared/session/session.ts';
import { transportOptions } from './quiet-transport.ts';

/** There was no response, or only one from a proxy. */
const isNoAnswer = (error: unknown): boolean =>
  isApiError(error) &&
  (error.kind === 'network' || error.kind === 'timeout' || [502, 503, 504].includes(error.status ?? 0));

/** A form or dialog that shows its own errors sets `meta: { inline: true }`; all other errors become a toast. */
const report = (error: unknown, meta: Record<string, unknown> | undefined): void => {
  if (isNoAnswer(error)) connectivity.failed();
  else connectivity.answered();
  if (meta?.['inline'] !== true) reportError(error);
};

export const queryClient = createMallQueryClient({
  // Nobody sees what another session has read; a visitor who signs in keeps the page while it loads again.
  transport: transportOptions,
  subscribe: session.subscribe,
  queryCache: new QueryCache({
    onSuccess: connectivity.answered,
    onError: (error, query) => report(error, query.meta),
  }),
  mutationCache: new MutationCache({
    onSuccess: connectivity.answered,
    onError: (error, _variables, _context, mutation) => report(error, mutation.meta),
  }),
  defaultOptions: {
    // A call without a network fails at once with an error, instead of waiting for the network unseen.
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
