/** What a visitor sees: goods, categories, stores, reviews, news, settings; and what one keeps of them. */
import { bannerBannerList } from './banner/bannerList.ts';
import { browseHistoryDel } from './browseHistory/del.ts';
import { browseHistoryList } from './browseHistory/list.ts';
import { categoryList } from './category/list.ts';
import { categoryRecommend } from './category/recommend.ts';
import { categorySellerTree } from './category/sellerTree.ts';
import { categoryTree } from './category/tree.ts';
import { evaluationAdd } from './evaluation/add.ts';
import { evaluationAddList } from './evaluation/addList.ts';
import { evaluationCountType } from './evaluation/countType.ts';
import { evaluationList } from './evaluation/list.ts';
import { focusSellerAdd } from './focusSeller/add.ts';
import { focusSellerCount } from './focusSeller/count.ts';
import { focusSellerDel } from './focusSeller/del.ts';
import { focusSellerList } from './focusSeller/list.ts';
import type { Handlers } from './handler.ts';
import { indexDownloadUrl } from './index/download-url.ts';
import { indexHome } from './index/home.ts';
import { keepGoodsAdd } from './keepGoods/add.ts';
import { keepGoodsCount } from './keepGoods/count.ts';
import { keepGoodsDel } from './keepGoods/del.ts';
import { keepGoodsList } from './keepGoods/list.ts';
import { lotteryGetCurrentActivity } from './lottery/getCurrentActivity.ts';
import { newsDetailNews } from './news/detail_news.ts';
import { newsListNews } from './news/list_news.ts';
import { sellerInfo } from './seller/info.ts';
import { sellerList } from './seller/list.ts';
import { sellerGoodsInfo } from './sellerGoods/info.ts';
import { sellerGoodsList } from './sellerGoods/list.ts';
import { sellerGoodsRecommendLike } from './sellerGoods/recommend_like.ts';
import { sellerGoodsRecommendNew } from './sellerGoods/recommend_new.ts';
import { sellerGoodsSearchKeyword } from './sellerGoods/search-keyword.ts';
import { sellerGoodsSearch } from './sellerGoods/search.ts';
import { sellerGoodsSearchSellerGoods } from './sellerGoods/searchSellerGoods.ts';
import { subscribeAdd } from './subscribe/add.ts';
import { sysparaGetSyspara } from './syspara/getSyspara.ts';
import { sysparaGetSysparaByGet } from './syspara/getSysparaByGet.ts';

export const shopHandlers = {
  sellerGoodsSearchKeyword,
  sellerGoodsList,
  sellerGoodsSearch,
  sellerGoodsSearchSellerGoods,
  sellerGoodsRecommendNew,
  sellerGoodsRecommendLike,
  sellerGoodsInfo,
  indexHome,
  indexDownloadUrl,
  bannerBannerList,
  categoryList,
  categoryRecommend,
  categoryTree,
  categorySellerTree,
  sellerList,
  sellerInfo,
  evaluationList,
  evaluationCountType,
  evaluationAdd,
  evaluationAddList,
  keepGoodsList,
  keepGoodsAdd,
  keepGoodsDel,
  keepGoodsCount,
  focusSellerList,
  focusSellerAdd,
  focusSellerDel,
  focusSellerCount,
  browseHistoryList,
  browseHistoryDel,
  subscribeAdd,
  lotteryGetCurrentActivity,
  newsListNews,
  newsDetailNews,
  sysparaGetSysparaByGet,
  sysparaGetSyspara,
} satisfies Partial<Handlers>;
