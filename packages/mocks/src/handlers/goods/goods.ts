import type { GoodsDetails, GoodsPage } from '@openmall/sdk';
import { measures } from '../../fixtures/catalog.ts';
import { dollars } from '../../state/cents.ts';
import { goodsBy, skuBy } from '../../state/mall.ts';
import { pageOf } from '../../state/paging.ts';
import { demand } from '../../state/refusal.ts';
import type { StockedGoods } from '../../state/stock.ts';
import type { CallHandlers, CallContext } from '../../state/call-context.ts';
import { countryCodeOf, DEFAULT_COUNTRY, estimateDelivery } from './delivery-estimate.ts';
import { findGoods, type GoodsQuery } from './find-goods.ts';
import { countFacets, countStores } from './facets.ts';
import { nearKeywords } from './near-keyword.ts';
import { answeredQuestions } from './questions.ts';
import {
  completedKeywords,
  countSearch,
  MAX_SUGGESTIONS,
  popularSearches,
  suggestedCategories,
  suggestedStores,
} from './search-panel.ts';
import { showChoices, showGoods, showSku, showStore } from './show-goods.ts';

const showWith =
  ({ mall, account }: CallContext) =>
  (goods: StockedGoods) =>
    showGoods(mall, goods, account);

type Paged = GoodsQuery & { readonly pageNum?: number; readonly pageSize?: number };

function goodsPage(input: Paged, context: CallContext): GoodsPage {
  const { pageInfo, pageList } = pageOf(
    findGoods(context.mall, input, context.names),
    input.pageNum,
    input.pageSize,
  );
  return { pageInfo, pageList: pageList.map(showWith(context)) };
}

/** The goods that match a keyword, or its correction if there are none. */
function findOrCorrect(
  input: GoodsQuery & { readonly keyword: string },
  { mall, names }: CallContext,
  mayCorrect: boolean,
) {
  const goods = findGoods(mall, input, names);
  const finds = (keyword: string) => findGoods(mall, { keyword }, names).length > 0;
  const meant = mayCorrect && !finds(input.keyword) ? nearKeywords(mall, input.keyword, names) : [];
  const correctedKeyword = meant.find(finds);
  if (correctedKeyword === undefined) return { goods };
  return { goods: findGoods(mall, { ...input, keyword: correctedKeyword }, names), correctedKeyword };
}

/** Sort keys of the recommendation types: newest, recommended, best-selling. */
const selections: readonly ((goods: StockedGoods) => number)[] = [
  ({ listing }) => listing.ageDays,
  ({ listing }) => (listing.isRecommended ? 0 : 1_000) + listing.weight,
  ({ sold }) => -sold,
];

/** Adds goods to the browsing history: newest first, each of them once. */
function remember({ mall, account }: CallContext, goodsId: string): void {
  if (!account) return;
  const index = account.history.findIndex((entry) => entry.goodsId === goodsId);
  if (index >= 0) account.history.splice(index, 1);
  account.history.unshift({ id: mall.nextId('bh'), goodsId, at: mall.now() });
}

/** Which body a size fits; nothing where a body has no part in it. */
function sizeGuideOf({ listing: { id } }: StockedGoods): Pick<GoodsDetails, 'sizeGuide'> {
  const sizeGuide = measures[id]?.sizeGuide;
  return sizeGuide ? { sizeGuide } : {};
}

