import { useQueryClient, type Mutation } from '@tanstack/react-query';
import { useRef } from 'react';

/**
 * Runs an act, unless calls that its last run began are still under way. A component sees `isPending` only with its next
 * render: a second press in the same instant would begin them again.
 */
export function useOneAtATime(): (act: () => void) => void {
  const cache = useQueryClient().getMutationCache();
  const begun = useRef<readonly Mutation<unknown, Error, unknown, unknown>[]>([]);
  return (act) => {
    if (begun.current.some(({ state }) => state.status === 'pending')) return;
    const before = new Set(cache.getAll());
    act();
    begun.current = cache.getAll().filter((mutation) => !before.has(mutation));
  };
}
