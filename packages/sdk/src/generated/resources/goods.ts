// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
export {
  sellerGoodsSearchKeyword as suggest,
  sellerGoodsPopularSearches as popularSearches,
  sellerGoodsList as list,
  sellerGoodsSearch as search,
  sellerGoodsFacets as facets,
  sellerGoodsSearchSellerGoods as searchInStore,
  sellerGoodsRecommendNew as recommended,
  sellerGoodsRecommendLike as similar,
  sellerGoodsInfo as info,
  sellerGoodsDeliveryEstimate as deliveryEstimate,
} from '../operation-functions.ts';
