import type { PageInfo } from '@openmall/sdk';
import { mapValid } from '../../domain/map-valid.ts';
import type { Page, PageRequest } from '../../domain/paging.ts';
import type { Sort } from '../../domain/read-page.ts';

/** Reads the requested page. The contract gives both fields a default. */
export const pageRequest = (input: {
  readonly pageNum?: number;
  readonly pageSize?: number;
}): PageRequest => ({
  number: input.pageNum ?? 1,
  size: input.pageSize ?? 20,
});

/** Maps a page. A page past the end is empty, and a row that does not fit is left out. */
export function pageData<Row, Item>(
  page: Page<Row>,
  show: (row: Row) => Item,
): { pageInfo: PageInfo; pageList: Item[] } {
  const { rows, total, request } = page;
  return {
    pageInfo: {
      pageNum: request.number,
      pageSize: request.size,
      totalElements: total,
      totalPage: Math.ceil(total / request.size),
    },
    pageList: mapValid(rows, show),
  };
}

/** Reads the requested page of wallet records. The contract gives both fields a default. */
export const recordPageRequest = (input: {
  readonly page_no?: number;
  readonly page_size?: number;
}): PageRequest => ({ number: input.page_no ?? 1, size: input.page_size ?? 10 });

/** Maps a page of wallet records. */
export const recordPageData = <Row, Item>(
  { rows, total, request }: Page<Row>,
  show: (row: Row) => Item,
): { elements: Item[]; thisPageNumber: number; pageSize: number; totalElements: number } => ({
  elements: mapValid(rows, show),
  thisPageNumber: request.number,
  pageSize: request.size,
  totalElements: total,
});

/** Reads how a list of the back office is sorted: by the standard key if none is sent, the greatest first. */
export const sortOf = <Key extends string>(
  input: { readonly sortBy?: Key; readonly sortDir?: 'asc' | 'desc' },
  standard: NoInfer<Key>,
): Sort<Key> => ({ by: input.sortBy ?? standard, direction: input.sortDir ?? 'desc' });
