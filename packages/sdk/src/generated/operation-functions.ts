// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */

import type { Call, OpenCall } from '../call.ts';
import { formBody, jsonBody } from '../transport/request/bodies.ts';
import { read, write } from '../transport/request/define-operation.ts';
import { elements, elementsByPageNo, pageList, resultList } from '../transport/paging/paging-shapes.ts';
import type {
  AddressAddParams,
  AddressDelParams,
  AddressEditParams,
  AddressListCityOk,
  AddressListCityParams,
  AddressListCountryOk,
  AddressListCountryParams,
  AddressListOk,
  AddressListStateOk,
  AddressListStateParams,
  BankCardAddOk,
  BankCardAddParams,
  BankCardDelParams,
  BankCardListOk,
  BannerBannerListOk,
  BannerBannerListParams,
  BrowseHistoryDelParams,
  BrowseHistoryListOk,
  BrowseHistoryListParams,
  CartListOk,
  CartMergeOk,
  CartMergeParams,
  CartPutOk,
  CartPutParams,
  CategoryListOk,
  CategoryListParams,
  CategoryRecommendOk,
  CategoryRecommendParams,
  CategorySellerTreeOk,
  CategorySellerTreeParams,
  CategoryTreeOk,
  CategoryTreeParams,
  ChannelBlockchainListOk,
  ChannelBlockchainListParams,
  CouponClaimOk,
  CouponClaimParams,
  CouponListOk,
  CouponListParams,
  CouponMineOk,
  CouponMineParams,
  CreditApplyParams,
  CreditBeforepayOk,
  CreditBeforepayParams,
  CreditBeforereapplyOk,
  CreditBeforereapplyParams,
  CreditBillOk,
  CreditCheckOk,
  CreditConfigOk,
  CreditHistroyOk,
  CreditHistroyParams,
  CreditPayParams,
  EvaluationAddParams,
  EvaluationCountTypeOk,
  EvaluationCountTypeParams,
  EvaluationDrafts,
  EvaluationListOk,
  EvaluationListParams,
  FocusSellerAddParams,
  FocusSellerCountOk,
  FocusSellerDelParams,
  FocusSellerListOk,
  FocusSellerListParams,
  GoodsQuestionAskOk,
  GoodsQuestionAskParams,
  GoodsQuestionListOk,
  GoodsQuestionListParams,
  GoogleAuthBindParams,
  GoogleAuthGetOk,
  GoogleAuthUnbindParams,
  HelpPageInfoOk,
  HelpPageInfoParams,
  IdcodeExecuteParams,
  IndexDownloadUrlOk,
  IndexHomeOk,
  JscodeExecuteParams,
  KeepGoodsAddParams,
  KeepGoodsCountOk,
  KeepGoodsDelParams,
  KeepGoodsListOk,
  KeepGoodsListParams,
  KeepGoodsNoticesOk,
  KeepGoodsNoticesParams,
  KeepGoodsUnreadNoticesOk,
  KycApplyParams,
  KycGetOk,
  KycHighLevelApplyParams,
  KycHighLevelGetOk,
  LocaluserBeforeBindOk,
  LocaluserBeforeBindParams,
  LocaluserBindEmailOrPhoneParams,
  LocaluserCheckEmailOrPhoneParams,
  LocaluserEndSessionsParams,
  LocaluserGetOk,
  LocaluserGetReferralOk,
  LocaluserMailSettingsOk,
  LocaluserRefreshAvatarParams,
  LocaluserRegisterNoVerifcodeOk,
  LocaluserRegisterNoVerifcodeParams,
  LocaluserRegisterWithVerifcodeOk,
  LocaluserRegisterWithVerifcodeParams,
  LocaluserSecurityEventsOk,
  LocaluserSessionsOk,
  LocaluserSetDisplayNameParams,
  LocaluserSetMailSettingsParams,
  LotteryGetCurrentActivityOk,
  NewOnlinechatListOk,
  NewOnlinechatListParams,
  NewOnlinechatSendOk,
  NewOnlinechatSendParams,
  NewOnlinechatTokenOk,
  NewOnlinechatUnreadOk,
  NewsDetailNewsOk,
  NewsDetailNewsParams,
  NewsListNewsOk,
  NewsListNewsParams,
  OrderCancelParams,
  OrderCountOrderStatusOk,
  OrderDisputeReturnParams,
  OrderInfoOk,
  OrderInfoParams,
  OrderListGoodsOk,
  OrderListGoodsParams,
  OrderListMainOk,
  OrderListMainParams,
  OrderLogListOk,
  OrderLogListParams,
  OrderPayParams,
  OrderQuoteOk,
  OrderQuoteParams,
  OrderReceiptParams,
  OrderRefundQuoteOk,
  OrderRefundQuoteParams,
  OrderRemindParams,
  OrderRequestReturnOk,
  OrderRequestReturnParams,
  OrderReturnQuoteOk,
  OrderReturnQuoteParams,
  OrderReturnsParams,
  OrderSendReturnParams,
  OrderSubmitOk,
  OrderSubmitParams,
  OrderWithdrawReturnParams,
  PaymentGetOk,
  PaymentGetParams,
  PaymentMethodsOk,
  PaymentMethodsParams,
  PaymentOpenOk,
  PaymentOpenParams,
  RechargeBlockchainFeeOk,
  RechargeBlockchainFeeParams,
  RechargeBlockchainGetOk,
  RechargeBlockchainGetParams,
  RechargeBlockchainListOk,
  RechargeBlockchainListParams,
  RechargeBlockchainRechargeLimitConfigOk,
  RechargeBlockchainRechargeOk,
  RechargeBlockchainRechargeOpenOk,
  RechargeBlockchainRechargeParams,
  SellerGoodsDeliveryEstimateOk,
  SellerGoodsDeliveryEstimateParams,
  SellerGoodsFacetsOk,
  SellerGoodsFacetsParams,
  SellerGoodsInfoOk,
  SellerGoodsInfoParams,
  SellerGoodsListOk,
  SellerGoodsListParams,
  SellerGoodsPopularSearchesOk,
  SellerGoodsRecommendLikeOk,
  SellerGoodsRecommendLikeParams,
  SellerGoodsRecommendNewOk,
  SellerGoodsRecommendNewParams,
  SellerGoodsSearchKeywordOk,
  SellerGoodsSearchKeywordParams,
  SellerGoodsSearchOk,
  SellerGoodsSearchParams,
  SellerGoodsSearchSellerGoodsOk,
  SellerGoodsSearchSellerGoodsParams,
  SellerInfoOk,
  SellerInfoParams,
  SellerListOk,
  SellerListParams,
  SliderChallengeOk,
  SliderVerifyOk,
  SliderVerifyParams,
  SubscribeAddParams,
  SysparaGetSysparaByGetOk,
  SysparaGetSysparaByGetParams,
  SysparaGetSysparaOk,
  SysparaGetSysparaParams,
  ThirdPartyRechargeGetCoinListOk,
  ThirdPartyRechargePhpRecharge2Ok,
  ThirdPartyRechargePhpRecharge2Params,
  ThirdPartyRechargePhpRecharge3Ok,
  ThirdPartyRechargePhpRecharge3Params,
  ThirdPartyRechargePhpRecharge4Ok,
  ThirdPartyRechargePhpRecharge4Params,
  ThirdPartyRechargePhpRecharge5Ok,
  ThirdPartyRechargePhpRecharge5Params,
  ThirdPartyRechargePhpRechargeOk,
  ThirdPartyRechargePhpRechargeParams,
  ThirdPartyRechargeRechargeOk,
  ThirdPartyRechargeRechargeParams,
  UploadimgExecuteBody,
  UploadimgExecuteOk,
  UserBindWithdrawAddressParams,
  UserGetUserNameVerifTargetOk,
  UserGetUserNameVerifTargetParams,
  UserHeartbeatParams,
  UserLogoffParams,
  UserNewloginOk,
  UserNewloginParams,
  UserOnlineChatControllerListOk,
  UserOnlineChatControllerListParams,
  UserOnlineChatControllerSendOk,
  UserOnlineChatControllerSendParams,
  UserOnlineChatControllerUnreadOk,
  UserOnlineChatControllerUnreadParams,
  UserOnlineChatControllerUserlistOk,
  UserResetpswParams,
  UserSetSafewordParams,
  UserSetSafewordRegParams,
  UserUpdateOldAndNewPswParams,
  UserUpdateOldAndNewSafewordParams,
  WalletGetUsdtOk,
  WalletLogsOk,
  WalletLogsParams,
  WithdrawApplyOk,
  WithdrawApplyParams,
  WithdrawFeeOk,
  WithdrawFeeParams,
  WithdrawGetOk,
  WithdrawGetParams,
  WithdrawListOk,
  WithdrawListParams,
  WithdrawRequestAddressReleaseOk,
  WithdrawRequestAddressReleaseParams,
  WithdrawWithdrawLimitConfigOk,
  WithdrawWithdrawOpenOk,
} from './hooks/openmall.schemas.ts';
import type { NoInput } from './operation-types.ts';

/**
 * Answers at most 20 stores and 20 goods on the shelf whose names contain the keyword, for suggestions while a buyer types;
 * a server may add categories and completed keywords. If there are no stores and goods, a server may suggest goods for
 * what was probably meant, and answers `correctedKeyword`. Anyone may call.
 *
 * - `keyword`: What is searched for, in any of the 21 languages; blank is refused.
 * - `isPrice` (optional): Sort by the price that a buyer pays now, any running discount taken off.
 * - `isNew` (optional): Sort by the time the goods were first on the shelf.
 * - `isHot` (optional): Sort by the number sold.
 *
 * @throws ApiError with the keys keywordRequired, besides the shared errors
 * @example await sellerGoodsSearchKeyword(transport, {"keyword":"wool beanie"});
 */
export const sellerGoodsSearchKeyword: Call<
  'sellerGoodsSearchKeyword',
  SellerGoodsSearchKeywordParams,
  SellerGoodsSearchKeywordOk['data']
> = /* @__PURE__ */ read('sellerGoods!search-keyword', 'e6guxkeywordRequired');

/**
 * Answers at most 10 keywords that buyers searched for most often in the caller's language during the last 30 days. Only
 * searches that found goods count, and a keyword appears once it was searched for several times. Anyone may call.
 *
 * @example await sellerGoodsPopularSearches(transport);
 */
export const sellerGoodsPopularSearches: OpenCall<
  'sellerGoodsPopularSearches',
  NoInput,
  SellerGoodsPopularSearchesOk['data']
> = /* @__PURE__ */ read('sellerGoods!popularSearches');

/**
 * Lists goods on the shelf, of the whole mall, of one category of either level or of one store. Unsorted, what the mall puts
 * forward comes first, then the newest. Goods of equal rank are ordered by id. Anyone may call; a page past the end is empty.
 *
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has.
 * - `sellerId` (optional): Keeps only the goods of this store.
 * - `categoryId` (optional): Keeps only goods of this category, of either level; `0` or none keeps all.
 * - `isPrice` (optional): Sort by the price that a buyer pays now, any running discount taken off.
 * - `isNew` (optional): Sort by the time the goods were first on the shelf.
 * - `isHot` (optional): Sort by the number sold.
 * - `isRating` (optional): Sort by the average of reviews, goods with more reviews ahead of others with the same one. An addition that a server may ignore.
 * - `isRec` (optional): Keep only what the store recommends and sort by when it did; needs sellerId.
 * - `recTime` (optional): Any number above 0 keeps only goods that are recommended.
 * - `discount` (optional): `1` keeps only goods whose discount runs now.
 * - `minPrice` (optional): Keeps goods that cost this many dollars or more now. An addition that a server may ignore.
 * - `maxPrice` (optional): Keeps goods that cost this many dollars or less now. An addition that a server may ignore.
 * - `inStock` (optional): `1` keeps only goods of which a piece is available. An addition that a server may ignore.
 * - `minRating` (optional): Keeps goods with at least this average of reviews. An addition that a server may ignore.
 * - `sellerIds` (optional): Keeps goods of these stores, as the facets name them. An addition that a server may ignore.
 * - `attrValueIds` (optional): Keeps goods with a variant that has one of these values of each attribute, as the facets name them. An addition that a server may ignore.
 *
 * @throws ApiError with the keys categoryNotFound, storeNotFound, besides the shared errors
 * @example await sellerGoodsList(transport);
 */
export const sellerGoodsList: OpenCall<'sellerGoodsList', SellerGoodsListParams, SellerGoodsListOk['data']> =
  /* @__PURE__ */ read('sellerGoods!list', '39f0icategoryNotFound ei6vbstoreNotFound', { paging: pageList });

/**
 * Finds goods on the shelf whose names in the caller's language or in English contain every word of the keyword, case aside. A server may
 * also find other forms of a word, and correct a keyword that finds nothing; it then answers `correctedKeyword`.
 * Anyone may call.
 *
 * - `keyword`: What is searched for, in any of the 21 languages; blank is refused.
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has.
 * - `isPrice` (optional): Sort by the price that a buyer pays now, any running discount taken off.
 * - `isNew` (optional): Sort by the time the goods were first on the shelf.
 * - `isHot` (optional): Sort by the number sold.
 * - `isRating` (optional): Sort by the average of reviews, goods with more reviews ahead of others with the same one. An addition that a server may ignore.
 * - `isRec` (optional): Keep only what the store recommends and sort by when it did; needs sellerId.
 * - `discount` (optional): `1` keeps only goods whose discount runs now.
 * - `categoryId` (optional): Keeps only goods of this category, of either level; `0` or none keeps all. An addition that a server may ignore.
 * - `minPrice` (optional): Keeps goods that cost this many dollars or more now. An addition that a server may ignore.
 * - `maxPrice` (optional): Keeps goods that cost this many dollars or less now. An addition that a server may ignore.
 * - `inStock` (optional): `1` keeps only goods of which a piece is available. An addition that a server may ignore.
 * - `minRating` (optional): Keeps goods with at least this average of reviews. An addition that a server may ignore.
 * - `sellerIds` (optional): Keeps goods of these stores, as the facets name them. An addition that a server may ignore.
 * - `attrValueIds` (optional): Keeps goods with a variant that has one of these values of each attribute, as the facets name them. An addition that a server may ignore.
 * - `asTyped` (optional): `1` searches the keyword as it is typed, without a correction. An addition that a server may ignore.
 *
 * @throws ApiError with the keys keywordRequired, categoryNotFound, besides the shared errors
 * @example await sellerGoodsSearch(transport, {"keyword":"wool beanie"});
 */
export const sellerGoodsSearch: Call<
  'sellerGoodsSearch',
  SellerGoodsSearchParams,
  SellerGoodsSearchOk['data']
> = /* @__PURE__ */ read('sellerGoods!search', 'e6guxkeywordRequired 39f0icategoryNotFound', {
  paging: pageList,
});

/**
 * Answers by which attributes the goods of a list or search differ, such as colour and size, and how many goods each value would leave. It
 * takes the filters of sellerGoods!list and sellerGoods!search; values chosen of one attribute do not lower the counts of its others. The
 * keyword is not corrected. Goods of several stores also differ by store, except with `sellerId`. Anyone may call.
 *
 * - `keyword` (optional): Counts only goods that match this keyword; all goods without it.
 * - `sellerId` (optional): Counts only the goods of this store.
 * - `categoryId` (optional): Counts only goods of this category, of either level; `0` or none counts all.
 * - `discount` (optional): `1` keeps only goods whose discount runs now.
 * - `minPrice` (optional): Keeps goods that cost this many dollars or more now. An addition that a server may ignore.
 * - `maxPrice` (optional): Keeps goods that cost this many dollars or less now. An addition that a server may ignore.
 * - `inStock` (optional): `1` keeps only goods of which a piece is available. An addition that a server may ignore.
 * - `minRating` (optional): Keeps goods with at least this average of reviews. An addition that a server may ignore.
 * - `sellerIds` (optional): Keeps goods of these stores, as the facets name them. An addition that a server may ignore.
 * - `attrValueIds` (optional): Keeps goods with a variant that has one of these values of each attribute, as the facets name them. An addition that a server may ignore.
 *
 * @throws ApiError with the keys keywordRequired, categoryNotFound, storeNotFound, besides the shared errors
 * @example await sellerGoodsFacets(transport);
 */
export const sellerGoodsFacets: OpenCall<
  'sellerGoodsFacets',
  SellerGoodsFacetsParams,
  SellerGoodsFacetsOk['data']
> = /* @__PURE__ */ read(
  'sellerGoods!facets',
  'e6guxkeywordRequired 39f0icategoryNotFound ei6vbstoreNotFound',
);

/**
 * Finds goods on the shelf of one store by the same rule as the search of the whole mall. Anyone may call.
 *
 * - `keyword`: What is searched for, in any of the 21 languages; blank is refused.
 * - `sellerId`: The store whose goods are searched.
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has.
 * - `isPrice` (optional): Sort by the price that a buyer pays now, any running discount taken off.
 * - `isNew` (optional): Sort by the time the goods were first on the shelf.
 * - `isHot` (optional): Sort by the number sold.
 * - `isRating` (optional): Sort by the average of reviews, goods with more reviews ahead of others with the same one. An addition that a server may ignore.
 * - `isRec` (optional): Keep only what the store recommends and sort by when it did; needs sellerId.
 *
 * @throws ApiError with the keys keywordRequired, storeNotFound, besides the shared errors
 * @example await sellerGoodsSearchSellerGoods(transport, {"keyword":"wool beanie","sellerId":"st_northwind"});
 */
