import { sellerGoodsList, type SellerGoodsListParams } from '@openmall/sdk';
import { queryOptionsOf, useSellerGoodsList, useTransport } from '@openmall/sdk/hooks';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import type { GoodsResult } from './GoodsResults.tsx';
import { listParams } from './list-state.ts';
import type { List } from './use-list-state.ts';

interface GoodsList {
  readonly result: GoodsResult;
  /** Prefetches the next page. */
  readonly onNearNext: () => void;
}

/** Loads the goods of a list page. */
export function useGoodsList(list: List, fixed: SellerGoodsListParams = {}): GoodsList {
  const queryClient = useQueryClient();
  const params = { ...listParams(list.state), ...fixed };
  const { data, error, isPlaceholderData, refetch } = useSellerGoodsList(params, {
    query: { placeholderData: keepPreviousData },
  });
  const next = queryOptionsOf(useTransport(), sellerGoodsList, { ...params, pageNum: list.state.page + 1 });
  return {
    result: { data, error, isPlaceholderData, retry: () => void refetch() },
    onNearNext: () => void queryClient.prefetchQuery({ ...next, meta: { inline: true } }),
  };
}
