import type { Store } from '@openmall/sdk';
import { useSellerGoodsSearchKeyword, useSellerList } from '@openmall/sdk/hooks';
import { keepPreviousData } from '@tanstack/react-query';

interface StoreSearch {
  readonly stores: readonly Store[] | undefined;
  readonly total: number | undefined;
  readonly pages: number;
  /** Goods that the same keyword finds. */
  readonly goods: number | undefined;
  readonly error: unknown;
  readonly retry: () => void;
}

const PAGE_SIZE = 20;

/** Stores by keyword (the contract answers up to twenty at once), or all of them page by page. */
export function useStoreSearch(keyword: string, page: number): StoreSearch {
  const found = useSellerGoodsSearchKeyword({ keyword }, { query: { enabled: keyword !== '' } });
  const all = useSellerList(
    { pageNum: page, pageSize: PAGE_SIZE },
    { query: { enabled: keyword === '', placeholderData: keepPreviousData } },
  );
  if (keyword === '') {
    const { data, error, refetch } = all;
    return {
      stores: data?.pageList,
      total: data?.pageInfo.totalElements,
      pages: data?.pageInfo.totalPage ?? 0,
      goods: undefined,
      error,
      retry: () => void refetch(),
    };
  }
  const { data, error, refetch } = found;
  return {
    stores: data?.sellerList,
    total: data?.sellerList.length,
    pages: 1,
    goods: data?.goodsList.length,
    error,
    retry: () => void refetch(),
  };
}