export const sellerGoodsSearchSellerGoods: Call<
  'sellerGoodsSearchSellerGoods',
  SellerGoodsSearchSellerGoodsParams,
  SellerGoodsSearchSellerGoodsOk['data']
> = /* @__PURE__ */ read('sellerGoods!searchSellerGoods', 'e6guxkeywordRequired ei6vbstoreNotFound', {
  paging: pageList,
});

/**
 * Lists goods on the shelf for the home page, the newest, recommended or most sold first. Anyone may call; pages have 12 rows unless asked otherwise.
 *
 * - `type` (optional): Which selection; the newest goods by default.
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has; 12 by default.
 *
 * @example await sellerGoodsRecommendNew(transport);
 */
export const sellerGoodsRecommendNew: OpenCall<
  'sellerGoodsRecommendNew',
  SellerGoodsRecommendNewParams,
  SellerGoodsRecommendNewOk['data']
> = /* @__PURE__ */ read('sellerGoods!recommend_new', '', { paging: resultList });

/**
 * Answers at most 12 goods that the caller viewed recently, or at most 10 that the store recommends, newest first. Needs a token.
 *
 * - `sellerId`: The store on whose pages the goods are shown.
 * - `type`: Whether the goods come from the caller's history or from the store.
 *
 * @throws ApiError with the keys storeNotFound, besides the shared errors
 * @example await sellerGoodsRecommendLike(transport, {"sellerId":"st_northwind","type":2});
 */
export const sellerGoodsRecommendLike: Call<
  'sellerGoodsRecommendLike',
  SellerGoodsRecommendLikeParams,
  SellerGoodsRecommendLikeOk['data']
> = /* @__PURE__ */ read('sellerGoods!recommend_like', 'ei6vbstoreNotFound');

/**
 * Answers the goods with gallery, description, specification, variants, freight parts and store. Anyone may call. Each call counts as a view,
 * and for a caller with a token it goes into the browsing history. Goods taken off the shelf are refused as removed.
 *
 * - `sellerGoodsId`: The goods, by the id that lists answer.
 * - `skuId` (optional): A variant whose attributes come first in the specification table.
 *
 * @throws ApiError with the keys goodsNotFound, productRemoved, skuNotFound, storeNotFound, besides the shared errors
 * @example await sellerGoodsInfo(transport, {"sellerGoodsId":"g_canvas_sneaker"});
 */
export const sellerGoodsInfo: Call<'sellerGoodsInfo', SellerGoodsInfoParams, SellerGoodsInfoOk['data']> =
  /* @__PURE__ */ read(
    'sellerGoods!info',
    '88ht3goodsNotFound yqpheproductRemoved x9xh4skuNotFound ei6vbstoreNotFound',
  );

/**
 * Answers the days on which the goods would arrive if they were ordered now, from the country of their store to the country
 * asked for. Without a country, that of the caller's default address is meant; a visitor and a caller without an address get
 * the estimate for the country that the mall delivers to by default. Anyone may call.
 *
 * - `sellerGoodsId`: The goods, by the id that lists answer.
 * - `countryCode` (optional): The country to deliver to.
 *
 * @throws ApiError with the keys goodsNotFound, productRemoved, besides the shared errors
 * @example await sellerGoodsDeliveryEstimate(transport, {"sellerGoodsId":"g_canvas_sneaker"});
 */
export const sellerGoodsDeliveryEstimate: Call<
  'sellerGoodsDeliveryEstimate',
  SellerGoodsDeliveryEstimateParams,
  SellerGoodsDeliveryEstimateOk['data']
> = /* @__PURE__ */ read('sellerGoods!deliveryEstimate', '88ht3goodsNotFound yqpheproductRemoved');

/**
 * Answers the pictures of the stage, the address of customer service, announcements and the mall's description of itself. Anyone may call.
 *
 * @example await indexHome(transport);
 */
export const indexHome: OpenCall<'indexHome', NoInput, IndexHomeOk['data']> =
  /* @__PURE__ */ read('index!home');

/**
 * Answers the address of the page from which phones and desktops download the mall's client, or an empty text where there is none.
 *
 * @example await indexDownloadUrl(transport);
 */
export const indexDownloadUrl: OpenCall<'indexDownloadUrl', NoInput, IndexDownloadUrlOk['data']> =
  /* @__PURE__ */ read('index!download-url');

/**
 * Lists the banners for one kind of store, in the order in which they are shown, without pages. Anyone may call.
 *
 * - `type`: Which kind of store shows the banners.
 * - `imgType` (optional): `1` keeps banners for the large stage, `0` those for small places; both by default.
 *
 * @example await bannerBannerList(transport, {"type":"pc"});
 */
export const bannerBannerList: Call<'bannerBannerList', BannerBannerListParams, BannerBannerListOk['data']> =
  /* @__PURE__ */ read('banner!bannerList');

/**
 * Lists the categories of the first level that are in use, in the order in which the mall shows them. Anyone may call.
 *
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has.
 *
 * @example await categoryList(transport);
 */
export const categoryList: OpenCall<'categoryList', CategoryListParams, CategoryListOk['data']> =
  /* @__PURE__ */ read('category!list', '', { paging: pageList });

/**
 * Lists the categories that the mall recommends on its home page, the latest recommendation first. Anyone may call.
 *
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has.
 *
 * @example await categoryRecommend(transport);
 */
export const categoryRecommend: OpenCall<
  'categoryRecommend',
  CategoryRecommendParams,
  CategoryRecommendOk['data']
> = /* @__PURE__ */ read('category!recommend', '', { paging: pageList });

/**
 * Answers all categories in use as a tree of two levels, each in the order in which the mall shows it. Anyone may call.
 *
 * - `showHidden` (optional): `1` also answers categories that are switched off.
 *
 * @example await categoryTree(transport);
 */
export const categoryTree: OpenCall<'categoryTree', CategoryTreeParams, CategoryTreeOk['data']> =
  /* @__PURE__ */ read('category!tree', '', { method: 'GET' });

/**
 * Answers, as a tree of two levels, the categories in which a store has goods on the shelf, with the numbers of its goods.
 * Anyone may call for a named store; a seller who names none gets the own store, any other caller the refusal storeNotFound.
 *
 * - `sellerId` (optional): The store; where none is named, the caller's own.
 * - `showHidden` (optional): `1` also answers categories that are switched off.
 *
 * @throws ApiError with the keys storeNotFound, besides the shared errors
 * @example await categorySellerTree(transport);
 */
export const categorySellerTree: OpenCall<
  'categorySellerTree',
  CategorySellerTreeParams,
  CategorySellerTreeOk['data']
> = /* @__PURE__ */ read('category!sellerTree', 'ei6vbstoreNotFound', { method: 'GET' });

/**
 * Lists the open stores of the mall, the recommended ones only if asked for, with figures that are counted from records.
 *
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has.
 * - `isRec` (optional): `1` keeps only the stores that the mall recommends.
 *
 * @example await sellerList(transport);
 */
export const sellerList: OpenCall<'sellerList', SellerListParams, SellerListOk['data']> =
  /* @__PURE__ */ read('seller!list', '', { paging: pageList });

/**
 * Answers one store with its figures and, for a logged-in caller, whether the caller follows it. Viewing counts as a page view.
 *
 * - `sellerId`: The store.
 *
 * @throws ApiError with the keys storeNotFound, besides the shared errors
 * @example await sellerInfo(transport, {"sellerId":"st_northwind"});
 */
export const sellerInfo: Call<'sellerInfo', SellerInfoParams, SellerInfoOk['data']> = /* @__PURE__ */ read(
  'seller!info',
  'ei6vbstoreNotFound',
);

/**
 * Lists reviews of goods, the newest first, all of them or those of one kind. Names of buyers are masked. Anyone may call.
 *
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has.
 * - `sellerGoodsId`: The goods whose reviews are listed.
 * - `evaluationType` (optional): Keeps the reviews of one kind; all by default.
 *
 * @throws ApiError with the keys goodsNotFound, besides the shared errors
 * @example await evaluationList(transport, {"sellerGoodsId":"g_canvas_sneaker"});
 */
export const evaluationList: Call<'evaluationList', EvaluationListParams, EvaluationListOk['data']> =
  /* @__PURE__ */ read('evaluation!list', '88ht3goodsNotFound', { paging: pageList });

/**
 * Counts the reviews of goods that are good, medium and bad, and those with pictures, as digits in text. Anyone may call.
 *
 * - `goodId`: The goods; what other calls name sellerGoodsId.
 *
 * @throws ApiError with the keys goodsNotFound, besides the shared errors
 * @example await evaluationCountType(transport, {"goodId":"g_canvas_sneaker"});
 */
export const evaluationCountType: Call<
  'evaluationCountType',
  EvaluationCountTypeParams,
  EvaluationCountTypeOk['data']
> = /* @__PURE__ */ read('evaluation!countType', '88ht3goodsNotFound');

/**
 * Writes a review of goods that the caller has bought and received, once for each order. Where no order is named, it is the last one
 * received with these goods and without a review of them. The order counts as reviewed once all its goods are. Needs a token.
 *
 * - `sellerGoodsId`: The goods that are reviewed.
 * - `evaluationType`: The level of the review, according to its stars.
 * - `rating`: Stars, one for very bad to five for very good.
 * - `content` (optional): The text of the buyer, as plain text.
 * - `orderId` (optional): The order with which the goods came.
 * - `imgUrl1` (optional): First picture of the review, as the upload answered it.
 * - `imgUrl2` (optional): Second picture of the review, as the upload answered it.
 * - `imgUrl3` (optional): Third picture of the review, as the upload answered it.
 * - `imgUrl4` (optional): Fourth picture of the review, as the upload answered it.
 * - `imgUrl5` (optional): Fifth picture of the review, as the upload answered it.
 * - `imgUrl6` (optional): Sixth picture of the review, as the upload answered it.
 * - `imgUrl7` (optional): Seventh picture of the review, as the upload answered it.
 * - `imgUrl8` (optional): Eighth picture of the review, as the upload answered it.
 * - `imgUrl9` (optional): Ninth picture of the review, as the upload answered it.
 *
 * @throws ApiError with the keys goodsNotFound, orderNotFound, orderNotReviewable, alreadyReviewed, imageUploadFailed, besides the shared errors
 * @example await evaluationAdd(transport, {"sellerGoodsId":"g_canvas_sneaker","evaluationType":1,"rating":5});
 */
export const evaluationAdd: Call<'evaluationAdd', EvaluationAddParams, null> = /* @__PURE__ */ write(
  'evaluation!add',
  '88ht3goodsNotFound f0tw8orderNotFound whau4orderNotReviewable 4tal6alreadyReviewed xo33timageUploadFailed',
);

/**
 * Writes the reviews of an order that the caller has received, one for each kind of goods, and marks the order as reviewed. It works once
 * for an order and writes all of the reviews or none. Goods of the order that are left out stay without a review. Needs a token.
 *
 * @throws ApiError with the keys goodsNotFound, orderNotFound, orderNotReviewable, alreadyReviewed, imageUploadFailed, besides the shared errors
 * @example await evaluationAddList(transport, {"orderId":"or_20260314_0001","evaluationAdds":[{"sellerGoodsId":"g_canvas_sneaker","evaluationType":1,"rating":5,"content":"They held for 600 km. I would buy them again.","imgUrl1":"/pictures/reviews/sneaker-1.webp","imgUrl2":"/pictures/reviews/sneaker-2.webp"},{"sellerGoodsId":"g_wool_beanie","evaluationType":2,"rating":3,"content":"Warm, but it itches."}]});
 */
export const evaluationAddList: Call<'evaluationAddList', EvaluationDrafts, null> = /* @__PURE__ */ write(
  'evaluation!addList',
  '88ht3goodsNotFound f0tw8orderNotFound whau4orderNotReviewable 4tal6alreadyReviewed xo33timageUploadFailed',
  { bodyOf: jsonBody },
);

/**
 * Lists the questions that the store answered, those answered last first. The caller's own questions without an answer come
 * before them; nobody else sees these. Anyone may call.
 *
 * - `sellerGoodsId`: The goods that the question is about, by the id that lists answer.
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has.
 *
 * @throws ApiError with the keys goodsNotFound, besides the shared errors
 * @example await goodsQuestionList(transport, {"sellerGoodsId":"g_canvas_sneaker"});
 */
export const goodsQuestionList: Call<
  'goodsQuestionList',
  GoodsQuestionListParams,
  GoodsQuestionListOk['data']
> = /* @__PURE__ */ read('goodsQuestion!list', '88ht3goodsNotFound', { paging: pageList });

/**
 * Asks the store a question about goods on the shelf. It is shown to others, under the caller's shortened login name, once
 * the store has answered it. Asking the same again before the answer changes nothing and answers the first question. A buyer
 * has at most three unanswered questions about the same goods, and 20 in all. Needs a token.
 *
 * - `sellerGoodsId`: The goods that the question is about, by the id that lists answer.
 * - `content`: The question.
 *
 * @throws ApiError with the keys goodsNotFound, productRemoved, questionLimit, besides the shared errors
 * @example await goodsQuestionAsk(transport, {"sellerGoodsId":"g_canvas_sneaker","content":"Can the sole be replaced?"});
 */
export const goodsQuestionAsk: Call<'goodsQuestionAsk', GoodsQuestionAskParams, GoodsQuestionAskOk['data']> =
  /* @__PURE__ */ write('goodsQuestion!ask', '88ht3goodsNotFound yqpheproductRemoved 55v6squestionLimit');

/**
 * Lists the favourites of the caller, the latest first. Goods taken off the shelf stay in the list with isShelf 0. Needs a token.
 *
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has.
 *
 * @example await keepGoodsList(transport);
 */
export const keepGoodsList: OpenCall<'keepGoodsList', KeepGoodsListParams, KeepGoodsListOk['data']> =
  /* @__PURE__ */ read('keepGoods!list', '', { paging: pageList });

/**
 * Adds goods to the favourites of the caller. Adding them again changes nothing and succeeds. Needs a token.
 *
 * - `sellerGoodsId`: The goods to add.
 *
 * @throws ApiError with the keys goodsNotFound, favouriteLimit, besides the shared errors
 * @example await keepGoodsAdd(transport, {"sellerGoodsId":"g_canvas_sneaker"});
 */
export const keepGoodsAdd: Call<'keepGoodsAdd', KeepGoodsAddParams, null> = /* @__PURE__ */ write(
  'keepGoods!add',
  '88ht3goodsNotFound nx9hgfavouriteLimit',
);

/**
 * Removes goods from the favourites of the caller. Succeeds even if they are not among them. Needs a token.
 *
 * - `sellerGoodsId`: The goods to remove.
 *
 * @example await keepGoodsDel(transport, {"sellerGoodsId":"g_canvas_sneaker"});
 */
export const keepGoodsDel: Call<'keepGoodsDel', KeepGoodsDelParams, null> =
  /* @__PURE__ */ write('keepGoods!del');

/**
 * Counts the favourites of the caller, including goods off the shelf, like the list. A visitor gets 0, so that a page header can poll before login; a token that names no session is refused.
 *
 * @example await keepGoodsCount(transport);
 */
export const keepGoodsCount: OpenCall<'keepGoodsCount', NoInput, KeepGoodsCountOk['data']> =
  /* @__PURE__ */ read('keepGoods!count');

/**
 * Lists what changed about the goods that the caller keeps, newest first: the price fell below that at which they were kept
 * or last announced, or they were sold out and can be bought again. Goods off the shelf have no notices, and those of goods
 * that are no longer kept are gone. Needs a token.
 *
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has.
 *
 * @example await keepGoodsNotices(transport);
 */
export const keepGoodsNotices: OpenCall<
  'keepGoodsNotices',
  KeepGoodsNoticesParams,
  KeepGoodsNoticesOk['data']
> = /* @__PURE__ */ read('keepGoods!notices', '', { paging: pageList });

/**
 * Counts the notices that the caller has not marked as read. A visitor gets 0, so that a page header can ask before login; a token that names no session is refused.
 *
 * @example await keepGoodsUnreadNotices(transport);
 */
export const keepGoodsUnreadNotices: OpenCall<
  'keepGoodsUnreadNotices',
  NoInput,
  KeepGoodsUnreadNoticesOk['data']
> = /* @__PURE__ */ read('keepGoods!unreadNotices');

/**
 * Marks all notices of the caller as read. It succeeds too where there are none. Needs a token.
 *
 * @example await keepGoodsReadNotices(transport);
 */
export const keepGoodsReadNotices: OpenCall<'keepGoodsReadNotices', NoInput, null> =
  /* @__PURE__ */ write('keepGoods!readNotices');

/**
 * Lists the stores that the caller follows, those followed last first. Needs a token.
 *
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has.
 *
 * @example await focusSellerList(transport);
 */
export const focusSellerList: OpenCall<'focusSellerList', FocusSellerListParams, FocusSellerListOk['data']> =
  /* @__PURE__ */ read('focusSeller!list', '', { paging: pageList });

