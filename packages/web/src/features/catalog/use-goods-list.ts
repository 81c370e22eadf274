import type { SellerGoodsListParams } from '@openmall/sdk';
import { useSellerGoodsList, useSellerGoodsListQueryOptions } from '@openmall/sdk/hooks';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import type { GoodsResult } from './GoodsBrowser.tsx';
import { listParams } from './list-state.ts';
import type { List } from './use-list-state.ts';

/** The goods of a list page, and its next page ahead of time. */
export function useGoodsList(list: List, fixed: SellerGoodsListParams = {}): GoodsResult & { readonly onNearNext: () => void } {
  const queryClient = useQueryClient();
  const params = { ...listParams(list.state), ...fixed };
  const { data, error, isPlaceholderData, refetch } = useSellerGoodsList(params, { query: { placeholderData: keepPreviousData } });
  const next = useSellerGoodsListQueryOptions({ ...params, pageNum: list.state.page + 1 });
  return { data, error, isPlaceholderData, refetch, onNearNext: () => void queryClient.prefetchQuery(next) };
}
