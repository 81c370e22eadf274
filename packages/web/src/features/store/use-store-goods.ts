import type { GoodsPage, SellerGoodsListParams } from '@openmall/sdk';
import { useSellerGoodsList, useSellerGoodsSearchSellerGoods } from '@openmall/sdk/hooks';
import { keepPreviousData } from '@tanstack/react-query';

interface StoreGoods {
  readonly data: GoodsPage | undefined;
  readonly error: unknown;
  readonly isPlaceholderData: boolean;
  readonly retry: () => void;
}

/** Loads the goods of a store: all, those of a category, or those matching a keyword. */
export function useStoreGoods(sellerId: string, keyword: string, params: SellerGoodsListParams): StoreGoods {
  const { pageNum, pageSize, isPrice, isNew, isHot, isRating } = params;
  const isSearch = keyword !== '';
  const all = useSellerGoodsList(
    { ...params, sellerId },
    { query: { enabled: sellerId !== '' && !isSearch, placeholderData: keepPreviousData } },
  );
  const found = useSellerGoodsSearchSellerGoods(
    {
      keyword,
      sellerId,
      ...(pageNum && { pageNum }),
      ...(pageSize && { pageSize }),
      ...(isPrice && { isPrice }),
      ...(isNew && { isNew }),
      ...(isHot && { isHot }),
      ...(isRating && { isRating }),
    },
    { query: { enabled: sellerId !== '' && isSearch, placeholderData: keepPreviousData } },
  );
  const { data, error, isPlaceholderData, refetch } = isSearch ? found : all;
  return { data, error, isPlaceholderData, retry: () => void refetch() };
}