/**
 * Follows a store. Following it again changes nothing and succeeds. Sellers can follow no store. Needs a token.
 *
 * - `sellerId`: The store to follow.
 *
 * @throws ApiError with the keys storeNotFound, cannotFollowOwnStore, sellerCannotFollow, followLimit, besides the shared errors
 * @example await focusSellerAdd(transport, {"sellerId":"st_northwind"});
 */
export const focusSellerAdd: Call<'focusSellerAdd', FocusSellerAddParams, null> = /* @__PURE__ */ write(
  'focusSeller!add',
  'ei6vbstoreNotFound nlgc2cannotFollowOwnStore 97psusellerCannotFollow vjy0qfollowLimit',
);

/**
 * Stops following a store. Succeeds even if the caller does not follow it. Needs a token.
 *
 * - `sellerId`: The store to unfollow.
 *
 * @example await focusSellerDel(transport, {"sellerId":"st_northwind"});
 */
export const focusSellerDel: Call<'focusSellerDel', FocusSellerDelParams, null> =
  /* @__PURE__ */ write('focusSeller!del');

/**
 * Counts the stores that the caller follows, as the list of followed stores does. A visitor gets 0, so that a page header can poll before login; a token that names no session is refused.
 *
 * @example await focusSellerCount(transport);
 */
export const focusSellerCount: OpenCall<'focusSellerCount', NoInput, FocusSellerCountOk['data']> =
  /* @__PURE__ */ read('focusSeller!count');

/**
 * Lists the goods whose pages the caller opened, the latest first and each once, so that a client can group them by day. Needs a token.
 *
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has.
 *
 * @example await browseHistoryList(transport);
 */
export const browseHistoryList: OpenCall<
  'browseHistoryList',
  BrowseHistoryListParams,
  BrowseHistoryListOk['data']
> = /* @__PURE__ */ read('browseHistory!list', '', { paging: pageList });

/**
 * Removes one entry of the caller's browsing history, or all of them where no entry is named. Repeating it is harmless. Needs a token.
 *
 * - `id` (optional): The entry to remove; without it the whole history goes.
 *
 * @example await browseHistoryDel(transport);
 */
export const browseHistoryDel: OpenCall<'browseHistoryDel', BrowseHistoryDelParams, null> =
  /* @__PURE__ */ write('browseHistory!del');

/**
 * Asks an e-mail address whether it wants the coupon newsletter, which starts once the link in that e-mail is confirmed. Each address can subscribe once, whatever its letters' case; the e-mail is sent again at the earliest after ten minutes. Anyone may call.
 *
 * - `email`: The address that the newsletter goes to.
 *
 * @throws ApiError with the keys emailAlreadySubscribed, besides the shared errors
 * @example await subscribeAdd(transport, {"email":"amelia@example.com"});
 */
export const subscribeAdd: Call<'subscribeAdd', SubscribeAddParams, null> = /* @__PURE__ */ write(
  'subscribe!add',
  'voxanemailAlreadySubscribed',
);

/**
 * Answers the text that the mall has written for an information page, or an empty object where a client shows its own. Anyone may call.
 *
 * - `topic`: What the page is about.
 *
 * @example await helpPageInfo(transport, {"topic":"delivery"});
 */
export const helpPageInfo: Call<'helpPageInfo', HelpPageInfoParams, HelpPageInfoOk['data']> =
  /* @__PURE__ */ read('helpPage!info');

/**
 * Answers the lucky draw that the store's pop-up shows, or an empty object where none is planned. Anyone may call.
 *
 * @throws ApiError with the keys noLotteryRunning, besides the shared errors
 * @example await lotteryGetCurrentActivity(transport);
 */
export const lotteryGetCurrentActivity: OpenCall<
  'lotteryGetCurrentActivity',
  NoInput,
  LotteryGetCurrentActivityOk['data']
> = /* @__PURE__ */ read('activity/lottery!getCurrentActivity', '=-1noLotteryRunning', { method: 'GET' });

/**
 * Lists the released news of the mall, the newest first, in the caller's language where a translation exists. Anyone may call.
 *
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has.
 *
 * @example await newsListNews(transport);
 */
export const newsListNews: OpenCall<'newsListNews', NewsListNewsParams, NewsListNewsOk['data']> =
  /* @__PURE__ */ read('news!list_news', '', { paging: pageList });

/**
 * Answers one released news item in the caller's language where a translation exists, else in English. Anyone may call.
 *
 * - `id`: The news item to show.
 *
 * @throws ApiError with the keys newsNotFound, besides the shared errors
 * @example await newsDetailNews(transport, {"id":"nw_delivery"});
 */
export const newsDetailNews: Call<'newsDetailNews', NewsDetailNewsParams, NewsDetailNewsOk['data']> =
  /* @__PURE__ */ read('news!detail_news', 'v76arnewsNotFound');

/**
 * Does the same as the POST call of this path, for clients that read settings by GET. Anyone may call.
 *
 * - `code`: Which settings, by code; several are separated by commas.
 *
 * @example await sysparaGetSysparaByGet(transport, {"code":"customer_service_url,mall_max_goods_number_in_order"});
 */
export const sysparaGetSysparaByGet: Call<
  'sysparaGetSysparaByGet',
  SysparaGetSysparaByGetParams,
  SysparaGetSysparaByGetOk['data']
> = /* @__PURE__ */ read('syspara!getSyspara', '', { operationId: 'sysparaGetSysparaByGet', method: 'GET' });

/**
 * Answers the requested settings by code. A code that is unknown or not for clients is answered with null. Anyone may call.
 *
 * - `code`: Which settings, by code; several are separated by commas.
 *
 * @example await sysparaGetSyspara(transport, {"code":"customer_service_url,mall_max_goods_number_in_order"});
 */
export const sysparaGetSyspara: Call<
  'sysparaGetSyspara',
  SysparaGetSysparaParams,
  SysparaGetSysparaOk['data']
> = /* @__PURE__ */ read('syspara!getSyspara');

/**
 * Opens a session for a user and answers its token. An unknown name is refused exactly like a wrong password, so that nobody can learn which names exist. One that no account can have, such as a password that is too short, is refused with `parameterError`. Three wrong passwords in a row lock the name for three minutes, more than three within a day until the next day.
 *
 * - `username`: The user's name, which is an e-mail address or a phone as area code and number without blanks. Letter case does not matter.
 * - `password`: The login password, exactly as typed.
 * - `sliderPass` (optional): Proof of a solved slider from `slider!verify`. Needed after three wrong passwords of the name, after many calls of the same address, and where the setting slider_required is true. Existing clients send none, and are slowed down instead. One that is wrong, used or expired is refused.
 *
 * @throws ApiError with the keys wrongPassword, lockedForThreeMinutes, tooManyWrongAttempts, accountFrozen, extraVerificationNeeded, sliderNeeded, sliderFailed, besides the shared errors
 * @example await userNewlogin(transport, {"username":"amelia@example.com","password":"Sunny-42day"});
 */
export const userNewlogin: Call<'userNewlogin', UserNewloginParams, UserNewloginOk['data']> =
  /* @__PURE__ */ write(
    'user!newlogin',
    '1o33zwrongPassword l4p1clockedForThreeMinutes wcd2ktooManyWrongAttempts fb94uaccountFrozen =506extraVerificationNeeded 3tvklsliderNeeded v9xmcsliderFailed',
  );

/**
 * Revokes the token that is sent. Without a token, or with one that is unknown, it succeeds too, since clients may have dropped theirs already.
 *
 * @example await userLogout(transport);
 */
export const userLogout: OpenCall<'userLogout', NoInput, null> = /* @__PURE__ */ write('user!logout', '', {
  method: 'GET',
});

/**
 * Reports every five minutes that the user is online, for customer service. It neither revives nor prolongs a session, and succeeds without a token.
 *
 * - `status` (optional): Whether the user is there; online when absent.
 *
 * @example await userHeartbeat(transport);
 */
export const userHeartbeat: OpenCall<'userHeartbeat', UserHeartbeatParams, null> =
  /* @__PURE__ */ write('user!heartbeat');

/**
 * Closes the caller's account. Refused while a balance, an open order, return, recharge, withdrawal or loan is left, or money of a store of the caller is held. Less than a cent is no balance. All sessions end and personal fields are erased; booked records stay. The name is free again after a term, 90 days unless the operator sets another.
 *
 * - `account`: The caller's own name once more, as a safeguard; any other is refused as unknown.
 * - `reason`: Why the user leaves; blank is refused.
 * - `cashPassword` (optional): The fund password; needed when one is set.
 *
 * @throws ApiError with the keys userNotFound, wrongFundPassword, lockedForThreeMinutes, tooManyWrongAttempts, deregisterWithBalance, deregisterWithOpenRecords, deregisterWithOpenReturn, besides the shared errors
 * @example await userLogoff(transport, {"account":"amelia@example.com","reason":"I have moved and order from a nearer mall now."});
 */
export const userLogoff: Call<'userLogoff', UserLogoffParams, null> = /* @__PURE__ */ write(
  'user!logoff',
  'wzufouserNotFound ly2fowrongFundPassword l4p1clockedForThreeMinutes wcd2ktooManyWrongAttempts e9gq8deregisterWithBalance 2r88lderegisterWithOpenRecords mm6j6deregisterWithOpenReturn',
);

/**
 * Replaces the login password of the caller, who must know the old one. All other sessions of the user end; the one of the caller goes on. Wrong old passwords count towards the lockout.
 *
 * - `old_password`: The present login password.
 * - `password`: The new login password.
 * - `re_password`: The new login password once more.
 *
 * @throws ApiError with the keys wrongOldPassword, passwordsMismatch, lockedForThreeMinutes, tooManyWrongAttempts, passwordTooCommon, besides the shared errors
 * @example await userUpdateOldAndNewPsw(transport, {"old_password":"Cloudy-7june","password":"Sunny-42day","re_password":"Sunny-42day"});
 */
export const userUpdateOldAndNewPsw: Call<'userUpdateOldAndNewPsw', UserUpdateOldAndNewPswParams, null> =
  /* @__PURE__ */ write(
    'user!updateOldAndNewPsw',
    'r2k3zwrongOldPassword ekj56passwordsMismatch l4p1clockedForThreeMinutes wcd2ktooManyWrongAttempts oiijupasswordTooCommon',
  );

/**
 * Sets the fund password of a caller who has none yet. It is asked for whenever money leaves the wallet. Refused when one is set; then it is changed or set anew by code. The caller confirms it by the login password or by having logged in within the last ten minutes, and is notified at every proven address.
 *
 * - `safeword`: The fund password to be set, six digits.
 * - `re_safeword`: The same six digits once more.
 * - `password` (optional): The login password. It may be left out within ten minutes after the session was opened, as existing clients do; a wrong one is refused at any time.
 *
 * @throws ApiError with the keys fundPasswordAlreadySet, passwordsMismatch, freshProofNeeded, wrongPassword, lockedForThreeMinutes, tooManyWrongAttempts, besides the shared errors
 * @example await userSetSafewordReg(transport, {"safeword":"135790","re_safeword":"135790"});
 */
export const userSetSafewordReg: Call<'userSetSafewordReg', UserSetSafewordRegParams, null> =
  /* @__PURE__ */ write(
    'user!setSafewordReg',
    'uibf7fundPasswordAlreadySet ekj56passwordsMismatch 7gd3gfreshProofNeeded 1o33zwrongPassword l4p1clockedForThreeMinutes wcd2ktooManyWrongAttempts',
  );

/**
 * Replaces the fund password of the caller, who must know the old one. The other sessions of the user end. Wrong old passwords count towards the same lockout as those of payments. The caller is notified at every proven address.
 *
 * - `old_safeword`: The present fund password.
 * - `safeword`: The new fund password, six digits.
 * - `re_safeword`: The new fund password once more.
 *
 * @throws ApiError with the keys fundPasswordNotSet, wrongFundPassword, passwordsMismatch, lockedForThreeMinutes, tooManyWrongAttempts, besides the shared errors
 * @example await userUpdateOldAndNewSafeword(transport, {"old_safeword":"246802","safeword":"135790","re_safeword":"135790"});
 */
export const userUpdateOldAndNewSafeword: Call<
  'userUpdateOldAndNewSafeword',
  UserUpdateOldAndNewSafewordParams,
  null
> = /* @__PURE__ */ write(
  'user!updateOldAndNewSafeword',
  '=999fundPasswordNotSet ly2fowrongFundPassword ekj56passwordsMismatch l4p1clockedForThreeMinutes wcd2ktooManyWrongAttempts',
);

/**
 * Binds the one address to which the caller's coins can be withdrawn; a second one is refused. The address must fit its chain: ERC20 starts with 0x, TRC20 with T, OMNI with 1 or 3. The caller confirms it by the login password or by having logged in within the last ten minutes, and is notified at every proven address. A caller with an authenticator also sends the code that it shows; existing clients need not.
 *
 * - `blockchain_name`: The chain that the address belongs to; chains other than those of the coin are refused.
 * - `coin`: Symbol of what is to be withdrawn.
 * - `channel_address`: The address itself, exactly as the receiving wallet shows it.
 * - `password` (optional): The login password. It may be left out within ten minutes after the session was opened, as existing clients do; a wrong one is refused at any time.
 * - `authenticatorCode` (optional): The six digits that the authenticator shows now, where the caller has one. Each code is accepted once.
 *
 * @throws ApiError with the keys onlyOneWithdrawalAddress, addressFormatWrong, wrongDepositChain, authenticatorCodeNeeded, authenticatorNotBound, wrongVerificationCode, freshProofNeeded, wrongPassword, lockedForThreeMinutes, tooManyWrongAttempts, besides the shared errors
 * @example await userBindWithdrawAddress(transport, {"blockchain_name":"TRC20","coin":"USDT","channel_address":"TSjvDRttV55QwU7Wq69fob7shgyMEkNfij"});
 */
export const userBindWithdrawAddress: Call<'userBindWithdrawAddress', UserBindWithdrawAddressParams, null> =
  /* @__PURE__ */ write(
    'user!bindWithdrawAddress',
    'f56yfonlyOneWithdrawalAddress ww6o1addressFormatWrong anmbswrongDepositChain 6brbgauthenticatorCodeNeeded 4m9rjauthenticatorNotBound 5zjhuwrongVerificationCode 7gd3gfreshProofNeeded 1o33zwrongPassword l4p1clockedForThreeMinutes wcd2ktooManyWrongAttempts',
  );

/**
 * Answers the methods by which a name can prove ownership, for the screen of a forgotten login password. The answer follows from the name alone, so it is the same whether or not an account exists.
 *
 * - `username`: The name with which the user would log in.
 *
 * @example await userGetUserNameVerifTarget(transport, {"username":"amelia@example.com"});
 */
export const userGetUserNameVerifTarget: Call<
  'userGetUserNameVerifTarget',
  UserGetUserNameVerifTargetParams,
  UserGetUserNameVerifTargetOk['data']
> = /* @__PURE__ */ read('user!getUserNameVerifTarget');

/**
 * Sets a new login password for a user who proves ownership by a code from `idcode!execute` (purpose resetPassword). An authenticator alone never replaces the password. An unknown name is refused like a wrong code. All sessions of the user end. Where this is the first proof that the address is the user's, everything that was set before it is removed: fund password, authenticator, withdrawal address, bank cards, known browsers and the other address.
 *
 * - `username`: The name with which the user logs in.
 * - `verifcode_type`: Where the code was sent to.
 * - `verifcode`: The six digits that were sent to the target.
 * - `password`: The new login password.
 * - `re_password`: The new login password once more.
 *
 * @throws ApiError with the keys emptyVerificationCode, wrongVerificationCode, passwordsMismatch, passwordTooCommon, besides the shared errors
 * @example await userResetpsw(transport, {"username":"amelia@example.com","verifcode_type":2,"verifcode":"482915","password":"Sunny-42day","re_password":"Sunny-42day"});
 */
export const userResetpsw: Call<'userResetpsw', UserResetpswParams, null> = /* @__PURE__ */ write(
  'user!resetpsw',
  'e54a9emptyVerificationCode 5zjhuwrongVerificationCode ekj56passwordsMismatch oiijupasswordTooCommon',
);

/**
 * Sets a new fund password for a caller who has forgotten it and proves ownership by a code from `idcode!execute` (purpose fundPassword) or by the authenticator. The other sessions of the user end. The caller is notified at every proven address.
 *
 * - `verifcode_type`: Where the code comes from.
 * - `verifcode`: The six digits that were sent to the target, or that the authenticator shows.
 * - `safeword`: The new fund password, six digits.
 * - `re_safeword`: The new fund password once more.
 *
 * @throws ApiError with the keys emptyVerificationCode, wrongVerificationCode, passwordsMismatch, phoneOrEmailNotBound, authenticatorNotBound, lockedForThreeMinutes, tooManyWrongAttempts, besides the shared errors
 * @example await userSetSafeword(transport, {"verifcode_type":2,"verifcode":"482915","safeword":"135790","re_safeword":"135790"});
 */
export const userSetSafeword: Call<'userSetSafeword', UserSetSafewordParams, null> = /* @__PURE__ */ write(
  'user!setSafeword',
  'e54a9emptyVerificationCode 5zjhuwrongVerificationCode ekj56passwordsMismatch q0kpzphoneOrEmailNotBound 4m9rjauthenticatorNotBound l4p1clockedForThreeMinutes wcd2ktooManyWrongAttempts',
);

