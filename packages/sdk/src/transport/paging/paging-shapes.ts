/** The paging shapes of the contract. `resultList` differs from `pageList` in the name of the rows. */
const byPageNum = { page: 'pageNum', size: 'pageSize' } as const;

export const pageList = { ...byPageNum, items: 'pageList', total: 'pageInfo.totalElements' } as const;
export const resultList = { ...byPageNum, items: 'result', total: 'pageInfo.totalElements' } as const;
export const elements = { ...byPageNum, items: 'elements', total: 'totalElements' } as const;
export const elementsByPageNo = {
  page: 'page_no',
  size: 'page_size',
  items: 'elements',
  total: 'totalElements',
} as const;
