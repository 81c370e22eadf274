import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readListState, writeListState, type ListChange, type ListState } from './list-state.ts';

export interface List {
  readonly state: ListState;
  /** Where a change leads: for links. */
  readonly to: (change: ListChange) => string;
  /** Makes the change, and stays where one is on the page. */
  readonly change: (change: ListChange) => void;
}

/** The state of the list at this address. */
export function useListState(): List {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return useMemo(() => {
    const query = new URLSearchParams(search);
    const to = (change: ListChange) => {
      const text = writeListState(query, change).toString();
      return text ? `${pathname}?${text}` : pathname;
    };
    return {
      state: readListState(query),
      to,
      change: (change) => void navigate(to(change), { state: { stay: true } }),
    };
  }, [pathname, search, navigate]);
}