/**
 * Answers who the caller is, what is bound and verified, and whether a fund password is set. It never answers secrets such as that of the authenticator.
 *
 * @example await localuserGet(transport);
 */
export const localuserGet: OpenCall<'localuserGet', NoInput, LocaluserGetOk['data']> = /* @__PURE__ */ read(
  'localuser!get',
  '',
  { method: 'GET' },
);

/**
 * Creates an account under an e-mail address or a phone and logs it in at once. The address or phone counts as bound but not as verified until a code confirms it.
 *
 * - `username`: The name to be registered: an e-mail address, or a phone as area code, one space and number. It is kept in lower case and without blanks.
 * - `password`: The login password to be set.
 * - `re_password`: The same login password once more.
 * - `type`: Whether `username` is a phone or an e-mail address; it must fit.
 * - `agentCode` (optional): Invitation code of the user who recommended the mall; it can't be changed later.
 * - `sliderPass` (optional): Proof of a solved slider from `slider!verify`. Needed on a server with strangers, where the setting slider_required or too many calls of the same address ask for it. Existing clients send none, and are slowed down instead. One that is wrong, used or expired is refused.
 *
 * @throws ApiError with the keys duplicateUsername, passwordsMismatch, invalidRecommendationCode, noAuthorityToRecommend, phoneInvalid, sliderNeeded, sliderFailed, passwordTooCommon, besides the shared errors
 * @example await localuserRegisterNoVerifcode(transport, {"username":"amelia@example.com","password":"Sunny-42day","re_password":"Sunny-42day","type":2});
 */
export const localuserRegisterNoVerifcode: Call<
  'localuserRegisterNoVerifcode',
  LocaluserRegisterNoVerifcodeParams,
  LocaluserRegisterNoVerifcodeOk['data']
> = /* @__PURE__ */ write(
  'localuser!registerNoVerifcode',
  'p1c7aduplicateUsername ekj56passwordsMismatch s0nb7invalidRecommendationCode 2ooemnoAuthorityToRecommend xpp0fphoneInvalid 3tvklsliderNeeded v9xmcsliderFailed oiijupasswordTooCommon',
  { method: 'GET' },
);

/**
 * Creates an account under an e-mail address or a phone that a code from `jscode!execute` has confirmed, and logs it in at once. The address or phone counts as bound and verified.
 *
 * - `username`: The name to be registered: an e-mail address, or a phone as area code, one space and number. It is kept in lower case and without blanks.
 * - `verifcode`: The six digits that were sent to this name.
 * - `password`: The login password to be set.
 * - `re_password`: The same login password once more.
 * - `type`: Whether `username` is a phone or an e-mail address; it must fit.
 * - `agentCode` (optional): Invitation code of the user who recommended the mall; it can't be changed later.
 *
 * @throws ApiError with the keys emptyVerificationCode, wrongVerificationCode, duplicateUsername, passwordsMismatch, invalidRecommendationCode, noAuthorityToRecommend, phoneInvalid, passwordTooCommon, besides the shared errors
 * @example await localuserRegisterWithVerifcode(transport, {"username":"amelia@example.com","verifcode":"482915","password":"Sunny-42day","re_password":"Sunny-42day","type":2});
 */
export const localuserRegisterWithVerifcode: Call<
  'localuserRegisterWithVerifcode',
  LocaluserRegisterWithVerifcodeParams,
  LocaluserRegisterWithVerifcodeOk['data']
> = /* @__PURE__ */ write(
  'localuser!registerWithVerifcode',
  'e54a9emptyVerificationCode 5zjhuwrongVerificationCode p1c7aduplicateUsername ekj56passwordsMismatch s0nb7invalidRecommendationCode 2ooemnoAuthorityToRecommend xpp0fphoneInvalid oiijupasswordTooCommon',
);

/**
 * Succeeds when the caller may bind this e-mail address or phone, and is refused with the reason when not. Screens ask it before they have a code sent.
 *
 * - `target`: The e-mail address, or the phone as area code, one space and number.
 *
 * @throws ApiError with the keys boundToAnotherUser, phoneInvalid, besides the shared errors
 * @example await localuserCheckEmailOrPhone(transport, {"target":"amelia@example.com"});
 */
export const localuserCheckEmailOrPhone: Call<
  'localuserCheckEmailOrPhone',
  LocaluserCheckEmailOrPhoneParams,
  null
> = /* @__PURE__ */ read('localuser!checkEmailOrPhone', 'kmly3boundToAnotherUser xpp0fphoneInvalid');

/**
 * Sets which of the mall's twenty built-in pictures stands for the caller. The profile answers the number as text.
 *
 * - `idx`: Number of the picture, counted from 1.
 *
 * @example await localuserRefreshAvatar(transport, {"idx":7});
 */
export const localuserRefreshAvatar: Call<'localuserRefreshAvatar', LocaluserRefreshAvatarParams, null> =
  /* @__PURE__ */ write('localuser!refreshAvatar');

/**
 * Answers the proven address that e-mails go to, and which of them the caller wants. Codes, alerts about the account and e-mails about withdrawals always go out.
 *
 * @example await localuserMailSettings(transport);
 */
export const localuserMailSettings: OpenCall<
  'localuserMailSettings',
  NoInput,
  LocaluserMailSettingsOk['data']
> = /* @__PURE__ */ read('localuser!mailSettings', '', { method: 'GET' });

/**
 * Turns kinds of e-mails on or off. Whoever has proven an address gets the newsletter without a further confirmation; without one the wish for it is ignored. E-mails also carry a link that turns their kind off without a login.
 *
 * - `orders` (optional): Whether to send e-mails about orders and deliveries. Left out, it stays as it is.
 * - `refunds` (optional): Whether to send e-mails about refunds. Left out, it stays as it is.
 * - `wallet` (optional): Whether to send e-mails about money that arrives. Left out, it stays as it is.
 * - `newsletter` (optional): Whether to send the newsletter. Left out, it stays as it is.
 *
 * @example await localuserSetMailSettings(transport);
 */
export const localuserSetMailSettings: OpenCall<
  'localuserSetMailSettings',
  LocaluserSetMailSettingsParams,
  null
> = /* @__PURE__ */ write('localuser!setMailSettings');

/**
 * Answers the open sessions of the caller, the latest login first, at most fifty. Tokens are never answered; a session has an id of its own.
 *
 * @example await localuserSessions(transport);
 */
export const localuserSessions: OpenCall<'localuserSessions', NoInput, LocaluserSessionsOk['data']> =
  /* @__PURE__ */ read('localuser!sessions', '', { method: 'GET' });

/**
 * Ends one session of the caller, or all but the one that calls. Their tokens are refused from then on, and sockets of these sessions close. A session that has ended already is no error.
 *
 * - `sessionId` (optional): The session to end, from the list. Left out, all sessions but the caller's own end.
 *
 * @example await localuserEndSessions(transport);
 */
export const localuserEndSessions: OpenCall<'localuserEndSessions', LocaluserEndSessionsParams, null> =
  /* @__PURE__ */ write('localuser!endSessions');

/**
 * Answers the sign-ins of the last year and the changes of passwords, of the authenticator, of addresses and of sessions, the latest first, at most fifty. What the mall itself did has no browser.
 *
 * @example await localuserSecurityEvents(transport);
 */
export const localuserSecurityEvents: OpenCall<
  'localuserSecurityEvents',
  NoInput,
  LocaluserSecurityEventsOk['data']
> = /* @__PURE__ */ read('localuser!securityEvents', '', { method: 'GET' });

/**
 * Sets the display name of the caller, for the menu and the account pages. Blanks at both ends are cut off. Without a name, the mall calls the caller by the login name. Reviews and the name to log in with stay as they are.
 *
 * - `displayName` (optional): The new name. Left out or empty, the name is removed.
 *
 * @example await localuserSetDisplayName(transport);
 */
export const localuserSetDisplayName: OpenCall<
  'localuserSetDisplayName',
  LocaluserSetDisplayNameParams,
  null
> = /* @__PURE__ */ write('localuser!setDisplayName');

/**
 * Takes the code that `idcode!execute` (purpose beforeBind) sent to the caller's bound e-mail address or phone and answers a proof, good for ten minutes, with which another one can be bound.
 *
 * - `target`: The e-mail address or phone that is bound now.
 * - `verifcode`: The six digits that were sent to the target, or that the authenticator shows.
 *
 * @throws ApiError with the keys emptyVerificationCode, wrongVerificationCode, phoneOrEmailNotBound, tooManyWrongAttempts, besides the shared errors
 * @example await localuserBeforeBind(transport, {"target":"amelia@example.com","verifcode":"482915"});
 */
export const localuserBeforeBind: Call<
  'localuserBeforeBind',
  LocaluserBeforeBindParams,
  LocaluserBeforeBindOk['data']
> = /* @__PURE__ */ write(
  'localuser!beforeBind',
  'e54a9emptyVerificationCode 5zjhuwrongVerificationCode q0kpzphoneOrEmailNotBound wcd2ktooManyWrongAttempts',
);

/**
 * Binds the e-mail address or phone to which `idcode!execute` (purpose bind) sent a code, and marks it as verified. Replacing one that is verified needs the proof of `localuser!beforeBind`.
 *
 * - `target`: The e-mail address or phone to be bound.
 * - `verifcode`: The six digits that were sent to the target, or that the authenticator shows.
 * - `password`: The caller's login password.
 * - `verifyCode` (optional): Proof of the present binding; needed when a verified one of the same kind is to be replaced.
 *
 * @throws ApiError with the keys emptyVerificationCode, wrongVerificationCode, wrongPassword, phoneAlreadyBound, emailAlreadyBound, boundToAnotherUser, lockedForThreeMinutes, tooManyWrongAttempts, besides the shared errors
 * @example await localuserBindEmailOrPhone(transport, {"target":"44 7700900123","verifcode":"482915","password":"Sunny-42day"});
 */
export const localuserBindEmailOrPhone: Call<
  'localuserBindEmailOrPhone',
  LocaluserBindEmailOrPhoneParams,
  null
> = /* @__PURE__ */ write(
  'localuser!bindEmailOrPhone',
  'e54a9emptyVerificationCode 5zjhuwrongVerificationCode 1o33zwrongPassword et3m6phoneAlreadyBound u36otemailAlreadyBound kmly3boundToAnotherUser l4p1clockedForThreeMinutes wcd2ktooManyWrongAttempts',
);

/**
 * Answers the caller's invitation code and link, how many users registered with it, and with whose code the caller came. Refused when the caller may not recommend others.
 *
 * @throws ApiError with the keys noAuthorityToRecommend, besides the shared errors
 * @example await localuserGetReferral(transport);
 */
export const localuserGetReferral: OpenCall<'localuserGetReferral', NoInput, LocaluserGetReferralOk['data']> =
  /* @__PURE__ */ read('localuser!getReferral', '2ooemnoAuthorityToRecommend');

/**
 * Draws a new key and recovery codes for a caller without an authenticator and shows them this once; a key drawn before loses its use. Nothing is bound until `googleAuth!bind` proves that the authenticator has the key.
 *
 * @throws ApiError with the keys authenticatorAlreadyBound, besides the shared errors
 * @example await googleAuthGet(transport);
 */
export const googleAuthGet: OpenCall<'googleAuthGet', NoInput, GoogleAuthGetOk['data']> =
  /* @__PURE__ */ write('googleAuth!get', 'arbl5authenticatorAlreadyBound');

/**
 * Binds the authenticator that has the key last drawn by `googleAuth!get`, proved by a code that it shows now. A key is kept for ten minutes; after that the form has expired. The caller confirms it by the login password or by having logged in within the last ten minutes, and is notified at every proven address.
 *
 * - `code`: The six digits that the authenticator shows now.
 * - `password` (optional): The login password. It may be left out within ten minutes after the session was opened, as existing clients do; a wrong one is refused at any time.
 *
 * @throws ApiError with the keys emptyVerificationCode, wrongVerificationCode, authenticatorAlreadyBound, sessionTokenInvalid, freshProofNeeded, wrongPassword, lockedForThreeMinutes, tooManyWrongAttempts, besides the shared errors
 * @example await googleAuthBind(transport, {"code":"482915"});
 */
export const googleAuthBind: Call<'googleAuthBind', GoogleAuthBindParams, null> = /* @__PURE__ */ write(
  'googleAuth!bind',
  'e54a9emptyVerificationCode 5zjhuwrongVerificationCode arbl5authenticatorAlreadyBound 64sz0sessionTokenInvalid 7gd3gfreshProofNeeded 1o33zwrongPassword l4p1clockedForThreeMinutes wcd2ktooManyWrongAttempts',
);

/**
 * Removes the caller's authenticator, proved by a code that it shows now or by one of the recovery codes. The other recovery codes lose their use, and withdrawals wait for a new authenticator. The caller is notified at every proven address.
 *
 * - `code`: The six digits that the authenticator shows now, or an unused recovery code.
 *
 * @throws ApiError with the keys emptyVerificationCode, wrongVerificationCode, authenticatorNotBound, lockedForThreeMinutes, tooManyWrongAttempts, besides the shared errors
 * @example await googleAuthUnbind(transport, {"code":"482915"});
 */
export const googleAuthUnbind: Call<'googleAuthUnbind', GoogleAuthUnbindParams, null> = /* @__PURE__ */ write(
  'googleAuth!unbind',
  'e54a9emptyVerificationCode 5zjhuwrongVerificationCode 4m9rjauthenticatorNotBound l4p1clockedForThreeMinutes wcd2ktooManyWrongAttempts',
);

/**
 * Sends six digits to an e-mail address or phone that is to be registered. They are good for ten minutes, three tries and one registration. Visitors may call it; how often a target gets a code is limited.
 *
 * - `target`: The e-mail address, or the phone as area code, one space and number.
 * - `sliderPass` (optional): Proof of a solved slider from `slider!verify`. Needed of a visitor after many calls of the same address. Existing clients send none, and are slowed down instead. One that is wrong, used or expired is refused.
 *
 * @throws ApiError with the keys duplicateUsername, phoneInvalid, tooManyCodeSends, sliderNeeded, sliderFailed, besides the shared errors
 * @example await jscodeExecute(transport, {"target":"amelia@example.com"});
 */
export const jscodeExecute: Call<'jscodeExecute', JscodeExecuteParams, null> = /* @__PURE__ */ write(
  'jscode!execute',
  'p1c7aduplicateUsername xpp0fphoneInvalid k7ywetooManyCodeSends 3tvklsliderNeeded v9xmcsliderFailed',
  { method: 'GET' },
);

/**
 * Sends six digits for one purpose, good for ten minutes, three tries and one use. Logged-in users may ask for all purposes. Visitors may ask for resetPassword only, which succeeds whether or not an account has the target, though only an account's owner gets a code.
 *
 * - `target`: The e-mail address, or the phone as area code, one space and number.
 * - `purpose` (optional): What the code is to be used for. Left out, as existing clients do, it is resetPassword for a visitor, bind for a target that the caller has not bound, and else whichever of fundPassword and beforeBind comes first.
 * - `sliderPass` (optional): Proof of a solved slider from `slider!verify`. Needed of a visitor after many calls of the same address. Existing clients send none, and are slowed down instead. One that is wrong, used or expired is refused.
 *
 * @throws ApiError with the keys phoneOrEmailNotBound, boundToAnotherUser, tooManyCodeSends, sliderNeeded, sliderFailed, besides the shared errors
 * @example await idcodeExecute(transport, {"target":"amelia@example.com"});
 */
export const idcodeExecute: Call<'idcodeExecute', IdcodeExecuteParams, null> = /* @__PURE__ */ write(
  'idcode!execute',
  'q0kpzphoneOrEmailNotBound kmly3boundToAnotherUser k7ywetooManyCodeSends 3tvklsliderNeeded v9xmcsliderFailed',
);

/**
 * Draws a background with a gap and the piece that fits it. The piece lies at the given height; the user moves it sideways into the gap. A challenge is good for two minutes and one answer.
 *
 * @example await sliderChallenge(transport);
 */
export const sliderChallenge: OpenCall<'sliderChallenge', NoInput, SliderChallengeOk['data']> =
  /* @__PURE__ */ write('slider!challenge');

/**
 * Takes the place to which the user moved the piece. A right answer earns a pass that a login, a registration or a request for a code may send once within five minutes; a wrong one uses the challenge up.
 *
 * - `challengeId`: The challenge that is answered.
 * - `x`: Where the left edge of the piece lies now, in pixels of the background from its left.
 *
 * @throws ApiError with the keys sliderFailed, besides the shared errors
 * @example await sliderVerify(transport, {"challengeId":"sl_40c7e19a","x":172});
 */
export const sliderVerify: Call<'sliderVerify', SliderVerifyParams, SliderVerifyOk['data']> =
  /* @__PURE__ */ write('slider!verify', 'v9xmcsliderFailed');

/**
 * Answers the caller's application for the identity check and where it stands. It is always an object; before any application all its fields, the status too, are null.
 *
 * @example await kycGet(transport);
 */
export const kycGet: OpenCall<'kycGet', NoInput, KycGetOk['data']> = /* @__PURE__ */ read('kyc!get');

