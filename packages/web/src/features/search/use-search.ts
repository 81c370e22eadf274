import { useSellerGoodsSearchKeywordQueryOptions } from '@openmall/sdk/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { searchGoodsPath, searchStorePath } from '../../shared/navigation/paths.ts';
import { searchHistory } from './box/search-history.ts';

/** Goes to what a keyword finds: the goods if there are any, else the stores (spec §4). */
export function useSearch(keyword: string): () => Promise<void> {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const word = keyword.trim();
  const options = useSellerGoodsSearchKeywordQueryOptions({ keyword: word });
  return async () => {
    searchHistory.add(word);
    // A failed look-up must not keep the buyer from the results page, which shows the failure and a retry.
    const found = await queryClient.fetchQuery(options).catch(() => undefined);
    const goStores = found && found.goodsList.length === 0;
    await navigate(goStores ? searchStorePath(word) : searchGoodsPath(word));
  };
}
