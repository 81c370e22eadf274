import { startTransition, useMemo, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readListState, writeListState, type ListChange, type ListState } from './list-state.ts';

export interface List {
  readonly state: ListState;
  /** The URL after a change, for links. */
  readonly to: (change: ListChange) => string;
  /** Applies the change and preserves the scroll position. */
  readonly change: (change: ListChange) => void;
}

/** The list state of the current URL. Changes show optimistically, before the router has navigated. */
export function useListState(): List {
  const { pathname, search } = useLocation();
  const [currentSearch, showSearch] = useOptimistic(search);
  const navigate = useNavigate();
  return useMemo(() => {
    const query = new URLSearchParams(currentSearch);
    const searchAfter = (change: ListChange) => {
      const text = writeListState(query, change).toString();
      return text ? `?${text}` : '';
    };
    return {
      state: readListState(query),
      to: (change) => pathname + searchAfter(change),
      change: (change) =>
        startTransition(() => {
          const nextSearch = searchAfter(change);
          showSearch(nextSearch);
          void navigate(pathname + nextSearch, { state: { stay: true } });
        }),
    };
  }, [pathname, currentSearch, showSearch, navigate]);
}
