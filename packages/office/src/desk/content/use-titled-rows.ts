import { useListState } from '../../shared/list/use-list-state.ts';
import { STATES, tabsOf } from './period.ts';

interface TitledRow {
  readonly state: (typeof STATES)[number];
  readonly texts: readonly { readonly title: string }[];
}

/** The rows that match the state and the word in the address, and the tabs of the states with their counts. */
export function useTitledRows<Row extends TitledRow>(rows: readonly Row[] | undefined) {
  const state = useListState();
  const word = (state.filters['keyword'] ?? '').toLowerCase();
  const wanted = state.filters['state'];
  const found = rows?.filter(
    (row) =>
      (wanted === undefined || row.state === wanted) &&
      row.texts.some(({ title }) => title.toLowerCase().includes(word)),
  );
  const tabs = tabsOf(STATES, (one) => rows?.filter((row) => row.state === one).length ?? 0);
  return { state, found, tabs };
}
