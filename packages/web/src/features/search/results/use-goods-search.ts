import { sellerGoodsSearch, type GoodsSearchPage, type SellerGoodsSearchParams } from '@openmall/sdk';
import { queryOptionsOf, useSellerGoodsSearch, useTransport } from '@openmall/sdk/hooks';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';

interface GoodsSearch {
  readonly result: {
    readonly data: GoodsSearchPage | undefined;
    readonly error: unknown;
    readonly isPlaceholderData: boolean;
    readonly retry: () => void;
  };
  /** Prefetches the next page. */
  readonly onNearNext: () => void;
}

/** Searches goods. */
export function useGoodsSearch(params: SellerGoodsSearchParams): GoodsSearch {
  const queryClient = useQueryClient();
  const { data, error, isPlaceholderData, refetch } = useSellerGoodsSearch(params, {
    query: { placeholderData: keepPreviousData },
  });
  const next = queryOptionsOf(useTransport(), sellerGoodsSearch, {
    ...params,
    pageNum: (params.pageNum ?? 1) + 1,
  });
  return {
    result: { data, error, isPlaceholderData, retry: () => void refetch() },
    onNearNext: () => void queryClient.prefetchQuery({ ...next, meta: { inline: true } }),
  };
}