/**
 * Hands in the real name, the document and its pictures, which were uploaded before and stay visible to the caller and the mall alone. A refused application can be made again; one under review or passed can't.
 *
 * - `name`: Real name as the document has it.
 * - `idname`: Kind of the document, such as identity card or passport.
 * - `idnumber`: Number of the document.
 * - `nationality`: Country that issued the document.
 * - `idimg_1`: Front of the document; the address that `uploadimg!execute` answered, others are refused.
 * - `idimg_2`: Back of the document, uploaded in the same way.
 * - `idimg_3` (optional): The applicant holding the document, uploaded in the same way.
 *
 * @throws ApiError with the keys verificationUnderReview, alreadyVerified, imageUploadFailed, besides the shared errors
 * @example await kycApply(transport, {"name":"Amelia Hartley","idname":"Passport","idnumber":"K7702913","nationality":"United Kingdom","idimg_1":"/pictures/private/kyc-front.webp","idimg_2":"/pictures/private/kyc-back.webp"});
 */
export const kycApply: Call<'kycApply', KycApplyParams, null> = /* @__PURE__ */ write(
  'kyc!apply',
  '981deverificationUnderReview v7g6walreadyVerified xo33timageUploadFailed',
);

/**
 * Answers the caller's application for the advanced verification, which withdrawals need, and where it stands. It is always an object; before any application all its fields, the status too, are null.
 *
 * @example await kycHighLevelGet(transport);
 */
export const kycHighLevelGet: OpenCall<'kycHighLevelGet', NoInput, KycHighLevelGetOk['data']> =
  /* @__PURE__ */ read('kycHighLevel!get');

/**
 * Hands in where the applicant lives with a picture that proves it. The identity check must have been passed. A refused application can be made again; one under review or passed can't.
 *
 * - `home_place`: Where the applicant lives.
 * - `work_place` (optional): Where the applicant works.
 * - `idimg_1`: A bill or letter of the last three months with name and address; the address that `uploadimg!execute` answered, others are refused.
 * - `idimg_2`: The applicant holding the identity document, uploaded in the same way.
 *
 * @throws ApiError with the keys realNameNeeded, verificationUnderReview, alreadyVerified, imageUploadFailed, besides the shared errors
 * @example await kycHighLevelApply(transport, {"home_place":"14 Harbour Lane, Bristol BS1 5TY, United Kingdom","idimg_1":"/pictures/private/kyc-bill.webp","idimg_2":"/pictures/private/kyc-holding.webp"});
 */
export const kycHighLevelApply: Call<'kycHighLevelApply', KycHighLevelApplyParams, null> =
  /* @__PURE__ */ write(
    'kycHighLevel!apply',
    'ihminrealNameNeeded~401 981deverificationUnderReview v7g6walreadyVerified xo33timageUploadFailed',
  );

/**
 * Lists the whole address book of the caller, the default address first. It is short, so it comes without pages.
 *
 * @example await addressList(transport);
 */
export const addressList: OpenCall<'addressList', NoInput, AddressListOk['data']> =
  /* @__PURE__ */ read('address!list');

/**
 * Adds a delivery address to the caller's book. The first one becomes the default. A buyer keeps at most six; one more is refused.
 *
 * - `use` (optional): `1` makes this the default address and takes the mark from the former one. The first address of a buyer is the default anyway.
 * - `phone`: Phone of the receiver: area code, one space, number. Its length has to be possible in its country; of existing clients any is taken.
 * - `contacts`: Who receives the parcel.
 * - `address`: Street and number, and other details for the carrier.
 * - `email` (optional): Where the carrier may write to.
 * - `postcode` (optional): Postcode, if the country has postcodes. It has to be possible in the country of countryId, however it is spaced; of existing clients any is taken.
 * - `country`: Name of the country, as shown to the buyer who chose it.
 * - `province` (optional): Name of the state or province, if the country has any.
 * - `city` (optional): Name of the city, chosen from a list or typed.
 * - `countryId` (optional): Number of the country from address!listCountry; left out or 0 where only its name is known.
 * - `provinceId` (optional): Number of the state from address!listState; left out or 0 where only its name is known.
 * - `cityId` (optional): Number of the city from address!listCity; left out or 0 where only its name is known.
 * - `areaCode` (optional): The area code once more, as existing clients send it; the one inside phone counts.
 *
 * @throws ApiError with the keys deliveryAddressLimit, phoneInvalid, postcodeInvalid, besides the shared errors
 * @example await addressAdd(transport, {"phone":"44 7700900123","contacts":"Amelia Hartley","address":"14 Rosebery Avenue, Flat 3","country":"United Kingdom"});
 */
export const addressAdd: Call<'addressAdd', AddressAddParams, null> = /* @__PURE__ */ write(
  'address!add',
  '6nk1fdeliveryAddressLimit xpp0fphoneInvalid z53dupostcodeInvalid',
);

/**
 * Replaces all fields of one of the caller's addresses; an optional field that is left out becomes empty. Orders already placed keep the address they were placed with. Leaving out `use` keeps the mark as it is, and the default address stays the default until another one takes its place.
 *
 * - `id`: Which of the caller's addresses to change.
 * - `use` (optional): `1` makes this the default address and takes the mark from the former one. The first address of a buyer is the default anyway.
 * - `phone`: Phone of the receiver: area code, one space, number. Its length has to be possible in its country; of existing clients any is taken.
 * - `contacts`: Who receives the parcel.
 * - `address`: Street and number, and other details for the carrier.
 * - `email` (optional): Where the carrier may write to.
 * - `postcode` (optional): Postcode, if the country has postcodes. It has to be possible in the country of countryId, however it is spaced; of existing clients any is taken.
 * - `country`: Name of the country, as shown to the buyer who chose it.
 * - `province` (optional): Name of the state or province, if the country has any.
 * - `city` (optional): Name of the city, chosen from a list or typed.
 * - `countryId` (optional): Number of the country from address!listCountry; left out or 0 where only its name is known.
 * - `provinceId` (optional): Number of the state from address!listState; left out or 0 where only its name is known.
 * - `cityId` (optional): Number of the city from address!listCity; left out or 0 where only its name is known.
 * - `areaCode` (optional): The area code once more, as existing clients send it; the one inside phone counts.
 *
 * @throws ApiError with the keys addressNotFound, phoneInvalid, postcodeInvalid, besides the shared errors
 * @example await addressEdit(transport, {"id":"ad_home","phone":"44 7700900123","contacts":"Amelia Hartley","address":"14 Rosebery Avenue, Flat 3","country":"United Kingdom"});
 */
export const addressEdit: Call<'addressEdit', AddressEditParams, null> = /* @__PURE__ */ write(
  'address!edit',
  'rb0evaddressNotFound xpp0fphoneInvalid z53dupostcodeInvalid',
);

/**
 * Deletes one of the caller's addresses; deleting it again succeeds too. If it was the default, the newest of the others takes its place. An address that never was the caller's is refused. Orders keep their own copy.
 *
 * - `id`: Which of the caller's addresses to delete.
 *
 * @throws ApiError with the keys addressNotFound, besides the shared errors
 * @example await addressDel(transport, {"id":"ad_office"});
 */
export const addressDel: Call<'addressDel', AddressDelParams, null> = /* @__PURE__ */ write(
  'address!del',
  'rb0evaddressNotFound',
);

/**
 * Lists the countries that can be delivered to, with their calling codes, in the caller's language. Visitors may call it.
 *
 * - `countryName` (optional): Keeps only countries whose name contains this, in any letter case.
 *
 * @example await addressListCountry(transport);
 */
export const addressListCountry: OpenCall<
  'addressListCountry',
  AddressListCountryParams,
  AddressListCountryOk['data']
> = /* @__PURE__ */ read('address!listCountry');

/**
 * Lists the states, provinces or regions of a country. The list is empty for a country without them or one that does not exist, and the buyer types the name instead.
 *
 * - `countryId`: The country, as numbered by address!listCountry.
 * - `stateName` (optional): Keeps only states whose name contains this, in any letter case.
 *
 * @example await addressListState(transport, {"countryId":826});
 */
export const addressListState: Call<'addressListState', AddressListStateParams, AddressListStateOk['data']> =
  /* @__PURE__ */ read('address!listState');

/**
 * Lists the larger cities of a state. The list is empty for a state without them or one that does not exist, and the buyer types the name instead.
 *
 * - `stateId`: The state, as numbered by address!listState.
 * - `cityName` (optional): Keeps only cities whose name contains this, in any letter case.
 *
 * @example await addressListCity(transport, {"stateId":82601});
 */
export const addressListCity: Call<'addressListCity', AddressListCityParams, AddressListCityOk['data']> =
  /* @__PURE__ */ read('address!listCity');

/**
 * Reads the cart of the caller, the latest line first, with what its goods cost now: a cart stores no prices. Lines that
 * cannot be ordered any more stay, and say why. Checking a line for the next order is left to the client. Needs a token.
 *
 * @example await cartList(transport);
 */
export const cartList: OpenCall<'cartList', NoInput, CartListOk['data']> = /* @__PURE__ */ read('cart!list');

/**
 * Sets lines of the cart of the caller to the pieces that are named; 0 pieces remove a line. Other lines stay as they are, so
 * two devices that change different lines do not disturb each other, and of two changes of one line the later one counts.
 * New lines come first. All lines are set or none; what is in the cart already may be changed even where its goods are gone.
 * Answers the whole cart. Needs a token.
 *
 * - `lines`: The lines to set: goods, variant (`-1` for none), pieces and `1` if saved for later, else `0`, for each line, all joined by commas.
 *
 * @throws ApiError with the keys goodsNotFound, productRemoved, skuNotFound, aboveMaximumQuantity, cartLimit, besides the shared errors
 * @example await cartPut(transport, {"lines":"g_canvas_sneaker,sk_sneaker_navy_42,2,0"});
 */
export const cartPut: Call<'cartPut', CartPutParams, CartPutOk['data']> = /* @__PURE__ */ write(
  'cart!put',
  '88ht3goodsNotFound yqpheproductRemoved x9xh4skuNotFound a61goaboveMaximumQuantity v1sj1cartLimit',
);

/**
 * Merges the cart of a visitor into the cart of the caller, as after a login. A line that both have keeps the larger number
 * of pieces, not the sum, so that a repeated call changes nothing more; it is in the cart if one of the two says so. Pieces
 * that are taken over are cut to the maximum of the mall, and to the stock while there is any. Lines that cannot be taken are
 * left out and named in `leftOut`; the call does not fail because of them. Needs a token.
 *
 * - `lines`: The lines of the other cart: goods, variant (`-1` for none), pieces and `1` if saved for later, else `0`, for each line, all joined by commas. Lines with 0 pieces are ignored.
 *
 * @example await cartMerge(transport, {"lines":"g_canvas_sneaker,sk_sneaker_navy_42,1,0"});
 */
export const cartMerge: Call<'cartMerge', CartMergeParams, CartMergeOk['data']> =
  /* @__PURE__ */ write('cart!merge');

/**
 * Places one order a store for the named goods at their present prices and reserves the stock until the payment deadline. All lines are accepted or none. Each order is then paid by order!pay or payment!open, or cancelled by the clock. A buyer with too many unpaid orders must finish them first; so must one whose unpaid orders would hold more pieces of one variant than the setting `unpaid_pieces_max`, or of all than `unpaid_total_pieces_max`.
 *
 * - `orderInfo`: What to order: triplets of goods, variant and number of pieces, all joined by commas. The same goods and variant named twice are added up.
 * - `addressId` (optional): Where to deliver to; the default address if left out.
 * - `remarks` (optional): What the stores should know; each of the orders carries it.
 * - `submitToken` (optional): Makes a repeat harmless: the same token with the same goods answers the same orders and places nothing; with other goods it is refused.
 * - `coupons` (optional): Which coupon each of the orders uses. Each of them must be valid for the order of its store, or nothing is placed.
 * - `total` (optional): What the buyer was shown, in dollars: `total` of order!quote for the same goods and address. Where the orders would cost anything else, the call is refused with `orderTotalChanged` and nothing changes. Without it the orders are placed at the present prices.
 *
 * @throws ApiError with the keys chooseAddress, addressNotFound, goodsNotFound, productRemoved, skuNotFound, insufficientStock, aboveMaximumQuantity, belowMinimumOrder, ownStoreGoods, duplicateSubmission, orderTotalChanged, couponNotFound, couponExpired, couponUsedUp, couponAlreadyUsed, couponBelowMinimum, couponOtherStore, submitWithOpenOrders, accountFrozen, besides the shared errors
 * @example await orderSubmit(transport, {"orderInfo":"g_canvas_sneaker,sk_sneaker_navy_42,2,g_wool_beanie,-1,7,g_iron_teapot,-1,1,g_paper_lamp,-1,2"});
 */
export const orderSubmit: Call<'orderSubmit', OrderSubmitParams, OrderSubmitOk['data']> =
  /* @__PURE__ */ write(
    'order!submit',
    'axm96chooseAddress rb0evaddressNotFound 88ht3goodsNotFound yqpheproductRemoved x9xh4skuNotFound gk6diinsufficientStock a61goaboveMaximumQuantity k25rlbelowMinimumOrder l2zwvownStoreGoods iqoxvduplicateSubmission jqf8gorderTotalChanged 3cwxycouponNotFound 728w6couponExpired 3q6s1couponUsedUp yrp81couponAlreadyUsed q3ml1couponBelowMinimum sj5a5couponOtherStore sp2vesubmitWithOpenOrders fb94uaccountFrozen',
  );

/**
 * Charges the caller's wallet with the totals of one or several unpaid orders, all or none, and moves them to status 1. Only the buyer may pay, before the payment deadline. Wrong fund passwords are counted over all calls that ask for one: after three in a row the caller waits three minutes, after more until the next day.
 *
 * - `orderId`: The orders to pay, joined by commas, at most 1000 characters.
 * - `safeword`: The caller's fund password.
 *
 * @throws ApiError with the keys orderNotFound, orderAlreadyPaid, orderAlreadyCancelled, orderAlreadyCompleted, insufficientBalance, wrongFundPassword, fundPasswordNotSet, lockedForThreeMinutes, tooManyWrongAttempts, accountFrozen, besides the shared errors
 * @example await orderPay(transport, {"orderId":"or_20260314_0001,or_20260314_0002","safeword":"135790"});
 */
export const orderPay: Call<'orderPay', OrderPayParams, null> = /* @__PURE__ */ write(
  'order!pay',
  'f0tw8orderNotFound nljudorderAlreadyPaid 91z05orderAlreadyCancelled gh0y4orderAlreadyCompleted un07binsufficientBalance ly2fowrongFundPassword =999fundPasswordNotSet l4p1clockedForThreeMinutes wcd2ktooManyWrongAttempts fb94uaccountFrozen',
);

/**
 * Cancels one of the caller's orders that waits for payment (status 0 to -1) and gives the reserved stock back. Orders in any other state are refused; sellers can't cancel. Existing clients send reasons from 1 to 9: the compatibility layer of a server may take what is above 4 as 4 (other).
 *
 * - `orderId`: Which unpaid order to cancel.
 * - `returnReason`: Why it is cancelled.
 *
 * @throws ApiError with the keys orderNotFound, orderAlreadyCancelled, orderAlreadyCompleted, onlyPendingPaymentCancellable, sellerCannotCancel, besides the shared errors
 * @example await orderCancel(transport, {"orderId":"or_20260314_0001","returnReason":0});
 */
export const orderCancel: Call<'orderCancel', OrderCancelParams, null> = /* @__PURE__ */ write(
  'order!cancel',
  'f0tw8orderNotFound 91z05orderAlreadyCancelled gh0y4orderAlreadyCompleted nipeionlyPendingPaymentCancellable fm6p2sellerCannotCancel',
);

/**
 * Lists the caller's own orders, newest first, all of them or those of one status, each with its store, its first three lines and its sums. Status 1 stands for all that wait for shipment and brings status 2 as well.
 *
 * - `status` (optional): Keeps only orders of this status; left out for all. `1` brings 1 and 2.
 * - `keyword` (optional): Keeps only orders whose identifier, number, store or goods contain this, in any letter case. Blanks and hyphens within a number do not matter.
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has.
 *
 * @example await orderListMain(transport);
 */
export const orderListMain: OpenCall<'orderListMain', OrderListMainParams, OrderListMainOk['data']> =
  /* @__PURE__ */ read('order!listMain', '', { paging: pageList });

/**
 * Answers one of the caller's own orders with address, sums, refund and shipment; the order of anyone else does not exist for the caller. Phone and e-mail address of the receiver are shortened unless they are asked for in full.
 *
 * - `orderId`: Which order to show.
 * - `type` (optional): `1` answers phone and e-mail address in full.
 *
 * @throws ApiError with the keys orderNotFound, besides the shared errors
 * @example await orderInfo(transport, {"orderId":"or_20260308_0003"});
 */
export const orderInfo: Call<'orderInfo', OrderInfoParams, OrderInfoOk['data']> = /* @__PURE__ */ read(
  'order!info',
  'f0tw8orderNotFound',
);

/**
 * Lists what one of the caller's own orders holds, with the names, prices and pictures of the time of the order, and whether the goods can be bought again.
 *
 * - `orderId`: Whose lines to list.
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has.
 *
 * @throws ApiError with the keys orderNotFound, besides the shared errors
 * @example await orderListGoods(transport, {"orderId":"or_20260314_0001"});
 */
