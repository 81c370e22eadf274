import { Unmet } from '../precondition-error.ts';
import type { World } from '../setup.ts';
import { asVisitor, asBuyer, type RecipesOf } from './recipe.ts';

/** A word that a search must find: the longest of a name on the shelf. */
async function aWord({ shelf }: World): Promise<string> {
  const { name } = await shelf.any();
  const [word = name] = name.split(/[\s,]+/).sort((a, b) => b.length - a.length);
  return word.slice(0, 32);
}
const goodsId = async ({ shelf }: World): Promise<string> => (await shelf.any()).sellerGoodsId;
const storeId = async ({ shelf }: World): Promise<string> => (await shelf.any()).sellerId;

export const catalogueRecipes: RecipesOf<
  | 'sellerGoodsSearchKeyword'
  | 'sellerGoodsList'
  | 'sellerGoodsSearch'
  | 'sellerGoodsSearchSellerGoods'
  | 'sellerGoodsRecommendNew'
  | 'sellerGoodsRecommendLike'
  | 'sellerGoodsInfo'
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
  | 'newsListNews'
  | 'newsDetailNews'
  | 'sysparaGetSysparaByGet'
  | 'sysparaGetSyspara'
  | 'keepGoodsList'
  | 'keepGoodsAdd'
  | 'keepGoodsDel'
  | 'keepGoodsCount'
  | 'focusSellerList'
  | 'focusSellerAdd'
  | 'focusSellerDel'
  | 'focusSellerCount'
  | 'browseHistoryList'
  | 'browseHistoryDel'
> = {
  sellerGoodsSearchKeyword: async (world) => ({ input: { keyword: await aWord(world) } }),
  sellerGoodsList: asVisitor({}),
  sellerGoodsSearch: async (world) => ({ input: { keyword: await aWord(world) } }),
  sellerGoodsSearchSellerGoods: async (world) => ({
    input: { keyword: await aWord(world), sellerId: await storeId(world) },
  }),
  sellerGoodsRecommendNew: asVisitor({}),
  sellerGoodsRecommendLike: async (world) => ({
    caller: await world.accounts.first(),
    input: { sellerId: await storeId(world), type: 1 },
  }),
  sellerGoodsInfo: async (world) => ({ input: { sellerGoodsId: await goodsId(world) } }),
  indexHome: asVisitor({}),
  indexDownloadUrl: asVisitor({}),
  bannerBannerList: asVisitor({ type: 'pc' }),
  categoryList: asVisitor({}),
  categoryRecommend: asVisitor({}),
  categoryTree: asVisitor({}),
  categorySellerTree: async (world) => ({ input: { sellerId: await storeId(world) } }),
  sellerList: asVisitor({}),
  sellerInfo: async (world) => ({ input: { sellerId: await storeId(world) } }),
  evaluationList: async (world) => ({ input: { sellerGoodsId: await goodsId(world) } }),
  evaluationCountType: async (world) => ({ input: { goodId: await goodsId(world) } }),
  subscribeAdd: async ({ accounts }) => ({ input: { email: accounts.freshName() } }),
  lotteryGetCurrentActivity: asVisitor({}),
  newsListNews: asVisitor({}),
  newsDetailNews: async (world) => {
    const id = (await world.ask('newsListNews', {})).pageList?.[0]?.id;
    if (!id) throw new Unmet('skipped', 'needs a piece of news');
    return { input: { id } };
  },
  sysparaGetSysparaByGet: asVisitor({ code: 'mall_max_goods_number_in_order' }),
  sysparaGetSyspara: asVisitor({ code: 'mall_max_goods_number_in_order' }),
  keepGoodsList: asBuyer({}),
  keepGoodsAdd: async (world) => ({
    caller: await world.accounts.first(),
    input: { sellerGoodsId: await goodsId(world) },
  }),
  keepGoodsDel: async (world) => ({
    caller: await world.accounts.first(),
    input: { sellerGoodsId: await goodsId(world) },
  }),
  keepGoodsCount: asBuyer({}),
  focusSellerList: asBuyer({}),
  focusSellerAdd: async (world) => ({
    caller: await world.accounts.first(),
    input: { sellerId: await storeId(world) },
  }),
  focusSellerDel: async (world) => ({
    caller: await world.accounts.first(),
    input: { sellerId: await storeId(world) },
  }),
  focusSellerCount: asBuyer({}),
  browseHistoryList: asBuyer({}),
  browseHistoryDel: asBuyer({}),
};
