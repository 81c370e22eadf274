import type { SellerGoodsSearchParams } from '@openmall/sdk';
import { useSellerGoodsSearch, useSellerGoodsSearchQueryOptions } from '@openmall/sdk/hooks';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';

/** The goods that a keyword finds, and the next page of them ahead of time. Without a keyword nothing is asked. */
export function useGoodsSearch(params: SellerGoodsSearchParams) {
  const queryClient = useQueryClient();
  const enabled = params.keyword !== '';
  const { data, error, isPlaceholderData, refetch } = useSellerGoodsSearch(params, { query: { enabled, placeholderData: keepPreviousData } });
  const next = useSellerGoodsSearchQueryOptions({ ...params, pageNum: (params.pageNum ?? 1) + 1 });
  return { data, error, isPlaceholderData, refetch, onNearNext: () => void queryClient.prefetchQuery(next) };
}