export const orderListGoods: Call<'orderListGoods', OrderListGoodsParams, OrderListGoodsOk['data']> =
  /* @__PURE__ */ read('order!listGoods', 'f0tw8orderNotFound', { paging: pageList });

/**
 * Says that one of the caller's shipped orders has arrived (status 3 to 4). The money goes to the store, so that no refund is possible afterwards. The order then waits for a review. A delivered order counts as received at its `receiptDeadline`.
 *
 * - `orderId`: Which shipped order has arrived.
 *
 * @throws ApiError with the keys orderNotFound, orderNotReceivable, orderAlreadyCompleted, orderAlreadyCancelled, besides the shared errors
 * @example await orderReceipt(transport, {"orderId":"or_20260308_0003"});
 */
export const orderReceipt: Call<'orderReceipt', OrderReceiptParams, null> = /* @__PURE__ */ write(
  'order!receipt',
  'f0tw8orderNotFound v5wsxorderNotReceivable gh0y4orderAlreadyCompleted 91z05orderAlreadyCancelled',
);

/**
 * Asks the store to refund one of the caller's orders that is paid and not yet shipped (status 1 or 2 to 6): named lines and pieces, or all that is left of it. Nothing is shipped until the store has decided.
 *
 * **Granted**, the goods and their share of freight, tax and fee go back to the wallet, less their share of the coupon. What was not refunded goes on as the order (status 1 or 2, `returnStatus` 2); an order of which nothing is left ends (status 6). **Refused**, the order goes on as it was (`returnStatus` 3). Either way more can be asked for until the order is shipped. `order!refundQuote` says before what would come back.
 *
 * **In time.** A request that the store does not decide until `refundDeadline` is granted. Where the store has not shipped by `shipDeadline`, a request for all that is left is granted at once.
 *
 * - `orderId`: Which paid order to refund.
 * - `returnReason`: The reason of the refund.
 * - `returnDetail` (optional): What happened, for the store to read.
 * - `lines` (optional): What to refund: triplets of goods, variant and number of pieces, all joined by commas. All that is left of the order if left out.
 * - `money` (optional): What the caller was shown, in dollars: `total` of order!refundQuote for the same lines, or `prizeReal` of an order that is refunded whole, as existing clients send it. More than what is left to refund is refused with `refundAmountTooHigh`, any other amount with `refundAmountChanged`. Older servers ignore it and refund all.
 *
 * @throws ApiError with the keys orderNotFound, orderNotRefundable, shippedOrderNotRefundable, orderAlreadyCancelled, orderAlreadyCompleted, goodsNotFound, refundPiecesTooMany, refundAmountTooHigh, refundAmountChanged, besides the shared errors
 * @example await orderReturns(transport, {"orderId":"or_20260314_0002","returnReason":2});
 */
export const orderReturns: Call<'orderReturns', OrderReturnsParams, null> = /* @__PURE__ */ write(
  'order!returns',
  'f0tw8orderNotFound bzeneorderNotRefundable lp8kzshippedOrderNotRefundable 91z05orderAlreadyCancelled gh0y4orderAlreadyCompleted 88ht3goodsNotFound hfjvprefundPiecesTooMany rovh7refundAmountTooHigh izevgrefundAmountChanged',
);

/**
 * Answers what order!returns would ask back for the same lines of one of the caller's orders, and what would be left of the order. Freight, tax, fee and coupon are shared out by line and piece to the cent, so that the parts of an order never add up to more than the whole. Nothing changes.
 *
 * - `orderId`: Which paid order would be refunded.
 * - `lines` (optional): What would be refunded: triplets of goods, variant and number of pieces, all joined by commas. All that is left of the order if left out.
 *
 * @throws ApiError with the keys orderNotFound, orderNotRefundable, shippedOrderNotRefundable, orderAlreadyCancelled, orderAlreadyCompleted, goodsNotFound, refundPiecesTooMany, besides the shared errors
 * @example await orderRefundQuote(transport, {"orderId":"or_20260314_0002"});
 */
export const orderRefundQuote: Call<'orderRefundQuote', OrderRefundQuoteParams, OrderRefundQuoteOk['data']> =
  /* @__PURE__ */ read(
    'order!refundQuote',
    'f0tw8orderNotFound bzeneorderNotRefundable lp8kzshippedOrderNotRefundable 91z05orderAlreadyCancelled gh0y4orderAlreadyCompleted 88ht3goodsNotFound hfjvprefundPiecesTooMany',
  );

/**
 * Answers what order!requestReturn would pay back for the same lines and reason, and how long each step may take. Goods, tax and coupon are shared out as for refunds before shipment. Freight and service fee come back too, except where the goods are in order (reasons 2, 8 and 9). Nothing changes.
 *
 * - `orderId`: Which shipped or received order.
 * - `returnReason`: The reason. `1` reports a parcel that never arrived; nothing is sent back then.
 * - `lines` (optional): What comes back: triplets of goods, variant and number of pieces, all joined by commas. All that is left of the order if left out, and always with reason 1.
 *
 * @throws ApiError with the keys orderNotFound, returnNotPossible, returnTermOver, returnAlreadyOpen, parcelNotLate, goodsNotFound, refundPiecesTooMany, orderNotRefundable, besides the shared errors
 * @example await orderReturnQuote(transport, {"orderId":"or_20260301_0012","returnReason":2});
 */
export const orderReturnQuote: Call<'orderReturnQuote', OrderReturnQuoteParams, OrderReturnQuoteOk['data']> =
  /* @__PURE__ */ read(
    'order!returnQuote',
    'f0tw8orderNotFound 1yikqreturnNotPossible 25my5returnTermOver 2q450returnAlreadyOpen by4m3parcelNotLate 88ht3goodsNotFound hfjvprefundPiecesTooMany bzeneorderNotRefundable',
  );

/**
 * Asks the store to take goods of one of the caller's orders back: named lines and pieces, or all that are left, until `returnDeadline`. An order that is on its way counts as received with it. Reason 1 reports that the parcel never arrived: of a shipped order, once it was reported as delivered or from `arrivalDeadline` on.
 *
 * **The way.** The store accepts or refuses until `deadline`; a request without an answer is accepted. The buyer sends the goods back with order!sendReturn, and the store confirms the arrival, which pays back; an arrival that it does not confirm in time is paid back too. A missing parcel is paid back without sending anything. A refusal can be disputed with order!disputeReturn; an operator of the mall decides then.
 *
 * **The money** of a received order is held until `returnDeadline`, and longer while a return is open. Only then is the store paid.
 *
 * - `orderId`: Which shipped or received order.
 * - `returnReason`: The reason. `1` reports a parcel that never arrived; nothing is sent back then.
 * - `lines` (optional): What comes back: triplets of goods, variant and number of pieces, all joined by commas. All that is left of the order if left out, and always with reason 1.
 * - `returnDetail` (optional): What happened, for the store to read.
 * - `images` (optional): Pictures of what arrived.
 * - `total` (optional): What the caller was shown, in dollars; `total` of order!returnQuote for the same lines and reason. Any other amount is refused, so that nobody agrees to a sum that has changed meanwhile.
 *
 * @throws ApiError with the keys orderNotFound, returnNotPossible, returnTermOver, returnAlreadyOpen, parcelNotLate, goodsNotFound, refundPiecesTooMany, orderNotRefundable, refundAmountChanged, imageUploadFailed, besides the shared errors
 * @example await orderRequestReturn(transport, {"orderId":"or_20260301_0012","returnReason":2});
 */
export const orderRequestReturn: Call<
  'orderRequestReturn',
  OrderRequestReturnParams,
  OrderRequestReturnOk['data']
> = /* @__PURE__ */ write(
  'order!requestReturn',
  'f0tw8orderNotFound 1yikqreturnNotPossible 25my5returnTermOver 2q450returnAlreadyOpen by4m3parcelNotLate 88ht3goodsNotFound hfjvprefundPiecesTooMany bzeneorderNotRefundable izevgrefundAmountChanged xo33timageUploadFailed',
);

/**
 * The buyer has handed the goods of an accepted return to a carrier. The store has to confirm the arrival until `deadline`; after that the money goes back.
 *
 * - `returnId`: Which return.
 * - `carrier`: Who carries the parcel.
 * - `trackingNumber`: Number of the parcel.
 *
 * @throws ApiError with the keys returnNotFound, returnStepNotPossible, besides the shared errors
 * @example await orderSendReturn(transport, {"returnId":"rc_20260305_0001","carrier":"Nordic Parcel","trackingNumber":"NP4471"});
 */
export const orderSendReturn: Call<'orderSendReturn', OrderSendReturnParams, null> = /* @__PURE__ */ write(
  'order!sendReturn',
  'neht5returnNotFound j9m3preturnStepNotPossible',
);

/**
 * The buyer does not agree with the refusal of the store. An operator of the mall reads both sides and decides.
 *
 * - `returnId`: Which return.
 * - `statement`: Why the refusal is wrong.
 * - `images` (optional): Further pictures.
 *
 * @throws ApiError with the keys returnNotFound, returnStepNotPossible, imageUploadFailed, besides the shared errors
 * @example await orderDisputeReturn(transport, {"returnId":"rc_20260305_0001","statement":"The seam was open when it came out of the box."});
 */
export const orderDisputeReturn: Call<'orderDisputeReturn', OrderDisputeReturnParams, null> =
  /* @__PURE__ */ write(
    'order!disputeReturn',
    'neht5returnNotFound j9m3preturnStepNotPossible xo33timageUploadFailed',
  );

/**
 * The buyer keeps the goods, or the parcel arrived after all. The return ends without a refund.
 *
 * - `returnId`: Which return.
 *
 * @throws ApiError with the keys returnNotFound, returnStepNotPossible, besides the shared errors
 * @example await orderWithdrawReturn(transport, {"returnId":"rc_20260305_0001"});
 */
export const orderWithdrawReturn: Call<'orderWithdrawReturn', OrderWithdrawReturnParams, null> =
  /* @__PURE__ */ write('order!withdrawReturn', 'neht5returnNotFound j9m3preturnStepNotPossible');

/**
 * Counts the caller's orders that wait for payment, shipment, receipt or review, and those in or after a refund, for the badges of the account page. The figures are texts.
 *
 * @example await orderCountOrderStatus(transport);
 */
export const orderCountOrderStatus: OpenCall<
  'orderCountOrderStatus',
  NoInput,
  OrderCountOrderStatusOk['data']
> = /* @__PURE__ */ read('order!countOrderStatus');

/**
 * Asks the store to ship one of the caller's orders that waits for shipment (status 1 or 2). It can be done once an order; the status stays as it is.
 *
 * - `orderId`: Which paid order to remind the store of.
 *
 * @throws ApiError with the keys orderNotFound, orderNotRemindable, alreadyReminded, besides the shared errors
 * @example await orderRemind(transport, {"orderId":"or_20260311_0007"});
 */
export const orderRemind: Call<'orderRemind', OrderRemindParams, null> = /* @__PURE__ */ write(
  'order!remind',
  'f0tw8orderNotFound el493orderNotRemindable 9gqj8alreadyReminded',
);

/**
 * Answers what order!submit would do with the same lines now: current prices, stock, freight, tax, fees and totals a store, and what is wrong with which line. Nothing is reserved and nothing is promised. Lines with problems are left out of all sums.
 *
 * - `orderInfo`: What would be ordered: triplets of goods, variant and number of pieces, all joined by commas.
 * - `addressId` (optional): Where it would be delivered to; the default address if left out.
 * - `coupons` (optional): Which coupon each of the orders would use. One that cannot be used takes nothing off and says why.
 *
 * @throws ApiError with the keys addressNotFound, besides the shared errors
 * @example await orderQuote(transport, {"orderInfo":"g_canvas_sneaker,sk_sneaker_navy_42,2,g_wool_beanie,-1,7,g_iron_teapot,-1,1,g_paper_lamp,-1,2"});
 */
export const orderQuote: Call<'orderQuote', OrderQuoteParams, OrderQuoteOk['data']> = /* @__PURE__ */ read(
  'order!quote',
  'rb0evaddressNotFound',
);

/**
 * Lists what happened to one of the caller's own orders, oldest first: each change of its state and each stop of the parcel on its way.
 *
 * - `orderId`: Whose log to show.
 *
 * @throws ApiError with the keys orderNotFound, besides the shared errors
 * @example await orderLogList(transport, {"orderId":"or_20260308_0003"});
 */
export const orderLogList: Call<'orderLogList', OrderLogListParams, OrderLogListOk['data']> =
  /* @__PURE__ */ read('orderLog!list', 'f0tw8orderNotFound');

/**
 * Lists the coupons that are valid now and not used up, those that end soonest first. A store's coupon takes something off the goods of that store; the mall's own coupons do so in any store.
 *
 * - `sellerId` (optional): Keeps only what an order of this store can use: its own coupons and those of the mall.
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has.
 *
 * @example await couponList(transport);
 */
export const couponList: OpenCall<'couponList', CouponListParams, CouponListOk['data']> =
  /* @__PURE__ */ read('coupon!list', '', { paging: pageList });

/**
 * Lists the coupons that the caller has claimed or used, usable ones first, then those used or ended. An order that is cancelled before payment gives its coupon back.
 *
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has.
 *
 * @example await couponMine(transport);
 */
export const couponMine: OpenCall<'couponMine', CouponMineParams, CouponMineOk['data']> =
  /* @__PURE__ */ read('coupon!mine', '', { paging: pageList });

/**
 * Puts a coupon among the caller's own. Claiming it again changes nothing and succeeds. A claim reserves nothing; a coupon counts as used from the order that names it.
 *
 * - `code`: The coupon's code. The case of its letters does not matter.
 *
 * @throws ApiError with the keys couponNotFound, couponExpired, couponUsedUp, couponAlreadyUsed, besides the shared errors
 * @example await couponClaim(transport, {"code":"WELCOME5"});
 */
export const couponClaim: Call<'couponClaim', CouponClaimParams, CouponClaimOk['data']> =
  /* @__PURE__ */ write(
    'coupon!claim',
    '3cwxycouponNotFound 728w6couponExpired 3q6s1couponUsedUp yrp81couponAlreadyUsed',
  );

/**
 * Lists every payment method of the mall, whether it is open in the region, why not, and its fee. The region is a country. Visitors may call it.
 *
 * - `countryId` (optional): The country that is delivered to, as numbered by address!listCountry; that of the caller's default address if left out.
 *
 * @example await paymentMethods(transport);
 */
export const paymentMethods: OpenCall<'paymentMethods', PaymentMethodsParams, PaymentMethodsOk['data']> =
  /* @__PURE__ */ read('payment!methods');

/**
 * Starts the payment of one or several unpaid orders of the caller through a payment provider and answers the page to send the buyer to. Nothing is charged yet. Opened again for the same orders and method while it is unfinished, the same payment is answered.
 *
 * - `orderId`: The orders to pay, joined by commas, all or none.
 * - `method`: How to pay; one that payment!methods calls available.
 * - `returnPath` (optional): The path of the store that the provider sends the buyer back to, with the payment's number added as paymentId.
 *
 * @throws ApiError with the keys orderNotFound, orderAlreadyPaid, orderAlreadyCancelled, orderAlreadyCompleted, paymentMethodNotOpen, paymentFailed, accountFrozen, besides the shared errors
 * @example await paymentOpen(transport, {"orderId":"or_20260314_0001,or_20260314_0002","method":"card"});
 */
export const paymentOpen: Call<'paymentOpen', PaymentOpenParams, PaymentOpenOk['data']> =
  /* @__PURE__ */ write(
    'payment!open',
    'f0tw8orderNotFound nljudorderAlreadyPaid 91z05orderAlreadyCancelled gh0y4orderAlreadyCompleted gfh10paymentMethodNotOpen nbzvepaymentFailed fb94uaccountFrozen',
  );

/**
 * Answers one of the caller's own payments, for the page that the buyer comes back to. As long as the provider has not decided, the status stays 0 and the call may be repeated every few seconds.
 *
 * - `paymentId`: Serial number of the payment, as payment!open answered it.
 *
 * @throws ApiError with the keys recordNotFound, besides the shared errors
 * @example await paymentGet(transport, {"paymentId":"pm_20260314_0001"});
 */
export const paymentGet: Call<'paymentGet', PaymentGetParams, PaymentGetOk['data']> = /* @__PURE__ */ read(
  'payment!get',
  'dy5k8recordNotFound',
);

/**
 * Lists the bank cards and accounts that the caller keeps for withdrawals, the newest first. They are few, so they come without pages.
 *
 * @example await bankCardList(transport);
 */
export const bankCardList: OpenCall<'bankCardList', NoInput, BankCardListOk['data']> =
  /* @__PURE__ */ read('bankCard!list');

/**
 * Keeps a bank card or account of the caller for later withdrawals. The same number added again replaces its bank and holder. A user keeps at most ten; one more is refused.
 *
 * - `bankName`: The bank that keeps the account.
 * - `bankUserName`: Whose account it is, as the bank writes it.
 * - `bankCardNo`: Number of the card or account without blanks.
 *
 * @throws ApiError with the keys bankCardLimit, besides the shared errors
 * @example await bankCardAdd(transport, {"bankName":"First Bank of Bergen","bankUserName":"Amelia Hartley","bankCardNo":"NO9386011117947"});
 */
