import { useSellerGoodsSearchKeyword } from '@openmall/sdk/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { productPath, searchStorePath, storePath } from '../../../shared/navigation/paths.ts';
import type { Suggestion } from './search-options.ts';
import { useDebounced } from './use-debounced.ts';

const REST_MS = 250;
const GOODS_SHOWN = 6;
const STORES_SHOWN = 2;

interface Suggested {
  readonly list: readonly Suggestion[];
  readonly busy: boolean;
}

/** What fits the typed word once typing rests; earlier suggestions stay until the newer ones are there. */
export function useSuggestions(term: string, open: boolean): Suggested {
  const keyword = useDebounced(term, REST_MS);
  const { data, isFetching } = useSellerGoodsSearchKeyword(
    { keyword },
    { query: { enabled: open && keyword !== '', placeholderData: keepPreviousData, meta: { inline: true } } },
  );
  if (!term) return { list: [], busy: false };
  const goods = data?.goodsList.slice(0, GOODS_SHOWN) ?? [];
  const stores = data?.sellerList.slice(0, STORES_SHOWN) ?? [];
  return {
    list: [
      ...goods.map((one) => ({ kind: 'goods', to: productPath(one.id), goods: one }) as const),
      ...stores.map((one) => ({ kind: 'store', to: storePath(one.id), store: one }) as const),
      { kind: 'stores', to: searchStorePath(term) },
    ],
    busy: isFetching,
  };
}
