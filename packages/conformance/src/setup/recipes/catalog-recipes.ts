import { PreconditionError } from '../precondition-error.ts';
import type { Setup } from '../setup.ts';
import { asVisitor, asBuyer, type RecipesOf } from './recipe.ts';

/** A word that a search must find: the longest word of a name. */
async function findSearchWord({ catalog }: Setup): Promise<string> {
  const { name } = await catalog.any();
  const [word = name] = name.split(/[\s,]+/).sort((a, b) => b.length - a.length);
  return word.slice(0, 32);
}
const goodsId = async ({ catalog }: Setup): Promise<string> => (await catalog.any()).sellerGoodsId;
const storeId = async ({ catalog }: Setup): Promise<string> => (await catalog.any()).sellerId;

export const catalogRecipes: RecipesOf<
  | 'sellerGoodsSearchKeyword'
  | 'sellerGoodsPopularSearches'
  | 'sellerGoodsList'
  | 'sellerGoodsFacets'
  | 'sellerGoodsSearch'
  | 'sellerGoodsSearchSellerGoods'
  | 'sellerGoodsRecommendNew'
  | 'sellerGoodsRecommendLike'
  | 'sellerGoodsInfo'
  | 'sellerGoodsDeliveryEstimate'
  | 'indexHome'
  | 'indexDownloadUrl'
  | 'bannerBannerList'
  | 'categoryList'
  | 'categoryRecommend'
  | 'categoryTree'
  | 'categorySellerTree'
  | 'sellerList'
  | 'sellerInfo'
  | 'evaluationList'
  | 'evaluationCountType'
  | 'subscribeAdd'
  | 'lotteryGetCurrentActivity'
  | 'helpPageInfo'
  | 'newsListNews'
  | 'newsDetailNews'
  | 'sysparaGetSysparaByGet'
  | 'sysparaGetSyspara'
  | 'goodsQuestionList'
  | 'goodsQuestionAsk'
  | 'keepGoodsList'
  | 'keepGoodsAdd'
  | 'keepGoodsDel'
  | 'keepGoodsCount'
  | 'keepGoodsNotices'
  | 'keepGoodsUnreadNotices'
  | 'keepGoodsReadNotices'
  | 'focusSellerList'
  | 'focusSellerAdd'
  | 'focusSellerDel'
  | 'focusSellerCount'
  | 'browseHistoryList'
  | 'browseHistoryDel'
> = {
  sellerGoodsSearchKeyword: async (setup) => ({ input: { keyword: await findSearchWord(setup) } }),
  sellerGoodsPopularSearches: asVisitor({}),
  sellerGoodsList: asVisitor({}),
  sellerGoodsSearch: async (setup) => ({ input: { keyword: await findSearchWord(setup) } }),
  sellerGoodsFacets: asVisitor({}),
  sellerGoodsSearchSellerGoods: async (setup) => ({
    input: { keyword: await findSearchWord(setup), sellerId: await storeId(setup) },
  }),
  sellerGoodsRecommendNew: asVisitor({}),
  sellerGoodsRecommendLike: async (setup) => ({
    caller: await setup.accounts.first(),
    input: { sellerId: await storeId(setup), type: 1 },
  }),
  sellerGoodsDeliveryEstimate: async (setup) => ({
    input: { sellerGoodsId: await goodsId(setup), countryCode: 'DE' },
  }),
  sellerGoodsInfo: async (setup) => ({ input: { sellerGoodsId: await goodsId(setup) } }),
  indexHome: asVisitor({}),
  indexDownloadUrl: asVisitor({}),
  bannerBannerList: asVisitor({ type: 'pc' }),
  categoryList: asVisitor({}),
  categoryRecommend: asVisitor({}),
  categoryTree: asVisitor({}),
  categorySellerTree: async (setup) => ({ input: { sellerId: await storeId(setup) } }),
  sellerList: asVisitor({}),
  sellerInfo: async (setup) => ({ input: { sellerId: await storeId(setup) } }),
  evaluationList: async (setup) => ({ input: { sellerGoodsId: await goodsId(setup) } }),
  evaluationCountType: async (setup) => ({ input: { goodId: await goodsId(setup) } }),
  subscribeAdd: async ({ accounts }) => ({ input: { email: accounts.unusedName() } }),
  lotteryGetCurrentActivity: asVisitor({}),
  helpPageInfo: asVisitor({ topic: 'delivery' }),
  newsListNews: asVisitor({}),
  newsDetailNews: async (setup) => {
    const id = (await setup.request('newsListNews', {})).pageList?.[0]?.id;
    if (!id) throw new PreconditionError('skipped', 'needs a piece of news');
    return { input: { id } };
  },
  sysparaGetSysparaByGet: asVisitor({ code: 'mall_max_goods_number_in_order' }),
  sysparaGetSyspara: asVisitor({ code: 'mall_max_goods_number_in_order' }),
  goodsQuestionList: async (setup) => ({ input: { sellerGoodsId: await goodsId(setup) } }),
  goodsQuestionAsk: async (setup) => ({
    caller: await setup.accounts.first(),
    input: { sellerGoodsId: await goodsId(setup), content: 'Is the lining wool, too?' },
  }),
  keepGoodsList: asBuyer({}),
  keepGoodsAdd: async (setup) => ({
    caller: await setup.accounts.first(),
    input: { sellerGoodsId: await goodsId(setup) },
  }),
  keepGoodsDel: async (setup) => ({
    caller: await setup.accounts.first(),
    input: { sellerGoodsId: await goodsId(setup) },
  }),
  keepGoodsCount: asBuyer({}),
  keepGoodsNotices: asBuyer({}),
  keepGoodsUnreadNotices: asBuyer({}),
  keepGoodsReadNotices: asBuyer({}),
  focusSellerList: asBuyer({}),
  focusSellerAdd: async (setup) => ({
    caller: await setup.accounts.first(),
    input: { sellerId: await storeId(setup) },
  }),
  focusSellerDel: async (setup) => ({
    caller: await setup.accounts.first(),
    input: { sellerId: await storeId(setup) },
  }),
  focusSellerCount: asBuyer({}),
  browseHistoryList: asBuyer({}),
  browseHistoryDel: asBuyer({}),
};
