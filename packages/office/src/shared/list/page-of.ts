import type { ListState } from './use-list-state.ts';

/** One page of rows that came all at once, after the search words of the list. */
export function pageOf<Row>(
  rows: readonly Row[] | undefined,
  { filters, page, size }: ListState,
  textOf: (row: Row) => string,
) {
  if (!rows) return undefined;
  const words = (filters['keyword'] ?? '').toLowerCase();
  const found = rows.filter((row) => textOf(row).toLowerCase().includes(words));
  return {
    pageInfo: { totalElements: found.length },
    pageList: found.slice((page - 1) * size, page * size),
  };
}
