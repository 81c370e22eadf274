import type { Query, QueryClient } from '@tanstack/react-query';
import { invalidations } from '../generated/tables.ts';
import type { OperationId } from '../types.ts';

/** Returns the reads that a successful write makes stale. */
export const invalidationsOf = (id: OperationId): readonly OperationId[] => invalidations[id] ?? [];

/** Creates a predicate for queries, plain or infinite, of the given operations. */
export const isQueryOf = (ids: readonly string[]) => {
  const wanted = new Set(ids);
  return ({ queryKey: [first, second] }: Pick<Query, 'queryKey'>): boolean =>
    wanted.has(String(first === 'infinite' ? second : first));
};

/** Invalidates the queries that a write has changed. React Query fetches those again that are on screen. */
export function applyInvalidations(
  client: QueryClient,
  mutationKey: readonly unknown[] | undefined,
): Promise<void> {
  const ids = invalidationsOf(String(mutationKey?.[0]) as OperationId);
  return ids.length === 0 ? Promise.resolve() : client.invalidateQueries({ predicate: isQueryOf(ids) });
}
