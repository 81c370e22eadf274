import type { ListState } from './use-list-state.ts';

/** One page of rows that came all at once, filtered by the keyword of the list. */
export function pageOf<Row>(
  rows: readonly Row[] | undefined,
  { filters, page, size }: ListState,
  textOf: (row: Row) => string,
) {
  if (!rows) return undefined;
  const keyword = (filters['keyword'] ?? '').toLowerCase();
  const found = rows.filter((row) => textOf(row).toLowerCase().includes(keyword));
  return {
    pageInfo: { totalElements: found.length },
    pageList: found.slice((page - 1) * size, page * size),
  };
}
