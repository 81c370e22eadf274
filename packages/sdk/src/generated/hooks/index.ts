// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
export {
  useUserNewlogin,
  useUserLogout,
  useUserHeartbeat,
  useUserLogoff,
  useUserUpdateOldAndNewPsw,
  useUserSetSafewordReg,
  useUserUpdateOldAndNewSafeword,
  useLocaluserGet,
  useLocaluserRegisterNoVerifcode,
  useLocaluserRegisterWithVerifcode,
  useLocaluserRefreshAvatar,
  useLocaluserMailSettings,
  useLocaluserSetMailSettings,
  useLocaluserSessions,
  useLocaluserEndSessions,
  useLocaluserSetDisplayName,
  useLocaluserGetReferral,
} from './accounts/accounts.ts';
export {
  useAddressList,
  useAddressAdd,
  useAddressEdit,
  useAddressDel,
  useAddressListCountry,
  useAddressListState,
  useAddressListCity,
} from './addresses/addresses.ts';
export { useCartList, useCartPut, useCartMerge } from './cart/cart.ts';
export {
  useCategoryListInfinite,
  useCategoryList,
  useCategoryRecommendInfinite,
  useCategoryRecommend,
  useCategoryTree,
  useCategorySellerTree,
} from './categories/categories.ts';
export {
  useNewOnlinechatUnread,
  useNewOnlinechatList,
  useNewOnlinechatSend,
  useUserOnlineChatControllerUnread,
  useUserOnlineChatControllerUserlist,
  useUserOnlineChatControllerList,
  useUserOnlineChatControllerSend,
} from './chat/chat.ts';
export {
  useCouponListInfinite,
  useCouponList,
  useCouponMineInfinite,
  useCouponMine,
  useCouponClaim,
} from './coupons/coupons.ts';
export {
  useKeepGoodsListInfinite,
  useKeepGoodsList,
  useKeepGoodsAdd,
  useKeepGoodsDel,
  useKeepGoodsCount,
  useKeepGoodsNoticesInfinite,
  useKeepGoodsNotices,
  useKeepGoodsUnreadNotices,
  useKeepGoodsReadNotices,
  useFocusSellerListInfinite,
  useFocusSellerList,
  useFocusSellerAdd,
  useFocusSellerDel,
  useFocusSellerCount,
  useBrowseHistoryListInfinite,
  useBrowseHistoryList,
  useBrowseHistoryDel,
} from './favourites/favourites.ts';
export {
  useSellerGoodsSearchKeyword,
  useSellerGoodsPopularSearches,
  useSellerGoodsListInfinite,
  useSellerGoodsList,
  useSellerGoodsSearchInfinite,
  useSellerGoodsSearch,
  useSellerGoodsFacets,
  useSellerGoodsSearchSellerGoodsInfinite,
  useSellerGoodsSearchSellerGoods,
  useSellerGoodsRecommendNewInfinite,
  useSellerGoodsRecommendNew,
  useSellerGoodsRecommendLike,
  useSellerGoodsInfo,
  useSellerGoodsDeliveryEstimate,
} from './goods/goods.ts';
export { useIndexHome, useIndexDownloadUrl } from './home/home.ts';
export {
  useCreditCheck,
  useCreditConfig,
  useCreditApply,
  useCreditBill,
  useCreditHistroyInfinite,
  useCreditHistroy,
  useCreditBeforepay,
  useCreditPay,
  useCreditBeforereapply,
} from './loans/loans.ts';
export {
  useBannerBannerList,
  useSubscribeAdd,
  useLotteryGetCurrentActivity,
  useNewsListNewsInfinite,
  useNewsListNews,
  useNewsDetailNews,
} from './marketing/marketing.ts';
export {
  useOrderSubmit,
  useOrderPay,
  useOrderCancel,
  useOrderListMainInfinite,
  useOrderListMain,
  useOrderInfo,
  useOrderListGoodsInfinite,
  useOrderListGoods,
  useOrderReceipt,
  useOrderReturns,
  useOrderRefundQuote,
  useOrderReturnQuote,
  useOrderRequestReturn,
  useOrderSendReturn,
  useOrderDisputeReturn,
  useOrderWithdrawReturn,
  useOrderCountOrderStatus,
  useOrderRemind,
  useOrderQuote,
  useOrderLogList,
} from './orders/orders.ts';
export {
  usePaymentMethods,
  usePaymentOpen,
  usePaymentGet,
  useBankCardList,
  useBankCardAdd,
  useBankCardDel,
} from './payments/payments.ts';
export {
  useGoodsQuestionListInfinite,
  useGoodsQuestionList,
  useGoodsQuestionAsk,
} from './questions/questions.ts';
export {
  useRechargeBlockchainRechargeOpen,
  useRechargeBlockchainRecharge,
  useRechargeBlockchainListInfinite,
  useRechargeBlockchainList,
  useRechargeBlockchainGet,
  useRechargeBlockchainFee,
  useRechargeBlockchainRechargeLimitConfig,
  useChannelBlockchainList,
  useThirdPartyRechargeGetCoinList,
  useThirdPartyRechargeRecharge,
  useThirdPartyRechargePhpRecharge,
  useThirdPartyRechargePhpRecharge2,
  useThirdPartyRechargePhpRecharge3,
  useThirdPartyRechargePhpRecharge4,
  useThirdPartyRechargePhpRecharge5,
} from './recharge/recharge.ts';
export {
  useEvaluationListInfinite,
  useEvaluationList,
  useEvaluationCountType,
  useEvaluationAdd,
  useEvaluationAddList,
} from './reviews/reviews.ts';
export { useSysparaGetSyspara, useSysparaGetSysparaByGet } from './settings/settings.ts';
export { useSellerListInfinite, useSellerList, useSellerInfo } from './stores/stores.ts';
export { useUploadimgExecute } from './uploads/uploads.ts';
export {
  useUserGetUserNameVerifTarget,
  useUserResetpsw,
  useUserSetSafeword,
  useLocaluserCheckEmailOrPhone,
  useLocaluserBeforeBind,
  useLocaluserBindEmailOrPhone,
  useGoogleAuthGet,
  useGoogleAuthBind,
  useGoogleAuthUnbind,
  useJscodeExecute,
  useIdcodeExecute,
  useSliderChallenge,
  useSliderVerify,
  useKycGet,
  useKycApply,
  useKycHighLevelGet,
  useKycHighLevelApply,
} from './verification/verification.ts';
export { useWalletGetUsdt, useWalletLogsInfinite, useWalletLogs } from './wallet/wallet.ts';
export {
  useUserBindWithdrawAddress,
  useWithdrawListInfinite,
  useWithdrawList,
  useWithdrawApply,
  useWithdrawFee,
  useWithdrawGet,
  useWithdrawWithdrawOpen,
  useWithdrawWithdrawLimitConfig,
  useWithdrawRequestAddressRelease,
  useWithdrawCancelAddressRelease,
} from './withdrawal/withdrawal.ts';