export const goodsHandlers = {
  sellerGoodsList: goodsPage,
  sellerGoodsFacets({ attrValueIds, sellerIds, ...input }, { mall, names }) {
    const ofStores = findGoods(mall, { ...input, ...(sellerIds && { sellerIds }) }, names);
    const withValues = findGoods(mall, { ...input, ...(attrValueIds && { attrValueIds }) }, names);
    return [
      ...countFacets(ofStores, mall.goods, attrValueIds?.split(',') ?? []),
      ...(input.sellerId === undefined ? countStores(withValues, mall.stores, sellerIds?.split(',')) : []),
    ];
  },
  sellerGoodsSearch(input, context) {
    const { goods, correctedKeyword } = findOrCorrect(input, context, input.asTyped !== '1');
    const { pageInfo, pageList } = pageOf(goods, input.pageNum, input.pageSize);
    if (pageInfo.pageNum === 1 && goods.length > 0 && correctedKeyword === undefined)
      countSearch(context.mall, input.keyword);
    return {
      pageInfo,
      pageList: pageList.map(showWith(context)),
      ...(correctedKeyword !== undefined && { correctedKeyword }),
    };
  },
  sellerGoodsPopularSearches: (_input, { mall }) => popularSearches(mall),
  sellerGoodsSearchSellerGoods: goodsPage,
  sellerGoodsSearchKeyword(input, context) {
    const { mall, account, names } = context;
    const stores = suggestedStores(mall, input.keyword);
    const { goods, correctedKeyword } = findOrCorrect(input, context, stores.length === 0);
    return {
      sellerList: stores.map((store) => showStore(mall, store, account)),
      ...(correctedKeyword !== undefined && { correctedKeyword }),
      goodsList: goods
        .slice(0, MAX_SUGGESTIONS)
        .map(showWith(context))
        .map(({ id, goodsId, name, imgUrl1, sellingPrice, discountPrice }) => ({
          id,
          goodsId,
          name,
          imgUrl1,
          sellingPrice,
          discountPrice,
        })),
      completedKeywords: completedKeywords(goods, input.keyword),
      categoryList: suggestedCategories(mall, input.keyword, names),
    };
  },
  sellerGoodsRecommendNew({ type = 0, pageNum, pageSize = 12 }, context) {
    const rank = selections[type] ?? (() => 0);
    const sorted = [...context.mall.goods].sort((a, b) => rank(a) - rank(b));
    const { pageInfo, pageList } = pageOf(sorted, pageNum, pageSize);
    return { pageInfo, result: pageList.map(showWith(context)) };
  },
  sellerGoodsRecommendLike({ sellerId, type }, context) {
    const { mall, buyer } = context;
    const storeGoods = findGoods(mall, { sellerId });
    const viewed = buyer.history.flatMap(({ goodsId }) =>
      mall.goods.filter(({ listing }) => listing.id === goodsId),
    );
    return (type === 1 ? viewed : storeGoods).slice(0, 12).map(showWith(context));
  },
  sellerGoodsDeliveryEstimate({ sellerGoodsId, countryCode }, { mall, account }) {
    const { store } = goodsBy(mall, sellerGoodsId);
    const address = account?.addresses.find(({ use }) => use === 1);
    return estimateDelivery(store, countryCode ?? countryCodeOf(address) ?? DEFAULT_COUNTRY, mall.now());
  },
  sellerGoodsInfo({ sellerGoodsId, skuId }, context) {
    const { mall, account } = context;
    const goods = goodsBy(mall, sellerGoodsId);
    demand(skuId === undefined || skuBy(goods, skuId) !== undefined, 'skuNotFound');
    remember(context, sellerGoodsId);
    const { listing, store } = goods;
    return {
      ...showGoods(mall, goods, account),
      imgDes: listing.html,
      seller: showStore(mall, store, account),
      questionsNum: answeredQuestions(mall, sellerGoodsId).length,
      ...sizeGuideOf(goods),
      canSelectAttributes: { skus: goods.skus.map(showSku), goodAttrs: showChoices(goods) },
      attributes: listing.specification.map(([attrName = '', attrValue = ''], sort) => ({
        attrName,
        attrValue,
        sort,
      })),
      dispatchFee: dollars(store.listing.dispatchCents),
      longDistanceFee: dollars(store.listing.longDistanceCents),
      deliveryFee: dollars(listing.deliveryCents),
    };
  },
} satisfies Partial<CallHandlers>;