export const bankCardAdd: Call<'bankCardAdd', BankCardAddParams, BankCardAddOk['data']> =
  /* @__PURE__ */ write('bankCard!add', 'dn44obankCardLimit');

/**
 * Forgets one of the caller's bank cards; forgetting it again succeeds too. One that never was the caller's is refused. Withdrawals under way are not touched.
 *
 * - `id`: Which of the caller's bank cards to forget.
 *
 * @throws ApiError with the keys bankCardNotFound, besides the shared errors
 * @example await bankCardDel(transport, {"id":"bc_thames"});
 */
export const bankCardDel: Call<'bankCardDel', BankCardDelParams, null> = /* @__PURE__ */ write(
  'bankCard!del',
  'emgnxbankCardNotFound',
);

/**
 * Answers what the caller's wallet holds and can spend at this moment, in USDT. Money held for a withdrawal under way is not part of it.
 *
 * @example await walletGetUsdt(transport);
 */
export const walletGetUsdt: OpenCall<'walletGetUsdt', NoInput, WalletGetUsdtOk['data']> =
  /* @__PURE__ */ read('wallet!getUsdt');

/**
 * Lists every movement of the caller's balance, newest first, with the reason, the serial number that it belongs to and the balance after it.
 *
 * - `direction` (optional): Keeps only incoming or only outgoing movements; both by default.
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has.
 *
 * @example await walletLogs(transport);
 */
export const walletLogs: OpenCall<'walletLogs', WalletLogsParams, WalletLogsOk['data']> =
  /* @__PURE__ */ read('wallet!logs', '', { paging: pageList });

/**
 * Answers a fresh one-time session token that the next recharge must carry, so that a form is never taken twice. Older clients also fetch it before a withdrawal.
 *
 * @throws ApiError with the keys accountFrozen, besides the shared errors
 * @example await rechargeBlockchainRechargeOpen(transport);
 */
export const rechargeBlockchainRechargeOpen: OpenCall<
  'rechargeBlockchainRechargeOpen',
  NoInput,
  RechargeBlockchainRechargeOpenOk['data']
> = /* @__PURE__ */ write('rechargeBlockchain!recharge_open', 'fb94uaccountFrozen');

/**
 * Reports that the caller has sent a coin to an address of the mall. The record appears at once as processing;
 * its worth in USDT is credited when the transfer is confirmed, once and only once.
 *
 * - `session_token`: The one-time token that recharge_open answered to this caller.
 * - `coin`: The coin that was sent; chosen before everything else.
 * - `blockchain_name`: The network that it was sent on; must be one that the mall offers for the coin.
 * - `channel_address`: The address of the mall that it was sent to, as the channel list answered it.
 * - `amount`: Quantity of the coin that was sent, within the limits of the channel.
 * - `img`: Picture that proves the payment, as the upload answered its address.
 * - `from` (optional): The address that the coin was sent from, if the sender knows it.
 * - `tx` (optional): Number of the transfer on the chain, if the sender knows it.
 *
 * @throws ApiError with the keys sessionTokenInvalid, duplicateSubmission, depositOutsideLimits, wrongDepositChain, proofImageRequired, accountFrozen, imageUploadFailed, besides the shared errors
 * @example await rechargeBlockchainRecharge(transport, {"session_token":"rs_4f9d2c71e8b34a60","coin":"USDT","blockchain_name":"TRC20","channel_address":"TQ5pMockZ4rH8kL2mV7cXs9bYd3fGw6uJa","amount":"0.5","img":"/uploads/recharge/5f1d.webp"});
 */
export const rechargeBlockchainRecharge: Call<
  'rechargeBlockchainRecharge',
  RechargeBlockchainRechargeParams,
  RechargeBlockchainRechargeOk['data']
> = /* @__PURE__ */ write(
  'rechargeBlockchain!recharge',
  '64sz0sessionTokenInvalid iqoxvduplicateSubmission vaj7kdepositOutsideLimits anmbswrongDepositChain u6w31proofImageRequired fb94uaccountFrozen xo33timageUploadFailed',
);

/**
 * Lists the recharges of the caller, newest first, over a chain as well as through third parties. Nobody else can see them.
 *
 * - `page_no` (optional): Which page, counted from 1. A page past the end is empty.
 * - `page_size` (optional): How many rows a page has.
 * - `state` (optional): Keeps only recharges with this status; all by default.
 *
 * @example await rechargeBlockchainList(transport);
 */
export const rechargeBlockchainList: OpenCall<
  'rechargeBlockchainList',
  RechargeBlockchainListParams,
  RechargeBlockchainListOk['data']
> = /* @__PURE__ */ read('rechargeBlockchain!list', '', { paging: elementsByPageNo });

/**
 * Answers one recharge of the caller with all details. Records of other users count as missing.
 *
 * - `order_no`: Serial number of a recharge of the caller.
 *
 * @throws ApiError with the keys recordNotFound, besides the shared errors
 * @example await rechargeBlockchainGet(transport, {"order_no":"rc_20260314_0001"});
 */
export const rechargeBlockchainGet: Call<
  'rechargeBlockchainGet',
  RechargeBlockchainGetParams,
  RechargeBlockchainGetOk['data']
> = /* @__PURE__ */ read('rechargeBlockchain!get', 'dy5k8recordNotFound');

/**
 * Answers what one coin is worth in USDT at the moment, so that a form can show what a recharge will bring.
 *
 * - `symbol` (optional): The coin whose price to answer; USDT by default.
 *
 * @example await rechargeBlockchainFee(transport);
 */
export const rechargeBlockchainFee: OpenCall<
  'rechargeBlockchainFee',
  RechargeBlockchainFeeParams,
  RechargeBlockchainFeeOk['data']
> = /* @__PURE__ */ read('rechargeBlockchain!fee');

/**
 * Answers the minimum and the maximum value of one recharge in USDT. A channel may set narrower limits in its own coin.
 *
 * @example await rechargeBlockchainRechargeLimitConfig(transport);
 */
export const rechargeBlockchainRechargeLimitConfig: OpenCall<
  'rechargeBlockchainRechargeLimitConfig',
  NoInput,
  RechargeBlockchainRechargeLimitConfigOk['data']
> = /* @__PURE__ */ read('rechargeBlockchain!rechargeLimitConfig');

/**
 * Lists the coins and networks on which the mall takes recharges, with its address, the rate and the limits of each. Withdrawals use the same rates.
 *
 * - `coin` (optional): Keeps only the channels of this coin; without it all are listed.
 *
 * @example await channelBlockchainList(transport);
 */
export const channelBlockchainList: OpenCall<
  'channelBlockchainList',
  ChannelBlockchainListParams,
  ChannelBlockchainListOk['data']
> = /* @__PURE__ */ read('channelBlockchain!list');

/**
 * Lists the banks and e-wallets through which a recharge can be paid instead of a blockchain, each with its amounts.
 *
 * @example await thirdPartyRechargeGetCoinList(transport);
 */
export const thirdPartyRechargeGetCoinList: OpenCall<
  'thirdPartyRechargeGetCoinList',
  NoInput,
  ThirdPartyRechargeGetCoinListOk['data']
> = /* @__PURE__ */ read('thirdPartyRecharge!getCoinList');

/**
 * Begins a recharge through a bank abroad and answers the page on which to pay. The record stays processing until the third party reports the payment.
 *
 * - `session_token`: The one-time token that recharge_open answered to this caller.
 * - `amount`: The amount to credit in USDT, within one range of the product Bank.
 * - `frenchCurrency`: The currency in which the bank is to be paid; the third party converts it.
 *
 * @throws ApiError with the keys sessionTokenInvalid, duplicateSubmission, depositOutsideLimits, paymentMethodNotOpen, paymentFailed, accountFrozen, besides the shared errors
 * @example await thirdPartyRechargeRecharge(transport, {"session_token":"rs_4f9d2c71e8b34a60","amount":"250.00","frenchCurrency":"EUR"});
 */
export const thirdPartyRechargeRecharge: Call<
  'thirdPartyRechargeRecharge',
  ThirdPartyRechargeRechargeParams,
  ThirdPartyRechargeRechargeOk['data']
> = /* @__PURE__ */ write(
  'thirdPartyRecharge!recharge',
  '64sz0sessionTokenInvalid iqoxvduplicateSubmission vaj7kdepositOutsideLimits gfh10paymentMethodNotOpen nbzvepaymentFailed fb94uaccountFrozen',
);

/**
 * Begins a recharge through GCash and answers the page on which to pay. The record stays processing until the third party reports the payment.
 *
 * - `session_token`: The one-time token that recharge_open answered to this caller.
 * - `amount`: The amount to credit in USDT, within one range of the product GCash.
 *
 * @throws ApiError with the keys sessionTokenInvalid, duplicateSubmission, depositOutsideLimits, paymentMethodNotOpen, paymentFailed, accountFrozen, besides the shared errors
 * @example await thirdPartyRechargePhpRecharge(transport, {"session_token":"rs_4f9d2c71e8b34a60","amount":"250.00"});
 */
export const thirdPartyRechargePhpRecharge: Call<
  'thirdPartyRechargePhpRecharge',
  ThirdPartyRechargePhpRechargeParams,
  ThirdPartyRechargePhpRechargeOk['data']
> = /* @__PURE__ */ write(
  'thirdPartyRecharge!PHP_recharge',
  '64sz0sessionTokenInvalid iqoxvduplicateSubmission vaj7kdepositOutsideLimits gfh10paymentMethodNotOpen nbzvepaymentFailed fb94uaccountFrozen',
);

/**
 * Begins a recharge through GCash 2.0 and answers the page on which to pay. The record stays processing until the third party reports the payment.
 *
 * - `session_token`: The one-time token that recharge_open answered to this caller.
 * - `amount`: The amount to credit in USDT, within one range of the product GCash2.0.
 * - `pageUrl`: The page to which the third party leads back after the payment.
 *
 * @throws ApiError with the keys sessionTokenInvalid, duplicateSubmission, depositOutsideLimits, paymentMethodNotOpen, paymentFailed, accountFrozen, besides the shared errors
 * @example await thirdPartyRechargePhpRecharge2(transport, {"session_token":"rs_4f9d2c71e8b34a60","amount":"250.00","pageUrl":"https://openmall.example/userInfo/money-package"});
 */
export const thirdPartyRechargePhpRecharge2: Call<
  'thirdPartyRechargePhpRecharge2',
  ThirdPartyRechargePhpRecharge2Params,
  ThirdPartyRechargePhpRecharge2Ok['data']
> = /* @__PURE__ */ write(
  'thirdPartyRecharge!PHP_recharge2',
  '64sz0sessionTokenInvalid iqoxvduplicateSubmission vaj7kdepositOutsideLimits gfh10paymentMethodNotOpen nbzvepaymentFailed fb94uaccountFrozen',
);

/**
 * Begins a recharge through GCash 3.0 and answers the page on which to pay. The record stays processing until the third party reports the payment.
 *
 * - `session_token`: The one-time token that recharge_open answered to this caller.
 * - `amount`: The amount to credit in USDT, within one range of the product GCash3.0.
 * - `pageUrl`: The page to which the third party leads back after the payment.
 *
 * @throws ApiError with the keys sessionTokenInvalid, duplicateSubmission, depositOutsideLimits, paymentMethodNotOpen, paymentFailed, accountFrozen, besides the shared errors
 * @example await thirdPartyRechargePhpRecharge3(transport, {"session_token":"rs_4f9d2c71e8b34a60","amount":"250.00","pageUrl":"https://openmall.example/userInfo/money-package"});
 */
export const thirdPartyRechargePhpRecharge3: Call<
  'thirdPartyRechargePhpRecharge3',
  ThirdPartyRechargePhpRecharge3Params,
  ThirdPartyRechargePhpRecharge3Ok['data']
> = /* @__PURE__ */ write(
  'thirdPartyRecharge!PHP_recharge3',
  '64sz0sessionTokenInvalid iqoxvduplicateSubmission vaj7kdepositOutsideLimits gfh10paymentMethodNotOpen nbzvepaymentFailed fb94uaccountFrozen',
);

/**
 * Begins a recharge through Maya and answers the page on which to pay. The record stays processing until the third party reports the payment.
 *
 * - `session_token`: The one-time token that recharge_open answered to this caller.
 * - `amount`: The amount to credit in USDT, within one range of the product Maya.
 * - `pageUrl`: The page to which the third party leads back after the payment.
 *
 * @throws ApiError with the keys sessionTokenInvalid, duplicateSubmission, depositOutsideLimits, paymentMethodNotOpen, paymentFailed, accountFrozen, besides the shared errors
 * @example await thirdPartyRechargePhpRecharge4(transport, {"session_token":"rs_4f9d2c71e8b34a60","amount":"250.00","pageUrl":"https://openmall.example/userInfo/money-package"});
 */
export const thirdPartyRechargePhpRecharge4: Call<
  'thirdPartyRechargePhpRecharge4',
  ThirdPartyRechargePhpRecharge4Params,
  ThirdPartyRechargePhpRecharge4Ok['data']
> = /* @__PURE__ */ write(
  'thirdPartyRecharge!PHP_recharge4',
  '64sz0sessionTokenInvalid iqoxvduplicateSubmission vaj7kdepositOutsideLimits gfh10paymentMethodNotOpen nbzvepaymentFailed fb94uaccountFrozen',
);

/**
 * Begins a recharge through GCash pay and answers the page on which to pay. The record stays processing until the third party reports the payment.
 *
 * - `session_token`: The one-time token that recharge_open answered to this caller.
 * - `amount`: The amount to credit in USDT, within one range of the product GCash pay.
 * - `pageUrl`: The page to which the third party leads back after the payment.
 *
 * @throws ApiError with the keys sessionTokenInvalid, duplicateSubmission, depositOutsideLimits, paymentMethodNotOpen, paymentFailed, accountFrozen, besides the shared errors
 * @example await thirdPartyRechargePhpRecharge5(transport, {"session_token":"rs_4f9d2c71e8b34a60","amount":"250.00","pageUrl":"https://openmall.example/userInfo/money-package"});
 */
export const thirdPartyRechargePhpRecharge5: Call<
  'thirdPartyRechargePhpRecharge5',
  ThirdPartyRechargePhpRecharge5Params,
  ThirdPartyRechargePhpRecharge5Ok['data']
> = /* @__PURE__ */ write(
  'thirdPartyRecharge!PHP_recharge5',
  '64sz0sessionTokenInvalid iqoxvduplicateSubmission vaj7kdepositOutsideLimits gfh10paymentMethodNotOpen nbzvepaymentFailed fb94uaccountFrozen',
);

/**
 * Lists the withdrawals of the caller, newest first, to addresses as well as to banks. Nobody else can see them.
 *
 * - `page_no` (optional): Which page, counted from 1. A page past the end is empty.
 * - `page_size` (optional): How many rows a page has.
 * - `state` (optional): Keeps only withdrawals with this status; all by default.
 *
 * @example await withdrawList(transport);
 */
export const withdrawList: OpenCall<'withdrawList', WithdrawListParams, WithdrawListOk['data']> =
  /* @__PURE__ */ read('withdraw!list', '', { paging: elementsByPageNo });

/**
 * Takes a quantity of a coin out of the wallet to the bound address, or its worth to a bank. The worth leaves the wallet
 * at once and comes back if the withdrawal is refused. Needs an advanced verification, a bound authenticator, phone or
 * e-mail address, the fund password, and the code that the authenticator shows. Existing clients can not send that code;
 * what they request waits for two people of the desk.
 *
 * - `session_token`: The one-time token that withdraw_open, or recharge_open, answered to this caller.
 * - `safeword`: The fund password of the caller.
 * - `authenticatorCode` (optional): The six digits that the authenticator shows now. Each code is accepted once.
 * - `amount`: Quantity of the coin, handling fee included, within the published limits.
 * - `channel`: What to be paid out in.
 * - `from` (optional): The address to pay to, despite its name; must be the one that is bound. Not needed for a bank.
 * - `currency` (optional): The currency of the wallet that pays; always USDT.
 * - `bankName` (optional): The bank to pay, for the channel `bank`.
 * - `bankUserName` (optional): Holder of the account, for the channel `bank`.
 * - `bankCardNo` (optional): Card or account to pay to, for the channel `bank`.
 * - `routingNum` (optional): Routing number of the bank, where its country has them.
 * - `swiftCode` (optional): What the bank is called between banks (BIC).
 * - `accountAddress` (optional): Where the holder of the account lives.
 * - `bankAddress` (optional): Street and city where the bank is.
 * - `countryName` (optional): Country of the bank.
 *
 * @throws ApiError with the keys sessionTokenInvalid, duplicateSubmission, withdrawalOutsideLimits, outsideWithdrawalTime, dailyWithdrawalsExceeded, withdrawalPending, insufficientBalance, wrongFundPassword, fundPasswordNotSet, lockedForThreeMinutes, tooManyWrongAttempts, withdrawalAddressNotBound, addressFormatWrong, paymentMethodNotOpen, tradingVolumeTooLow, advancedVerificationNeeded, realNameNeeded, authenticatorNotBound, authenticatorCodeNeeded, wrongVerificationCode, phoneOrEmailNotBound, extraVerificationNeeded, accountFrozen, besides the shared errors
 * @example await withdrawApply(transport, {"session_token":"ws_81b0e6d3a94f4c27","safeword":"135790","amount":"120.5","channel":"USDT"});
 */
