import { sellerGoodsSearchKeyword } from '@openmall/sdk';
import { queryOptionsOf, useTransport } from '@openmall/sdk/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { searchGoodsPath, searchStorePath } from '../../shared/navigation/paths.ts';
import { searchHistory } from './history/search-history.ts';

/** Returns a function that opens the goods of a keyword, or the stores if there are no such goods (spec §4). */
export function useSearch(): (keyword: string) => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const transport = useTransport();
  return async (keyword) => {
    searchHistory.add(keyword);
    // A failed call must not block the results page, which shows the error and a retry button.
    const found = await queryClient
      .fetchQuery(queryOptionsOf(transport, sellerGoodsSearchKeyword, { keyword }))
      .catch(() => undefined);
    const hasStoresOnly = found && found.goodsList.length === 0;
    await navigate(hasStoresOnly ? searchStorePath(keyword) : searchGoodsPath(keyword));
  };
}
