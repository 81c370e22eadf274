import { startTransition, useMemo, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readListState, writeListState, type ListChange, type ListState } from './list-state.ts';

export interface List {
  readonly state: ListState;
  /** Where a change leads: for links. */
  readonly to: (change: ListChange) => string;
  /** Makes the change, and stays where one is on the page. */
  readonly change: (change: ListChange) => void;
}

/** The state of the list at this address; a change is shown at once, ahead of the address that the router brings. */
export function useListState(): List {
  const { pathname, search } = useLocation();
  const [shown, show] = useOptimistic(search);
  const navigate = useNavigate();
  return useMemo(() => {
    const query = new URLSearchParams(shown);
    const searchAfter = (change: ListChange) => {
      const text = writeListState(query, change).toString();
      return text ? `?${text}` : '';
    };
    return {
      state: readListState(query),
      to: (change) => pathname + searchAfter(change),
      change: (change) =>
        startTransition(() => {
          const after = searchAfter(change);
          show(after);
          void navigate(pathname + after, { state: { stay: true } });
        }),
    };
  }, [pathname, shown, show, navigate]);
}
