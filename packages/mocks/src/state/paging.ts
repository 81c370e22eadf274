import type { PageInfo } from '@openmall/sdk';

/** One page of a list, and the figures beside it. */
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

/** The shape that wallet records and loans have. */
export function recordPage<T>(list: readonly T[], pageNum = 1, pageSize = 10) {
  const { pageInfo, pageList } = pageOf(list, pageNum, pageSize);
  return {
    elements: pageList,
    thisPageNumber: pageInfo.pageNum,
    pageSize: pageInfo.pageSize,
    totalElements: pageInfo.totalElements,
  };
}