export const withdrawApply: Call<
  'withdrawApply',
  WithdrawApplyParams,
  NonNullable<WithdrawApplyOk['data']> | null
> = /* @__PURE__ */ write(
  'withdraw!apply',
  '64sz0sessionTokenInvalid iqoxvduplicateSubmission ci7xdwithdrawalOutsideLimits 4hf5routsideWithdrawalTime jotfbdailyWithdrawalsExceeded nfn01withdrawalPending un07binsufficientBalance ly2fowrongFundPassword =999fundPasswordNotSet l4p1clockedForThreeMinutes wcd2ktooManyWrongAttempts xrh5wwithdrawalAddressNotBound ww6o1addressFormatWrong gfh10paymentMethodNotOpen =105tradingVolumeTooLow qibbpadvancedVerificationNeeded~401 ihminrealNameNeeded~401 4m9rjauthenticatorNotBound 6brbgauthenticatorCodeNeeded 5zjhuwrongVerificationCode q0kpzphoneOrEmailNotBound =506extraVerificationNeeded fb94uaccountFrozen',
);

/**
 * Answers the handling fee of a channel as a share of the quantity that is withdrawn, so that a form can show what will arrive.
 *
 * - `channel` (optional): What would be paid out; without it USDT.
 *
 * @example await withdrawFee(transport);
 */
export const withdrawFee: OpenCall<'withdrawFee', WithdrawFeeParams, WithdrawFeeOk['data']> =
  /* @__PURE__ */ read('withdraw!fee');

/**
 * Answers one withdrawal of the caller with all details. Records of other users count as missing.
 *
 * - `order_no`: Serial number of a withdrawal of the caller.
 *
 * @throws ApiError with the keys recordNotFound, besides the shared errors
 * @example await withdrawGet(transport, {"order_no":"wd_20260314_0001"});
 */
export const withdrawGet: Call<'withdrawGet', WithdrawGetParams, WithdrawGetOk['data']> =
  /* @__PURE__ */ read('withdraw!get', 'dy5k8recordNotFound');

/**
 * Answers a fresh one-time session token that the next withdrawal must carry, and the bound address that it will go to.
 *
 * @throws ApiError with the keys accountFrozen, besides the shared errors
 * @example await withdrawWithdrawOpen(transport);
 */
export const withdrawWithdrawOpen: OpenCall<'withdrawWithdrawOpen', NoInput, WithdrawWithdrawOpenOk['data']> =
  /* @__PURE__ */ write('withdraw!withdraw_open', 'fb94uaccountFrozen');

/**
 * Answers the published limits of withdrawals in USDT, how many a day, at which hours, and the bound address. A withdrawal within them is executed or refused with the true reason.
 *
 * @example await withdrawWithdrawLimitConfig(transport);
 */
export const withdrawWithdrawLimitConfig: OpenCall<
  'withdrawWithdrawLimitConfig',
  NoInput,
  WithdrawWithdrawLimitConfigOk['data']
> = /* @__PURE__ */ read('withdraw!withdrawLimitConfig');

/**
 * Removes the bound withdrawal address after a pause, so that another one can be bound. The pause is a setting. The owner is
 * notified at every proven address, and can stop the removal until then. A repeated request keeps the date of the first
 * one. Needs the code that the authenticator shows; without an authenticator, customer service removes the address.
 *
 * - `authenticatorCode`: The six digits that the authenticator shows now. Each code is accepted once.
 *
 * @throws ApiError with the keys withdrawalAddressNotBound, authenticatorNotBound, emptyVerificationCode, wrongVerificationCode, lockedForThreeMinutes, tooManyWrongAttempts, extraVerificationNeeded, besides the shared errors
 * @example await withdrawRequestAddressRelease(transport, {"authenticatorCode":"482915"});
 */
export const withdrawRequestAddressRelease: Call<
  'withdrawRequestAddressRelease',
  WithdrawRequestAddressReleaseParams,
  WithdrawRequestAddressReleaseOk['data']
> = /* @__PURE__ */ write(
  'withdraw!requestAddressRelease',
  'xrh5wwithdrawalAddressNotBound 4m9rjauthenticatorNotBound e54a9emptyVerificationCode 5zjhuwrongVerificationCode l4p1clockedForThreeMinutes wcd2ktooManyWrongAttempts =506extraVerificationNeeded',
);

/**
 * Stops the removal of the bound withdrawal address. Succeeds too where none was requested; an address that is already removed can not be kept.
 *
 * @throws ApiError with the keys withdrawalAddressNotBound, besides the shared errors
 * @example await withdrawCancelAddressRelease(transport);
 */
export const withdrawCancelAddressRelease: OpenCall<'withdrawCancelAddressRelease', NoInput, null> =
  /* @__PURE__ */ write('withdraw!cancelAddressRelease', 'xrh5wwithdrawalAddressNotBound');

/**
 * Answers whether the caller may apply for a loan now, that is, meets the conditions and has neither a loan nor an application open.
 *
 * @example await creditCheck(transport);
 */
export const creditCheck: OpenCall<'creditCheck', NoInput, CreditCheckOk['data']> = /* @__PURE__ */ read(
  'credit!check',
  '',
  { method: 'GET' },
);

/**
 * Answers rates, terms and the minimum and maximum amount of loans, so that a form can check itself and show what a loan will cost.
 *
 * @example await creditConfig(transport);
 */
export const creditConfig: OpenCall<'creditConfig', NoInput, CreditConfigOk['data']> = /* @__PURE__ */ read(
  'credit!config',
  '',
  { method: 'GET' },
);

/**
 * Applies for a loan in USDT. It is decided within an hour at the earliest and, when granted, paid into the wallet. A refused application is made again with its own creditId. Where the caller's identity is verified, name and document number must be the same.
 *
 * - `realName`: Full name of the applicant as the document has it.
 * - `creditPeriod`: For how many days; must be one of the terms that are open to the caller.
 * - `applyAmount`: What is to be lent, in USDT.
 * - `countryId`: Nationality of the applicant.
 * - `identification`: Number of the identity card or passport.
 * - `imgCertificateFace`: Front of the document, as the upload answered its address.
 * - `imgCertificateBack`: Back of the document, as the upload answered its address.
 * - `imgCertificateHand`: The applicant with the document in hand, as the upload answered its address.
 * - `creditId` (optional): The refused application that this one replaces; left out for a first one.
 * - `agreement` (optional): Whether the loan agreement is ticked. Refused with 0 or without it; only existing clients, which ask on their own screen, may leave it out.
 *
 * @throws ApiError with the keys qualificationNotMet, loanAmountOutsideLimits, loanTermNotOffered, loanAgreementRequired, loanPersonMismatch, loanStillOpen, loanNotFound, realNameNeeded, extraVerificationNeeded, accountFrozen, duplicateSubmission, imageUploadFailed, besides the shared errors
 * @example await creditApply(transport, {"realName":"Amelia Hartley","creditPeriod":90,"applyAmount":150000,"countryId":826,"identification":"K7702913","imgCertificateFace":"/uploads/credit/f1.webp","imgCertificateBack":"/uploads/credit/b1.webp","imgCertificateHand":"/uploads/credit/h1.webp"});
 */
export const creditApply: Call<'creditApply', CreditApplyParams, null> = /* @__PURE__ */ write(
  'credit!apply',
  '3k1cjqualificationNotMet o9gshloanAmountOutsideLimits to7zuloanTermNotOffered 22pmnloanAgreementRequired q1btmloanPersonMismatch 4a6ueloanStillOpen rz233loanNotFound ihminrealNameNeeded~401 =506extraVerificationNeeded fb94uaccountFrozen iqoxvduplicateSubmission xo33timageUploadFailed',
  { method: 'GET' },
);

/**
 * Answers what the open loan of the caller comes to today, with interest for each day that has begun. All figures are 0 where none is open.
 *
 * @example await creditBill(transport);
 */
export const creditBill: OpenCall<'creditBill', NoInput, CreditBillOk['data']> = /* @__PURE__ */ read(
  'credit!bill',
  '',
  { method: 'GET' },
);

/**
 * Lists the loans and applications of the caller, newest first. The name is misspelt on the wire and stays so for the sake of existing clients.
 *
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has.
 *
 * @example await creditHistroy(transport);
 */
export const creditHistroy: OpenCall<'creditHistroy', CreditHistroyParams, CreditHistroyOk['data']> =
  /* @__PURE__ */ read('credit!histroy', '', { method: 'GET', paging: elements });

/**
 * Answers amount and interest of one loan of the caller as of today, beside what the wallet holds, before the fund password is asked for.
 *
 * - `creditId`: A loan of the caller that is approved or overdue.
 *
 * @throws ApiError with the keys loanNotFound, loanNotRepayable, besides the shared errors
 * @example await creditBeforepay(transport, {"creditId":"cr_20260220_0001"});
 */
export const creditBeforepay: Call<'creditBeforepay', CreditBeforepayParams, CreditBeforepayOk['data']> =
  /* @__PURE__ */ read('credit!beforepay', 'rz233loanNotFound l89z7loanNotRepayable', { method: 'GET' });

/**
 * Takes amount and interest of one loan of the caller out of the wallet in one sum. It is done once and only once, whatever is repeated.
 *
 * - `creditId`: A loan of the caller that is approved or overdue.
 * - `safeword`: The fund password of the caller.
 * - `total` (optional): What the caller was shown, in dollars: `estimatePayment` of credit!beforepay. Where another day of interest has come since, the call is refused with `repaymentChanged` and nothing is taken. Without it the sum of this moment is taken.
 *
 * @throws ApiError with the keys loanNotFound, loanNotRepayable, repaymentChanged, insufficientBalance, wrongFundPassword, fundPasswordNotSet, lockedForThreeMinutes, tooManyWrongAttempts, duplicateSubmission, besides the shared errors
 * @example await creditPay(transport, {"creditId":"cr_20260220_0001","safeword":"135790"});
 */
export const creditPay: Call<'creditPay', CreditPayParams, null> = /* @__PURE__ */ write(
  'credit!pay',
  'rz233loanNotFound l89z7loanNotRepayable ub1w6repaymentChanged un07binsufficientBalance ly2fowrongFundPassword =999fundPasswordNotSet l4p1clockedForThreeMinutes wcd2ktooManyWrongAttempts iqoxvduplicateSubmission',
  { method: 'GET' },
);

/**
 * Answers a refused application of the caller as it was made, with the reason of the refusal, so that the form can be filled again.
 *
 * - `creditId`: A refused application of the caller.
 *
 * @throws ApiError with the keys loanNotFound, besides the shared errors
 * @example await creditBeforereapply(transport, {"creditId":"cr_20260220_0001"});
 */
export const creditBeforereapply: Call<
  'creditBeforereapply',
  CreditBeforereapplyParams,
  CreditBeforereapplyOk['data']
> = /* @__PURE__ */ read('credit!beforereapply', 'rz233loanNotFound', { method: 'GET' });

/**
 * Answers how many messages of customer service the caller has not yet listed, for the badge at the headset icon. A visitor gets 0, so that a page header can poll before login; a token that names no session is refused.
 *
 * @example await newOnlinechatUnread(transport);
 */
export const newOnlinechatUnread: OpenCall<'newOnlinechatUnread', NoInput, NewOnlinechatUnreadOk['data']> =
  /* @__PURE__ */ read('newOnlinechat!unread', '', { method: 'GET' });

/**
 * Lists about 30 messages between the caller and customer service, newest first, and marks them as read. Give the oldest known message to get those before it.
 *
 * - `message_id` (optional): Answers only messages older than this one; without it the newest.
 * - `show_img` (optional): `false` leaves out pictures.
 *
 * @example await newOnlinechatList(transport);
 */
export const newOnlinechatList: OpenCall<
  'newOnlinechatList',
  NewOnlinechatListParams,
  NewOnlinechatListOk['data']
> = /* @__PURE__ */ read('newOnlinechat!list');

/**
 * Sends a text, or a picture that was uploaded before, to customer service. The message is at once part of the list.
 *
 * - `type`: What `content` holds.
 * - `content`: The text, or the address that the upload answered for a picture.
 *
 * @throws ApiError with the keys messageEmpty, accountFrozen, imageUploadFailed, besides the shared errors
 * @example await newOnlinechatSend(transport, {"type":"text","content":"Hello, when will my order be shipped?"});
 */
export const newOnlinechatSend: Call<
  'newOnlinechatSend',
  NewOnlinechatSendParams,
  NonNullable<NewOnlinechatSendOk['data']> | null
> = /* @__PURE__ */ write(
  'newOnlinechat!send',
  'jz1oemessageEmpty fb94uaccountFrozen xo33timageUploadFailed',
);

/**
 * Answers a token for a chat that runs on another host, `{host}/chat`, so that it does not get the token of the session. It is good for the operations of the chats and for their pictures; every other operation refuses it like the token of an ended session. It ends after twelve hours, or with the session that asked for it.
 *
 * @example await newOnlinechatToken(transport);
 */
export const newOnlinechatToken: OpenCall<'newOnlinechatToken', NoInput, NewOnlinechatTokenOk['data']> =
  /* @__PURE__ */ write('newOnlinechat!token');

/**
 * Answers how many messages of stores the caller has not yet read, for the badge at the chat icon. The chat with stores itself runs in another window, `{host}/chat`. A visitor gets 0, so that a page header can poll before login; a token that names no session is refused.
 *
 * - `loginType` (optional): As whom the caller asks; without it as a buyer. A caller who has no store can't ask as one.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await userOnlineChatControllerUnread(transport);
 */
export const userOnlineChatControllerUnread: OpenCall<
  'userOnlineChatControllerUnread',
  UserOnlineChatControllerUnreadParams,
  UserOnlineChatControllerUnreadOk['data']
> = /* @__PURE__ */ read('userOnlineChatController!unread', 'fmeagnoPermission', {
  path: '/public/userOnlineChatController!unread.action',
  method: 'GET',
});

/**
 * Lists the stores with which the caller has exchanged messages, the latest conversation first, each with its last message and the number of unread ones. At most 100.
 *
 * @example await userOnlineChatControllerUserlist(transport);
 */
export const userOnlineChatControllerUserlist: OpenCall<
  'userOnlineChatControllerUserlist',
  NoInput,
  UserOnlineChatControllerUserlistOk['data']
> = /* @__PURE__ */ read('userOnlineChatController!userlist');

/**
 * Lists about 30 messages between the caller and a store, newest first, and marks them as read. Give the oldest known message to get those before it. Without messages the list is empty.
 *
 * - `partyid`: The store of the conversation.
 * - `message_id` (optional): Answers only messages older than this one; without it the newest.
 *
 * @throws ApiError with the keys storeNotFound, besides the shared errors
 * @example await userOnlineChatControllerList(transport, {"partyid":"st_northwind"});
 */
export const userOnlineChatControllerList: Call<
  'userOnlineChatControllerList',
  UserOnlineChatControllerListParams,
  UserOnlineChatControllerListOk['data']
> = /* @__PURE__ */ read('userOnlineChatController!list', 'ei6vbstoreNotFound');

/**
 * Sends a text, or a picture that the caller uploaded before, to a store. The message is at once part of the list. The owner of a store can't write to it as a buyer.
 *
 * - `partyid`: The store of the conversation.
 * - `type`: What `content` holds.
 * - `content`: The text, or the address that the upload answered for a picture.
 *
 * @throws ApiError with the keys messageEmpty, storeNotFound, noPermission, accountFrozen, imageUploadFailed, besides the shared errors
 * @example await userOnlineChatControllerSend(transport, {"partyid":"st_northwind","type":"text","content":"Hello, when will my order be shipped?"});
 */
export const userOnlineChatControllerSend: Call<
  'userOnlineChatControllerSend',
  UserOnlineChatControllerSendParams,
  NonNullable<UserOnlineChatControllerSendOk['data']> | null
> = /* @__PURE__ */ write(
  'userOnlineChatController!send',
  'jz1oemessageEmpty ei6vbstoreNotFound fmeagnoPermission fb94uaccountFrozen xo33timageUploadFailed',
);

/**
 * Takes one picture and answers the address under which the server keeps it, decoded anew and freed of its metadata.
 * The size limit depends on what it is for: 2 MiB for the logo of a store, 10 MiB for reviews and chat, 30 MiB for proofs
 * and identity. Those last ones are shown to their owner only. Without a token far fewer pictures are taken, and they are
 * thrown away again unless a form uses them.
 *
 * @throws ApiError with the keys imageUploadFailed, imageTooLarge, uploadQuotaReached, besides the shared errors
 * @example await uploadimgExecute(transport, { file, moduleName });
 */
export const uploadimgExecute: Call<'uploadimgExecute', UploadimgExecuteBody, UploadimgExecuteOk['data']> =
  /* @__PURE__ */ write(
    'uploadimg!execute',
    'xo33timageUploadFailed zi8bhimageTooLarge yy7jbuploadQuotaReached',
    { bodyOf: formBody },
  );
