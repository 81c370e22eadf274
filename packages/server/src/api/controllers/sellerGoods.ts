import type { SellerGoodsSearchParams } from '@openmall/sdk';
import { readGoods, recordView } from '../../domain/catalog/read-goods.ts';
import { onLeader } from '../../db/pools/on-leader.ts';
import type { Handler } from '../handler.ts';
import { reducedPrice, showDetails, showGoods } from '../wire/goods.ts';
import { listGoods } from '../../domain/catalog/list-goods.ts';
import { parseGoodsFilter, parseGoodsSort } from '../wire/goods-filter.ts';
import { pageData, pageRequest } from '../wire/paging.ts';
import { listLastViewed, recommendedByStore, recommendGoods } from '../../domain/catalog/recommend.ts';
import { findStore } from '../../domain/stores/find-store.ts';
import { readFacets } from '../../domain/catalog/search/read-facets.ts';
import { estimateGoodsDelivery } from '../../domain/shipping/goods-delivery.ts';
import { suggest } from '../../domain/catalog/search/suggest.ts';
import { mapValid, requireText } from '../../domain/map-valid.ts';
import { dollars } from '../wire/money.ts';
import { showStore } from '../wire/store.ts';
import { countSearch, popularSearches } from '../../domain/catalog/search/popular-searches.ts';
import { searchGoods } from '../../domain/catalog/search/search-goods.ts';

export const sellerGoodsFacets: Handler<'sellerGoodsFacets'> = async ({ ctx, input, lang }) => {
  const facets = await readFacets(ctx, { lang, keyword: input.keyword, filter: parseGoodsFilter(input) });
  return mapValid(facets, ({ id, name, kind, values }) => ({
    attrId: id,
    attrName: requireText(name),
    by: kind,
    attrValues: mapValid(values, (value) => ({
      attrValueId: value.id,
      attrValueName: requireText(value.name),
      iconImg: value.icon,
      goodsNum: value.goods,
    })),
  }));
};

export const sellerGoodsInfo: Handler<'sellerGoodsInfo'> = async ({ ctx, input, lang, session }) => {
  const { sellerGoodsId, skuId } = input;
  const details = await readGoods(ctx, { lang, userId: session?.userId }, sellerGoodsId);
  const data = showDetails(details, skuId);
  await recordView(onLeader(ctx), sellerGoodsId, session?.userId);
  return data;
};

export const sellerGoodsDeliveryEstimate: Handler<'sellerGoodsDeliveryEstimate'> = ({
  ctx,
  input,
  session,
}) =>
  estimateGoodsDelivery(ctx, {
    goodsId: input.sellerGoodsId,
    countryCode: input.countryCode,
    userId: session?.userId,
  });

export const sellerGoodsList: Handler<'sellerGoodsList'> = async ({ ctx, input, lang, session }) => {
  const page = await listGoods(ctx, {
    viewer: { lang, userId: session?.userId },
    page: pageRequest(input),
    filter: parseGoodsFilter(input),
    sort: parseGoodsSort(input, input.sellerId),
  });
  return pageData(page, showGoods);
};

export const sellerGoodsRecommendLike: Handler<'sellerGoodsRecommendLike'> = async ({
  ctx,
  input,
  lang,
  session,
}) => {
  const { userId } = session;
  const viewer = { lang, userId };
  if (input.type === 2) return mapValid(await recommendedByStore(ctx, viewer, input.sellerId), showGoods);
  await findStore(ctx, viewer, input.sellerId);
  return mapValid(await listLastViewed(ctx, viewer, userId), showGoods);
};

const SELECTIONS = { 0: 'new', 1: 'recommended', 2: 'bestSelling' } as const;

export const sellerGoodsRecommendNew: Handler<'sellerGoodsRecommendNew'> = async ({
  ctx,
  input,
  lang,
  session,
}) => {
  const { type = 0, pageNum = 1, pageSize = 12 } = input;
  const viewer = { lang, userId: session?.userId };
  const page = await recommendGoods(ctx, viewer, SELECTIONS[type], { number: pageNum, size: pageSize });
  const { pageInfo, pageList } = pageData(page, showGoods);
  return { pageInfo, result: pageList };
};

export const sellerGoodsSearchKeyword: Handler<'sellerGoodsSearchKeyword'> = async ({
  ctx,
  input,
  lang,
  session,
}) => {
  const viewer = { lang, userId: session?.userId };
  const { stores, goods, categories, completed, correctedKeyword } = await suggest(ctx, {
    viewer,
    keyword: input.keyword,
    sort: parseGoodsSort(input),
  });
  return {
    sellerList: mapValid(stores, showStore),
    goodsList: mapValid(goods, (found) => ({
      id: found.id,
      goodsId: found.id,
      name: found.name,
      imgUrl1: found.picture,
      sellingPrice: dollars(found.price),
      discountPrice: reducedPrice(found.price, found.ratio),
    })),
    completedKeywords: [...completed],
    categoryList: categories.map(({ id, name, parentName }) => ({
      categoryId: id,
      name,
      ...(parentName !== null && { parentName }),
    })),
    ...(correctedKeyword !== undefined && { correctedKeyword }),
  };
};

export const sellerGoodsPopularSearches: Handler<'sellerGoodsPopularSearches'> = async ({ ctx, lang }) => [
  ...(await popularSearches(ctx, lang)),
];

/** Whether a search is new, not the next page, another sort or a filter of one. */
const isFirstLook = ({
  keyword: _keyword,
  asTyped: _asTyped,
  pageNum = 1,
  pageSize: _pageSize,
  categoryId = '0',
  ...refined
}: SellerGoodsSearchParams): boolean =>
  pageNum === 1 && categoryId === '0' && Object.values(refined).every((value) => value === undefined);

export const sellerGoodsSearch: Handler<'sellerGoodsSearch'> = async ({ ctx, input, lang, session }) => {
  const page = await searchGoods(ctx, {
    viewer: { lang, userId: session?.userId },
    keyword: input.keyword,
    page: pageRequest(input),
    filter: parseGoodsFilter(input),
    sort: parseGoodsSort(input),
    mayCorrect: input.asTyped !== '1',
  });
  const { correctedKeyword } = page;
  if (isFirstLook(input) && page.total > 0 && correctedKeyword === undefined)
    await countSearch(onLeader(ctx), { keyword: input.keyword, lang });
  return { ...pageData(page, showGoods), ...(correctedKeyword !== undefined && { correctedKeyword }) };
};

export const sellerGoodsSearchSellerGoods: Handler<'sellerGoodsSearchSellerGoods'> = async (call) => {
  const { ctx, input, lang, session } = call;
  const page = await searchGoods(ctx, {
    viewer: { lang, userId: session?.userId },
    keyword: input.keyword,
    page: pageRequest(input),
    filter: parseGoodsFilter(input),
    sort: parseGoodsSort(input, input.sellerId),
  });
  return pageData(page, showGoods);
};
