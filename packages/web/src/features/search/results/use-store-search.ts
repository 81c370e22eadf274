import type { Store } from '@openmall/sdk';
import { useSellerGoodsSearchKeyword, useSellerList } from '@openmall/sdk/hooks';
import { keepPreviousData } from '@tanstack/react-query';

interface StoreSearch {
  readonly stores: readonly Store[] | undefined;
  readonly total: number | undefined;
  readonly pages: number;
  /** The number of goods with the same keyword. */
  readonly goods: number | undefined;
  readonly error: unknown;
  readonly retry: () => void;
}

const PAGE_SIZE = 20;

/** Searches stores by keyword (the contract returns up to twenty), or lists all stores in pages. */
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
