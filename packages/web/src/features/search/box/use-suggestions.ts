import { useSellerGoodsSearchKeyword } from '@openmall/sdk/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { productPath, searchStorePath, storePath } from '../../../shared/navigation/paths.ts';
import type { Suggestion } from './search-options.ts';
import { useDebounced } from './use-debounced.ts';

const DEBOUNCE_MS = 250;
const MAX_GOODS = 6;
const MAX_STORES = 2;

interface Suggestions {
  readonly list: readonly Suggestion[];
  readonly busy: boolean;
}

/** Suggestions for the debounced text. Previous suggestions stay while new ones load. */
export function useSuggestions(term: string, open: boolean): Suggestions {
  const keyword = useDebounced(term, DEBOUNCE_MS);
  const { data, isFetching } = useSellerGoodsSearchKeyword(
    { keyword },
    { query: { enabled: open && keyword !== '', placeholderData: keepPreviousData, meta: { inline: true } } },
  );
  if (!term) return { list: [], busy: false };
  const goods = data?.goodsList.slice(0, MAX_GOODS) ?? [];
  const stores = data?.sellerList.slice(0, MAX_STORES) ?? [];
  return {
    list: [
      ...goods.map((item) => ({ kind: 'goods', to: productPath(item.id), goods: item }) as const),
      ...stores.map((store) => ({ kind: 'store', to: storePath(store.id), store }) as const),
      { kind: 'stores', to: searchStorePath(term) },
    ],
    busy: isFetching,
  };
}
