import type { PageInfo } from '@openmall/sdk';

/** Returns a page of a list with its page info. */
export function pageOf<T>(
  list: readonly T[],
  pageNum = 1,
  pageSize = 20,
): { readonly pageInfo: PageInfo; readonly pageList: T[] } {
  const from = (pageNum - 1) * pageSize;
  return {
    pageInfo: {
      pageNum,
      pageSize,
      totalElements: list.length,
      totalPage: Math.ceil(list.length / pageSize),
    },
    pageList: list.slice(from, from + pageSize),
  };
}

/** Returns a page in the shape of wallet records and loans. */
export function recordPage<T>(list: readonly T[], pageNum = 1, pageSize = 10) {
  const { pageInfo, pageList } = pageOf(list, pageNum, pageSize);
  return {
    elements: pageList,
    thisPageNumber: pageInfo.pageNum,
    pageSize: pageInfo.pageSize,
    totalElements: pageInfo.totalElements,
  };
}
