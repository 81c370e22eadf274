import { useCategoryTree, useSellerGoodsPopularSearches } from '@openmall/sdk/hooks';
import { categoryPath } from '../../../shared/navigation/paths.ts';
import { useStore } from '../../../shared/state/use-store.ts';
import { searchHistory } from '../history/search-history.ts';
import { pastOptions, type SearchOption } from './search-options.ts';

const MAX_POPULAR = 8;
const MAX_CATEGORIES = 8;

/** What the list offers before anything is typed: past searches, popular ones and categories. */
export function useStartOptions(enabled: boolean): readonly SearchOption[] {
  const past = useStore(searchHistory.store);
  const quiet = { query: { enabled, meta: { inline: true } } };
  const { data: popular = [] } = useSellerGoodsPopularSearches(quiet);
  const { data: tree = [] } = useCategoryTree(undefined, quiet);
  return [
    ...pastOptions(past),
    ...popular
      .filter((keyword) => !past.includes(keyword))
      .slice(0, MAX_POPULAR)
      .map((keyword) => ({ kind: 'popular', keyword }) as const),
    ...tree
      .slice(0, MAX_CATEGORIES)
      .map(({ id, name }) => ({ kind: 'category', to: categoryPath(id), name }) as const),
  ];
}
