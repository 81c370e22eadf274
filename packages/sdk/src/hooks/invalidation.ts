import type { Query, QueryClient } from '@tanstack/react-query';
import { invalidations } from '../generated/tables.ts';
import type { OperationId } from '../types.ts';

/** The reads that a successful write makes stale. */
export const invalidationsOf = (id: OperationId): readonly OperationId[] => invalidations[id] ?? [];

/** Whether a query, plain or infinite, is of one of the operations. */
export const isQueryOf = (ids: readonly string[]) => {
  const wanted = new Set(ids);
  return ({ queryKey: [first, second] }: Pick<Query, 'queryKey'>): boolean =>
    wanted.has(String(first === 'infinite' ? second : first));
};

/** Marks as stale, and asks again where it is on screen, what a write has changed. */
export function applyInvalidations(
  client: QueryClient,
  mutationKey: readonly unknown[] | undefined,
): Promise<void> {
  const ids = invalidationsOf(String(mutationKey?.[0]) as OperationId);
  return ids.length === 0 ? Promise.resolve() : client.invalidateQueries({ predicate: isQueryOf(ids) });
}
