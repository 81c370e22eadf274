import { getSellerGoodsSearchKeywordQueryKey, useSellerGoodsSearchKeywordHook } from '@openmall/sdk/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { searchGoodsPath, searchStorePath } from '../../shared/navigation/paths.ts';
import { searchHistory } from './box/search-history.ts';

/** Opens the goods that a keyword finds, or the stores if there are no such goods (spec §4). */
export function useSearch(): (keyword: string) => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const suggest = useSellerGoodsSearchKeywordHook();
  return async (keyword) => {
    searchHistory.add(keyword);
    const queryKey = getSellerGoodsSearchKeywordQueryKey({ keyword });
    // A failed call must not keep the buyer from the results page, which shows the failure and a retry.
    const found = await queryClient
      .fetchQuery({ queryKey, queryFn: ({ signal }) => suggest({ keyword }, signal) })
      .catch(() => undefined);
    const hasStoresOnly = found && found.goodsList.length === 0;
    await navigate(hasStoresOnly ? searchStorePath(keyword) : searchGoodsPath(keyword));
  };
}
