import type { SellerGoodsSearchKeywordData } from '@openmall/sdk';
import { useSellerGoodsSearchKeyword } from '@openmall/sdk/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { categoryPath, productPath, searchStorePath, storePath } from '../../../shared/navigation/paths.ts';
import type { SearchOption } from './search-options.ts';
import { useDebounced } from './use-debounced.ts';

const DEBOUNCE_MS = 250;
const MAX_GOODS = 6;
const MAX_STORES = 2;
const MAX_COMPLETED = 4;
const MAX_CATEGORIES = 3;

interface Suggestions {
  readonly list: readonly SearchOption[];
  readonly busy: boolean;
}

/** Completed keywords and categories. A server may leave them out. */
const leads = ({
  completedKeywords = [],
  categoryList = [],
}: SellerGoodsSearchKeywordData): readonly SearchOption[] => [
  ...completedKeywords.slice(0, MAX_COMPLETED).map((keyword) => ({ kind: 'completed', keyword }) as const),
  ...categoryList
    .slice(0, MAX_CATEGORIES)
    .map(
      ({ categoryId, name, parentName }) =>
        ({ kind: 'category', to: categoryPath(categoryId), name, parentName }) as const,
    ),
];

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
      ...(data ? leads(data) : []),
      ...goods.map((item) => ({ kind: 'goods', to: productPath(item.id), goods: item }) as const),
      ...stores.map((store) => ({ kind: 'store', to: storePath(store.id), store }) as const),
      { kind: 'stores', to: searchStorePath(term) },
    ],
    busy: isFetching,
  };
}
