import type { Page, PageRequest } from '../../domain/paging.ts';

/** Which page of records a call asks for; the contract gives both fields a default. */
export const recordPageRequest = (input: {
  readonly page_no?: number;
  readonly page_size?: number;
}): PageRequest => ({ number: input.page_no ?? 1, size: input.page_size ?? 10 });

/** A page of wallet records as the wire describes it. */
export const recordPageData = <Row, Item>(
  { rows, total, request }: Page<Row>,
  show: (row: Row) => Item,
): { elements: Item[]; thisPageNumber: number; pageSize: number; totalElements: number } => ({
  elements: rows.map(show),
  thisPageNumber: request.number,
  pageSize: request.size,
  totalElements: total,
});
