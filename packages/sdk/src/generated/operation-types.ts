// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */

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

/** The input of operations without fields. */
export type NoInput = { readonly [field: string]: never };
/** The errors of every operation. */
export type SharedError =
  | 'parameterError'
  | 'unsupportedLanguage'
  | 'frequentOperation'
  | 'serverError'
  | 'systemError'
  | 'notImplemented';
/** The errors of every operation that requires a token. */
export type GuardedError = 'sessionExpired' | 'notLoggedIn';
/** The errors that clients raise. */
export type ClientError =
  | 'nothingChecked'
  | 'checkNetwork'
  | 'requestTimeout'
  | 'unreadableAnswer'
  | 'newVersionFound'
  | 'chunkLoadTimeout';
/** Every key of the error catalog. */
export type ErrorKey =
  | 'sessionExpired'
  | 'notLoggedIn'
  | 'accountFrozen'
  | 'extraVerificationNeeded'
  | 'noPermission'
  | 'wrongPassword'
  | 'wrongOldPassword'
  | 'wrongFundPassword'
  | 'fundPasswordNotSet'
  | 'fundPasswordAlreadySet'
  | 'passwordTooCommon'
  | 'passwordsMismatch'
  | 'tooManyWrongAttempts'
  | 'lockedForThreeMinutes'
  | 'freshProofNeeded'
  | 'userNotFound'
  | 'duplicateUsername'
  | 'invalidRecommendationCode'
  | 'noAuthorityToRecommend'
  | 'deregisterWithBalance'
  | 'deregisterWithOpenRecords'
  | 'deregisterWithOpenReturn'
  | 'tooManyCodeSends'
  | 'wrongVerificationCode'
  | 'emptyVerificationCode'
  | 'sliderNeeded'
  | 'sliderFailed'
  | 'phoneInvalid'
  | 'phoneAlreadyBound'
  | 'emailAlreadyBound'
  | 'boundToAnotherUser'
  | 'authenticatorAlreadyBound'
  | 'authenticatorCodeNeeded'
  | 'authenticatorNotBound'
  | 'phoneOrEmailNotBound'
  | 'realNameNeeded'
  | 'advancedVerificationNeeded'
  | 'verificationUnderReview'
  | 'alreadyVerified'
  | 'goodsNotFound'
  | 'productRemoved'
  | 'skuNotFound'
  | 'storeNotFound'
  | 'categoryNotFound'
  | 'keywordRequired'
  | 'nothingChecked'
  | 'cannotFollowOwnStore'
  | 'sellerCannotFollow'
  | 'followLimit'
  | 'favouriteLimit'
  | 'newsNotFound'
  | 'emailAlreadySubscribed'
  | 'noLotteryRunning'
  | 'cartLimit'
  | 'chooseAddress'
  | 'postcodeInvalid'
  | 'addressNotFound'
  | 'deliveryAddressLimit'
  | 'insufficientStock'
  | 'aboveMaximumQuantity'
  | 'belowMinimumOrder'
  | 'ownStoreGoods'
  | 'questionLimit'
  | 'orderNotFound'
  | 'orderAlreadyCancelled'
  | 'orderAlreadyCompleted'
  | 'orderAlreadyPaid'
  | 'onlyPendingPaymentCancellable'
  | 'sellerCannotCancel'
  | 'shippedOrderNotRefundable'
  | 'orderNotReceivable'
  | 'orderNotRefundable'
  | 'orderNotRemindable'
  | 'alreadyReminded'
  | 'refundAmountTooHigh'
  | 'refundAmountChanged'
  | 'refundPiecesTooMany'
  | 'returnNotPossible'
  | 'returnTermOver'
  | 'returnAlreadyOpen'
  | 'returnNotFound'
  | 'returnStepNotPossible'
  | 'parcelNotLate'
  | 'orderNotReviewable'
  | 'alreadyReviewed'
  | 'paymentMethodNotOpen'
  | 'paymentFailed'
  | 'duplicateSubmission'
  | 'orderTotalChanged'
  | 'submitWithOpenOrders'
  | 'couponNotFound'
  | 'couponExpired'
  | 'couponUsedUp'
  | 'couponAlreadyUsed'
  | 'couponBelowMinimum'
  | 'couponOtherStore'
  | 'insufficientBalance'
  | 'depositOutsideLimits'
  | 'withdrawalOutsideLimits'
  | 'outsideWithdrawalTime'
  | 'dailyWithdrawalsExceeded'
  | 'withdrawalPending'
  | 'wrongDepositChain'
  | 'addressFormatWrong'
  | 'onlyOneWithdrawalAddress'
  | 'withdrawalAddressNotBound'
  | 'sessionTokenInvalid'
  | 'recordNotFound'
  | 'proofImageRequired'
  | 'tradingVolumeTooLow'
  | 'bankCardLimit'
  | 'bankCardNotFound'
  | 'qualificationNotMet'
  | 'loanAmountOutsideLimits'
  | 'loanTermNotOffered'
  | 'loanAgreementRequired'
  | 'loanStillOpen'
  | 'loanPersonMismatch'
  | 'loanNotFound'
  | 'loanNotRepayable'
  | 'repaymentChanged'
  | 'imageUploadFailed'
  | 'imageTooLarge'
  | 'uploadQuotaReached'
  | 'messageEmpty'
  | 'parameterError'
  | 'unsupportedLanguage'
  | 'frequentOperation'
  | 'serverError'
  | 'systemError'
  | 'notImplemented'
  | 'checkNetwork'
  | 'requestTimeout'
  | 'unreadableAnswer'
  | 'newVersionFound'
  | 'chunkLoadTimeout'
  | 'productAlreadyInCart'
  | 'tooManyImages'
  | 'picturesStillUploading'
  | 'directLineFixed'
  | 'tradingClosed'
  | 'tradingVolumeLimit'
  | 'copyTradingClosed'
  | 'copyTraderNotFound'
  | 'fundNotFound'
  | 'fundSoldOut'
  | 'miningMachineNotFound'
  | 'miningMachineSoldOut'
  | 'stakingClosed'
  | 'p2pAdNotFound'
  | 'p2pAdClosed'
  | 'p2pOrderOpen'
  | 'roleNameTaken'
  | 'linkedRoleNotDeletable';

/** Input, data and errors of every operation. Inputs have no `lang` and `token`: the transport adds them. */
export interface Operations {
  /** Suggest stores and goods for a keyword. */
  sellerGoodsSearchKeyword: {
    input: SellerGoodsSearchKeywordParams;
    data: SellerGoodsSearchKeywordOk['data'];
    errors: 'keywordRequired' | SharedError;
  };
  /** List what buyers search for most. */
  sellerGoodsPopularSearches: {
    input: NoInput;
    data: SellerGoodsPopularSearchesOk['data'];
    errors: SharedError;
  };
  /** List goods. */
  sellerGoodsList: {
    input: SellerGoodsListParams;
    data: SellerGoodsListOk['data'];
    errors: 'categoryNotFound' | 'storeNotFound' | SharedError;
  };
  /** Search goods. */
  sellerGoodsSearch: {
    input: SellerGoodsSearchParams;
    data: SellerGoodsSearchOk['data'];
    errors: 'keywordRequired' | 'categoryNotFound' | SharedError;
  };
  /** Count the goods of a list by attribute and store. */
  sellerGoodsFacets: {
    input: SellerGoodsFacetsParams;
    data: SellerGoodsFacetsOk['data'];
    errors: 'keywordRequired' | 'categoryNotFound' | 'storeNotFound' | SharedError;
  };
  /** Search the goods of a store. */
  sellerGoodsSearchSellerGoods: {
    input: SellerGoodsSearchSellerGoodsParams;
    data: SellerGoodsSearchSellerGoodsOk['data'];
    errors: 'keywordRequired' | 'storeNotFound' | SharedError;
  };
  /** List new, recommended or best-selling goods. */
  sellerGoodsRecommendNew: {
    input: SellerGoodsRecommendNewParams;
    data: SellerGoodsRecommendNewOk['data'];
    errors: SharedError;
  };
  /** List what the caller may like. */
  sellerGoodsRecommendLike: {
    input: SellerGoodsRecommendLikeParams;
    data: SellerGoodsRecommendLikeOk['data'];
    errors: 'storeNotFound' | SharedError | GuardedError;
  };
  /** Show goods with their variants and store. */
  sellerGoodsInfo: {
    input: SellerGoodsInfoParams;
    data: SellerGoodsInfoOk['data'];
    errors: 'goodsNotFound' | 'productRemoved' | 'skuNotFound' | 'storeNotFound' | SharedError;
  };
  /** Estimate when goods arrive. */
  sellerGoodsDeliveryEstimate: {
    input: SellerGoodsDeliveryEstimateParams;
    data: SellerGoodsDeliveryEstimateOk['data'];
    errors: 'goodsNotFound' | 'productRemoved' | SharedError;
  };
  /** Show the texts and links of the home page. */
  indexHome: { input: NoInput; data: IndexHomeOk['data']; errors: SharedError };
  /** Show the download page of the app. */
  indexDownloadUrl: { input: NoInput; data: IndexDownloadUrlOk['data']; errors: SharedError };
  /** List the banners of the home page. */
  bannerBannerList: { input: BannerBannerListParams; data: BannerBannerListOk['data']; errors: SharedError };
  /** List the categories of the first level. */
  categoryList: { input: CategoryListParams; data: CategoryListOk['data']; errors: SharedError };
  /** List the recommended categories. */
  categoryRecommend: {
    input: CategoryRecommendParams;
    data: CategoryRecommendOk['data'];
    errors: SharedError;
  };
  /** Show the tree of categories. */
  categoryTree: { input: CategoryTreeParams; data: CategoryTreeOk['data']; errors: SharedError };
  /** Show the tree of a store. */
  categorySellerTree: {
    input: CategorySellerTreeParams;
    data: CategorySellerTreeOk['data'];
    errors: 'storeNotFound' | SharedError;
  };
  /** List stores. */
  sellerList: { input: SellerListParams; data: SellerListOk['data']; errors: SharedError };
  /** Show one store. */
  sellerInfo: { input: SellerInfoParams; data: SellerInfoOk['data']; errors: 'storeNotFound' | SharedError };
  /** List the reviews of goods. */
  evaluationList: {
    input: EvaluationListParams;
    data: EvaluationListOk['data'];
    errors: 'goodsNotFound' | SharedError;
  };
  /** Count the reviews of goods by kind. */
  evaluationCountType: {
    input: EvaluationCountTypeParams;
    data: EvaluationCountTypeOk['data'];
    errors: 'goodsNotFound' | SharedError;
  };
  /** Review goods. */
  evaluationAdd: {
    input: EvaluationAddParams;
    data: null;
    errors:
      | 'goodsNotFound'
      | 'orderNotFound'
      | 'orderNotReviewable'
      | 'alreadyReviewed'
      | 'imageUploadFailed'
      | SharedError
      | GuardedError;
  };
  /** Review all goods of an order. */
  evaluationAddList: {
    input: EvaluationDrafts;
    data: null;
    errors:
      | 'goodsNotFound'
      | 'orderNotFound'
      | 'orderNotReviewable'
      | 'alreadyReviewed'
      | 'imageUploadFailed'
      | SharedError
      | GuardedError;
  };
  /** List questions about goods. */
  goodsQuestionList: {
    input: GoodsQuestionListParams;
    data: GoodsQuestionListOk['data'];
    errors: 'goodsNotFound' | SharedError;
  };
  /** Ask a question about goods. */
  goodsQuestionAsk: {
    input: GoodsQuestionAskParams;
    data: GoodsQuestionAskOk['data'];
    errors: 'goodsNotFound' | 'productRemoved' | 'questionLimit' | SharedError | GuardedError;
  };
  /** List favourites. */
  keepGoodsList: {
    input: KeepGoodsListParams;
    data: KeepGoodsListOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Keep goods. */
  keepGoodsAdd: {
    input: KeepGoodsAddParams;
    data: null;
    errors: 'goodsNotFound' | 'favouriteLimit' | SharedError | GuardedError;
  };
  /** Remove a favourite. */
  keepGoodsDel: { input: KeepGoodsDelParams; data: null; errors: SharedError | GuardedError };
  /** Count favourites. */
  keepGoodsCount: { input: NoInput; data: KeepGoodsCountOk['data']; errors: SharedError };
  /** List notices about kept goods. */
  keepGoodsNotices: {
    input: KeepGoodsNoticesParams;
    data: KeepGoodsNoticesOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Count unread notices about kept goods. */
  keepGoodsUnreadNotices: { input: NoInput; data: KeepGoodsUnreadNoticesOk['data']; errors: SharedError };
  /** Mark the notices about kept goods as read. */
  keepGoodsReadNotices: { input: NoInput; data: null; errors: SharedError | GuardedError };
  /** List followed stores. */
  focusSellerList: {
    input: FocusSellerListParams;
    data: FocusSellerListOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Follow a store. */
  focusSellerAdd: {
    input: FocusSellerAddParams;
    data: null;
    errors:
      | 'storeNotFound'
      | 'cannotFollowOwnStore'
      | 'sellerCannotFollow'
      | 'followLimit'
      | SharedError
      | GuardedError;
  };
  /** Stop following a store. */
  focusSellerDel: { input: FocusSellerDelParams; data: null; errors: SharedError | GuardedError };
  /** Count followed stores. */
  focusSellerCount: { input: NoInput; data: FocusSellerCountOk['data']; errors: SharedError };
  /** List the browsing history. */
  browseHistoryList: {
    input: BrowseHistoryListParams;
    data: BrowseHistoryListOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Clear the browsing history. */
  browseHistoryDel: { input: BrowseHistoryDelParams; data: null; errors: SharedError | GuardedError };
  /** Subscribe to the coupon newsletter. */
  subscribeAdd: { input: SubscribeAddParams; data: null; errors: 'emailAlreadySubscribed' | SharedError };
  /** Show the mall's own text of a help page. */
  helpPageInfo: { input: HelpPageInfoParams; data: HelpPageInfoOk['data']; errors: SharedError };
  /** Show the current lucky draw. */
  lotteryGetCurrentActivity: {
    input: NoInput;
    data: LotteryGetCurrentActivityOk['data'];
    errors: 'noLotteryRunning' | SharedError;
  };
  /** List news of the mall. */
  newsListNews: { input: NewsListNewsParams; data: NewsListNewsOk['data']; errors: SharedError };
  /** Show a news item. */
  newsDetailNews: {
    input: NewsDetailNewsParams;
    data: NewsDetailNewsOk['data'];
    errors: 'newsNotFound' | SharedError;
  };
  /** Read settings of the mall by GET. */
  sysparaGetSysparaByGet: {
    input: SysparaGetSysparaByGetParams;
    data: SysparaGetSysparaByGetOk['data'];
    errors: SharedError;
  };
  /** Read settings of the mall. */
  sysparaGetSyspara: {
    input: SysparaGetSysparaParams;
    data: SysparaGetSysparaOk['data'];
    errors: SharedError;
  };
  /** Log in. */
  userNewlogin: {
    input: UserNewloginParams;
    data: UserNewloginOk['data'];
    errors:
      | 'wrongPassword'
      | 'lockedForThreeMinutes'
      | 'tooManyWrongAttempts'
      | 'accountFrozen'
      | 'extraVerificationNeeded'
      | 'sliderNeeded'
      | 'sliderFailed'
      | SharedError;
  };
  /** Log out. */
  userLogout: { input: NoInput; data: null; errors: SharedError };
  /** Send a heartbeat. */
  userHeartbeat: { input: UserHeartbeatParams; data: null; errors: SharedError };
  /** Close the account for good. */
  userLogoff: {
    input: UserLogoffParams;
    data: null;
    errors:
      | 'userNotFound'
      | 'wrongFundPassword'
      | 'lockedForThreeMinutes'
      | 'tooManyWrongAttempts'
      | 'deregisterWithBalance'
      | 'deregisterWithOpenRecords'
      | 'deregisterWithOpenReturn'
      | SharedError
      | GuardedError;
  };
  /** Change the login password. */
  userUpdateOldAndNewPsw: {
    input: UserUpdateOldAndNewPswParams;
    data: null;
    errors:
      | 'wrongOldPassword'
      | 'passwordsMismatch'
      | 'lockedForThreeMinutes'
      | 'tooManyWrongAttempts'
      | 'passwordTooCommon'
      | SharedError
      | GuardedError;
  };
  /** Set the first fund password. */
  userSetSafewordReg: {
    input: UserSetSafewordRegParams;
    data: null;
    errors:
      | 'fundPasswordAlreadySet'
      | 'passwordsMismatch'
      | 'freshProofNeeded'
      | 'wrongPassword'
      | 'lockedForThreeMinutes'
      | 'tooManyWrongAttempts'
      | SharedError
      | GuardedError;
  };
  /** Change the fund password. */
  userUpdateOldAndNewSafeword: {
    input: UserUpdateOldAndNewSafewordParams;
    data: null;
    errors:
      | 'fundPasswordNotSet'
      | 'wrongFundPassword'
      | 'passwordsMismatch'
      | 'lockedForThreeMinutes'
      | 'tooManyWrongAttempts'
      | SharedError
      | GuardedError;
  };
  /** Bind the withdrawal address. */
  userBindWithdrawAddress: {
    input: UserBindWithdrawAddressParams;
    data: null;
    errors:
      | 'onlyOneWithdrawalAddress'
      | 'addressFormatWrong'
      | 'wrongDepositChain'
      | 'authenticatorCodeNeeded'
      | 'authenticatorNotBound'
      | 'wrongVerificationCode'
      | 'freshProofNeeded'
      | 'wrongPassword'
      | 'lockedForThreeMinutes'
      | 'tooManyWrongAttempts'
      | SharedError
      | GuardedError;
  };
  /** Show how a forgotten password can be reset. */
  userGetUserNameVerifTarget: {
    input: UserGetUserNameVerifTargetParams;
    data: UserGetUserNameVerifTargetOk['data'];
    errors: SharedError;
  };
  /** Set a forgotten login password anew. */
  userResetpsw: {
    input: UserResetpswParams;
    data: null;
    errors:
      | 'emptyVerificationCode'
      | 'wrongVerificationCode'
      | 'passwordsMismatch'
      | 'passwordTooCommon'
      | SharedError;
  };
  /** Set a forgotten fund password anew. */
  userSetSafeword: {
    input: UserSetSafewordParams;
    data: null;
    errors:
      | 'emptyVerificationCode'
      | 'wrongVerificationCode'
      | 'passwordsMismatch'
      | 'phoneOrEmailNotBound'
      | 'authenticatorNotBound'
      | 'lockedForThreeMinutes'
      | 'tooManyWrongAttempts'
      | SharedError
      | GuardedError;
  };
  /** Show the profile of the caller. */
  localuserGet: { input: NoInput; data: LocaluserGetOk['data']; errors: SharedError | GuardedError };
  /** Register without a code. */
  localuserRegisterNoVerifcode: {
    input: LocaluserRegisterNoVerifcodeParams;
    data: LocaluserRegisterNoVerifcodeOk['data'];
    errors:
      | 'duplicateUsername'
      | 'passwordsMismatch'
      | 'invalidRecommendationCode'
      | 'noAuthorityToRecommend'
      | 'phoneInvalid'
      | 'sliderNeeded'
      | 'sliderFailed'
      | 'passwordTooCommon'
      | SharedError;
  };
  /** Register with a code. */
  localuserRegisterWithVerifcode: {
    input: LocaluserRegisterWithVerifcodeParams;
    data: LocaluserRegisterWithVerifcodeOk['data'];
    errors:
      | 'emptyVerificationCode'
      | 'wrongVerificationCode'
      | 'duplicateUsername'
      | 'passwordsMismatch'
      | 'invalidRecommendationCode'
      | 'noAuthorityToRecommend'
      | 'phoneInvalid'
      | 'passwordTooCommon'
      | SharedError;
  };
  /** Check whether a target can be bound. */
  localuserCheckEmailOrPhone: {
    input: LocaluserCheckEmailOrPhoneParams;
    data: null;
    errors: 'boundToAnotherUser' | 'phoneInvalid' | SharedError | GuardedError;
  };
  /** Choose an avatar. */
  localuserRefreshAvatar: {
    input: LocaluserRefreshAvatarParams;
    data: null;
    errors: SharedError | GuardedError;
  };
  /** Show which e-mails the caller gets. */
  localuserMailSettings: {
    input: NoInput;
    data: LocaluserMailSettingsOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Choose which e-mails the caller gets. */
  localuserSetMailSettings: {
    input: LocaluserSetMailSettingsParams;
    data: null;
    errors: SharedError | GuardedError;
  };
  /** List where the caller is logged in. */
  localuserSessions: {
    input: NoInput;
    data: LocaluserSessionsOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Log the caller out elsewhere. */
  localuserEndSessions: { input: LocaluserEndSessionsParams; data: null; errors: SharedError | GuardedError };
  /** List what happened to the caller's account. */
  localuserSecurityEvents: {
    input: NoInput;
    data: LocaluserSecurityEventsOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Choose a display name. */
  localuserSetDisplayName: {
    input: LocaluserSetDisplayNameParams;
    data: null;
    errors: SharedError | GuardedError;
  };
  /** Prove a present binding before changing it. */
  localuserBeforeBind: {
    input: LocaluserBeforeBindParams;
    data: LocaluserBeforeBindOk['data'];
    errors:
      | 'emptyVerificationCode'
      | 'wrongVerificationCode'
      | 'phoneOrEmailNotBound'
      | 'tooManyWrongAttempts'
      | SharedError
      | GuardedError;
  };
  /** Bind an e-mail address or phone. */
  localuserBindEmailOrPhone: {
    input: LocaluserBindEmailOrPhoneParams;
    data: null;
    errors:
      | 'emptyVerificationCode'
      | 'wrongVerificationCode'
      | 'wrongPassword'
      | 'phoneAlreadyBound'
      | 'emailAlreadyBound'
      | 'boundToAnotherUser'
      | 'lockedForThreeMinutes'
      | 'tooManyWrongAttempts'
      | SharedError
      | GuardedError;
  };
  /** Show the invitation code and its use. */
  localuserGetReferral: {
    input: NoInput;
    data: LocaluserGetReferralOk['data'];
    errors: 'noAuthorityToRecommend' | SharedError | GuardedError;
  };
  /** Create a new key for an authenticator. */
  googleAuthGet: {
    input: NoInput;
    data: GoogleAuthGetOk['data'];
    errors: 'authenticatorAlreadyBound' | SharedError | GuardedError;
  };
  /** Bind the authenticator. */
  googleAuthBind: {
    input: GoogleAuthBindParams;
    data: null;
    errors:
      | 'emptyVerificationCode'
      | 'wrongVerificationCode'
      | 'authenticatorAlreadyBound'
      | 'sessionTokenInvalid'
      | 'freshProofNeeded'
      | 'wrongPassword'
      | 'lockedForThreeMinutes'
      | 'tooManyWrongAttempts'
      | SharedError
      | GuardedError;
  };
  /** Remove the authenticator. */
  googleAuthUnbind: {
    input: GoogleAuthUnbindParams;
    data: null;
    errors:
      | 'emptyVerificationCode'
      | 'wrongVerificationCode'
      | 'authenticatorNotBound'
      | 'lockedForThreeMinutes'
      | 'tooManyWrongAttempts'
      | SharedError
      | GuardedError;
  };
  /** Send a code for a registration. */
  jscodeExecute: {
    input: JscodeExecuteParams;
    data: null;
    errors:
      | 'duplicateUsername'
      | 'phoneInvalid'
      | 'tooManyCodeSends'
      | 'sliderNeeded'
      | 'sliderFailed'
      | SharedError;
  };
  /** Send a code to a user. */
  idcodeExecute: {
    input: IdcodeExecuteParams;
    data: null;
    errors:
      | 'phoneOrEmailNotBound'
      | 'boundToAnotherUser'
      | 'tooManyCodeSends'
      | 'sliderNeeded'
      | 'sliderFailed'
      | SharedError;
  };
  /** Get a slider challenge. */
  sliderChallenge: { input: NoInput; data: SliderChallengeOk['data']; errors: SharedError };
  /** Answer a slider challenge. */
  sliderVerify: {
    input: SliderVerifyParams;
    data: SliderVerifyOk['data'];
    errors: 'sliderFailed' | SharedError;
  };
  /** Show the identity check of the caller. */
  kycGet: { input: NoInput; data: KycGetOk['data']; errors: SharedError | GuardedError };
  /** Apply for the identity check. */
  kycApply: {
    input: KycApplyParams;
    data: null;
    errors: 'verificationUnderReview' | 'alreadyVerified' | 'imageUploadFailed' | SharedError | GuardedError;
  };
  /** Show the advanced verification of the caller. */
  kycHighLevelGet: { input: NoInput; data: KycHighLevelGetOk['data']; errors: SharedError | GuardedError };
  /** Apply for the advanced verification. */
  kycHighLevelApply: {
    input: KycHighLevelApplyParams;
    data: null;
    errors:
      | 'realNameNeeded'
      | 'verificationUnderReview'
      | 'alreadyVerified'
      | 'imageUploadFailed'
      | SharedError
      | GuardedError;
  };
  /** List the caller's addresses. */
  addressList: { input: NoInput; data: AddressListOk['data']; errors: SharedError | GuardedError };
  /** Add an address. */
  addressAdd: {
    input: AddressAddParams;
    data: null;
    errors: 'deliveryAddressLimit' | 'phoneInvalid' | 'postcodeInvalid' | SharedError | GuardedError;
  };
  /** Change an address. */
  addressEdit: {
    input: AddressEditParams;
    data: null;
    errors: 'addressNotFound' | 'phoneInvalid' | 'postcodeInvalid' | SharedError | GuardedError;
  };
  /** Delete an address. */
  addressDel: { input: AddressDelParams; data: null; errors: 'addressNotFound' | SharedError | GuardedError };
  /** List countries. */
  addressListCountry: {
    input: AddressListCountryParams;
    data: AddressListCountryOk['data'];
    errors: SharedError;
  };
  /** List the states of a country. */
  addressListState: {
    input: AddressListStateParams;
    data: AddressListStateOk['data'];
    errors: SharedError | GuardedError;
  };
  /** List the cities of a state. */
  addressListCity: {
    input: AddressListCityParams;
    data: AddressListCityOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Read the cart. */
  cartList: { input: NoInput; data: CartListOk['data']; errors: SharedError | GuardedError };
  /** Put lines into the cart. */
  cartPut: {
    input: CartPutParams;
    data: CartPutOk['data'];
    errors:
      | 'goodsNotFound'
      | 'productRemoved'
      | 'skuNotFound'
      | 'aboveMaximumQuantity'
      | 'cartLimit'
      | SharedError
      | GuardedError;
  };
  /** Merge another cart into the cart. */
  cartMerge: { input: CartMergeParams; data: CartMergeOk['data']; errors: SharedError | GuardedError };
  /** Place orders. */
  orderSubmit: {
    input: OrderSubmitParams;
    data: OrderSubmitOk['data'];
    errors:
      | 'chooseAddress'
      | 'addressNotFound'
      | 'goodsNotFound'
      | 'productRemoved'
      | 'skuNotFound'
      | 'insufficientStock'
      | 'aboveMaximumQuantity'
      | 'belowMinimumOrder'
      | 'ownStoreGoods'
      | 'duplicateSubmission'
      | 'orderTotalChanged'
      | 'couponNotFound'
      | 'couponExpired'
      | 'couponUsedUp'
      | 'couponAlreadyUsed'
      | 'couponBelowMinimum'
      | 'couponOtherStore'
      | 'submitWithOpenOrders'
      | 'accountFrozen'
      | SharedError
      | GuardedError;
  };
  /** Pay orders from the balance. */
  orderPay: {
    input: OrderPayParams;
    data: null;
    errors:
      | 'orderNotFound'
      | 'orderAlreadyPaid'
      | 'orderAlreadyCancelled'
      | 'orderAlreadyCompleted'
      | 'insufficientBalance'
      | 'wrongFundPassword'
      | 'fundPasswordNotSet'
      | 'lockedForThreeMinutes'
      | 'tooManyWrongAttempts'
      | 'accountFrozen'
      | SharedError
      | GuardedError;
  };
  /** Cancel an unpaid order. */
  orderCancel: {
    input: OrderCancelParams;
    data: null;
    errors:
      | 'orderNotFound'
      | 'orderAlreadyCancelled'
      | 'orderAlreadyCompleted'
      | 'onlyPendingPaymentCancellable'
      | 'sellerCannotCancel'
      | SharedError
      | GuardedError;
  };
  /** List the caller's orders. */
  orderListMain: {
    input: OrderListMainParams;
    data: OrderListMainOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Show one order. */
  orderInfo: {
    input: OrderInfoParams;
    data: OrderInfoOk['data'];
    errors: 'orderNotFound' | SharedError | GuardedError;
  };
  /** List the lines of an order. */
  orderListGoods: {
    input: OrderListGoodsParams;
    data: OrderListGoodsOk['data'];
    errors: 'orderNotFound' | SharedError | GuardedError;
  };
  /** Confirm that an order has arrived. */
  orderReceipt: {
    input: OrderReceiptParams;
    data: null;
    errors:
      | 'orderNotFound'
      | 'orderNotReceivable'
      | 'orderAlreadyCompleted'
      | 'orderAlreadyCancelled'
      | SharedError
      | GuardedError;
  };
  /** Request a refund. */
  orderReturns: {
    input: OrderReturnsParams;
    data: null;
    errors:
      | 'orderNotFound'
      | 'orderNotRefundable'
      | 'shippedOrderNotRefundable'
      | 'orderAlreadyCancelled'
      | 'orderAlreadyCompleted'
      | 'goodsNotFound'
      | 'refundPiecesTooMany'
      | 'refundAmountTooHigh'
      | 'refundAmountChanged'
      | SharedError
      | GuardedError;
  };
  /** Show what a refund would pay back. */
  orderRefundQuote: {
    input: OrderRefundQuoteParams;
    data: OrderRefundQuoteOk['data'];
    errors:
      | 'orderNotFound'
      | 'orderNotRefundable'
      | 'shippedOrderNotRefundable'
      | 'orderAlreadyCancelled'
      | 'orderAlreadyCompleted'
      | 'goodsNotFound'
      | 'refundPiecesTooMany'
      | SharedError
      | GuardedError;
  };
  /** Show what a return would pay back. */
  orderReturnQuote: {
    input: OrderReturnQuoteParams;
    data: OrderReturnQuoteOk['data'];
    errors:
      | 'orderNotFound'
      | 'returnNotPossible'
      | 'returnTermOver'
      | 'returnAlreadyOpen'
      | 'parcelNotLate'
      | 'goodsNotFound'
      | 'refundPiecesTooMany'
      | 'orderNotRefundable'
      | SharedError
      | GuardedError;
  };
  /** Ask to return goods, or report a parcel that never arrived. */
  orderRequestReturn: {
    input: OrderRequestReturnParams;
    data: OrderRequestReturnOk['data'];
    errors:
      | 'orderNotFound'
      | 'returnNotPossible'
      | 'returnTermOver'
      | 'returnAlreadyOpen'
      | 'parcelNotLate'
      | 'goodsNotFound'
      | 'refundPiecesTooMany'
      | 'orderNotRefundable'
      | 'refundAmountChanged'
      | 'imageUploadFailed'
      | SharedError
      | GuardedError;
  };
  /** Say that the goods are on their way back. */
  orderSendReturn: {
    input: OrderSendReturnParams;
    data: null;
    errors: 'returnNotFound' | 'returnStepNotPossible' | SharedError | GuardedError;
  };
  /** Ask the mall to decide a refused return. */
  orderDisputeReturn: {
    input: OrderDisputeReturnParams;
    data: null;
    errors: 'returnNotFound' | 'returnStepNotPossible' | 'imageUploadFailed' | SharedError | GuardedError;
  };
  /** Withdraw a return. */
  orderWithdrawReturn: {
    input: OrderWithdrawReturnParams;
    data: null;
    errors: 'returnNotFound' | 'returnStepNotPossible' | SharedError | GuardedError;
  };
  /** Count the caller's open orders. */
  orderCountOrderStatus: {
    input: NoInput;
    data: OrderCountOrderStatusOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Remind the store to ship. */
  orderRemind: {
    input: OrderRemindParams;
    data: null;
    errors: 'orderNotFound' | 'orderNotRemindable' | 'alreadyReminded' | SharedError | GuardedError;
  };
  /** Show what orders would cost. */
  orderQuote: {
    input: OrderQuoteParams;
    data: OrderQuoteOk['data'];
    errors: 'addressNotFound' | SharedError | GuardedError;
  };
  /** Show the log of an order. */
  orderLogList: {
    input: OrderLogListParams;
    data: OrderLogListOk['data'];
    errors: 'orderNotFound' | SharedError | GuardedError;
  };
  /** List coupons that anyone may use. */
  couponList: { input: CouponListParams; data: CouponListOk['data']; errors: SharedError };
  /** List the caller's coupons. */
  couponMine: { input: CouponMineParams; data: CouponMineOk['data']; errors: SharedError | GuardedError };
  /** Claim a coupon. */
  couponClaim: {
    input: CouponClaimParams;
    data: CouponClaimOk['data'];
    errors:
      'couponNotFound' | 'couponExpired' | 'couponUsedUp' | 'couponAlreadyUsed' | SharedError | GuardedError;
  };
  /** List the payment methods of a region. */
  paymentMethods: { input: PaymentMethodsParams; data: PaymentMethodsOk['data']; errors: SharedError };
  /** Start a payment by another method. */
  paymentOpen: {
    input: PaymentOpenParams;
    data: PaymentOpenOk['data'];
    errors:
      | 'orderNotFound'
      | 'orderAlreadyPaid'
      | 'orderAlreadyCancelled'
      | 'orderAlreadyCompleted'
      | 'paymentMethodNotOpen'
      | 'paymentFailed'
      | 'accountFrozen'
      | SharedError
      | GuardedError;
  };
  /** Show where a payment stands. */
  paymentGet: {
    input: PaymentGetParams;
    data: PaymentGetOk['data'];
    errors: 'recordNotFound' | SharedError | GuardedError;
  };
  /** List the caller's bank cards. */
  bankCardList: { input: NoInput; data: BankCardListOk['data']; errors: SharedError | GuardedError };
  /** Keep a bank card. */
  bankCardAdd: {
    input: BankCardAddParams;
    data: BankCardAddOk['data'];
    errors: 'bankCardLimit' | SharedError | GuardedError;
  };
  /** Forget a bank card. */
  bankCardDel: {
    input: BankCardDelParams;
    data: null;
    errors: 'bankCardNotFound' | SharedError | GuardedError;
  };
  /** Show the balance. */
  walletGetUsdt: { input: NoInput; data: WalletGetUsdtOk['data']; errors: SharedError | GuardedError };
  /** List the movements of the wallet. */
  walletLogs: { input: WalletLogsParams; data: WalletLogsOk['data']; errors: SharedError | GuardedError };
  /** Open a recharge form. */
  rechargeBlockchainRechargeOpen: {
    input: NoInput;
    data: RechargeBlockchainRechargeOpenOk['data'];
    errors: 'accountFrozen' | SharedError | GuardedError;
  };
  /** Report a recharge over a chain. */
  rechargeBlockchainRecharge: {
    input: RechargeBlockchainRechargeParams;
    data: RechargeBlockchainRechargeOk['data'];
    errors:
      | 'sessionTokenInvalid'
      | 'duplicateSubmission'
      | 'depositOutsideLimits'
      | 'wrongDepositChain'
      | 'proofImageRequired'
      | 'accountFrozen'
      | 'imageUploadFailed'
      | SharedError
      | GuardedError;
  };
  /** List own recharges. */
  rechargeBlockchainList: {
    input: RechargeBlockchainListParams;
    data: RechargeBlockchainListOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Show one of the own recharges. */
  rechargeBlockchainGet: {
    input: RechargeBlockchainGetParams;
    data: RechargeBlockchainGetOk['data'];
    errors: 'recordNotFound' | SharedError | GuardedError;
  };
  /** Show the price of a coin. */
  rechargeBlockchainFee: {
    input: RechargeBlockchainFeeParams;
    data: RechargeBlockchainFeeOk['data'];
    errors: SharedError;
  };
  /** Show the limits of recharges. */
  rechargeBlockchainRechargeLimitConfig: {
    input: NoInput;
    data: RechargeBlockchainRechargeLimitConfigOk['data'];
    errors: SharedError | GuardedError;
  };
  /** List the channels of coins. */
  channelBlockchainList: {
    input: ChannelBlockchainListParams;
    data: ChannelBlockchainListOk['data'];
    errors: SharedError | GuardedError;
  };
  /** List the third parties for a recharge. */
  thirdPartyRechargeGetCoinList: {
    input: NoInput;
    data: ThirdPartyRechargeGetCoinListOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Recharge through a bank. */
  thirdPartyRechargeRecharge: {
    input: ThirdPartyRechargeRechargeParams;
    data: ThirdPartyRechargeRechargeOk['data'];
    errors:
      | 'sessionTokenInvalid'
      | 'duplicateSubmission'
      | 'depositOutsideLimits'
      | 'paymentMethodNotOpen'
      | 'paymentFailed'
      | 'accountFrozen'
      | SharedError
      | GuardedError;
  };
  /** Recharge through GCash. */
  thirdPartyRechargePhpRecharge: {
    input: ThirdPartyRechargePhpRechargeParams;
    data: ThirdPartyRechargePhpRechargeOk['data'];
    errors:
      | 'sessionTokenInvalid'
      | 'duplicateSubmission'
      | 'depositOutsideLimits'
      | 'paymentMethodNotOpen'
      | 'paymentFailed'
      | 'accountFrozen'
      | SharedError
      | GuardedError;
  };
  /** Recharge through GCash 2.0. */
  thirdPartyRechargePhpRecharge2: {
    input: ThirdPartyRechargePhpRecharge2Params;
    data: ThirdPartyRechargePhpRecharge2Ok['data'];
    errors:
      | 'sessionTokenInvalid'
      | 'duplicateSubmission'
      | 'depositOutsideLimits'
      | 'paymentMethodNotOpen'
      | 'paymentFailed'
      | 'accountFrozen'
      | SharedError
      | GuardedError;
  };
  /** Recharge through GCash 3.0. */
  thirdPartyRechargePhpRecharge3: {
    input: ThirdPartyRechargePhpRecharge3Params;
    data: ThirdPartyRechargePhpRecharge3Ok['data'];
    errors:
      | 'sessionTokenInvalid'
      | 'duplicateSubmission'
      | 'depositOutsideLimits'
      | 'paymentMethodNotOpen'
      | 'paymentFailed'
      | 'accountFrozen'
      | SharedError
      | GuardedError;
  };
  /** Recharge through Maya. */
  thirdPartyRechargePhpRecharge4: {
    input: ThirdPartyRechargePhpRecharge4Params;
    data: ThirdPartyRechargePhpRecharge4Ok['data'];
    errors:
      | 'sessionTokenInvalid'
      | 'duplicateSubmission'
      | 'depositOutsideLimits'
      | 'paymentMethodNotOpen'
      | 'paymentFailed'
      | 'accountFrozen'
      | SharedError
      | GuardedError;
  };
  /** Recharge through GCash pay. */
  thirdPartyRechargePhpRecharge5: {
    input: ThirdPartyRechargePhpRecharge5Params;
    data: ThirdPartyRechargePhpRecharge5Ok['data'];
    errors:
      | 'sessionTokenInvalid'
      | 'duplicateSubmission'
      | 'depositOutsideLimits'
      | 'paymentMethodNotOpen'
      | 'paymentFailed'
      | 'accountFrozen'
      | SharedError
      | GuardedError;
  };
  /** List own withdrawals. */
  withdrawList: {
    input: WithdrawListParams;
    data: WithdrawListOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Request a withdrawal. */
  withdrawApply: {
    input: WithdrawApplyParams;
    data: NonNullable<WithdrawApplyOk['data']> | null;
    errors:
      | 'sessionTokenInvalid'
      | 'duplicateSubmission'
      | 'withdrawalOutsideLimits'
      | 'outsideWithdrawalTime'
      | 'dailyWithdrawalsExceeded'
      | 'withdrawalPending'
      | 'insufficientBalance'
      | 'wrongFundPassword'
      | 'fundPasswordNotSet'
      | 'lockedForThreeMinutes'
      | 'tooManyWrongAttempts'
      | 'withdrawalAddressNotBound'
      | 'addressFormatWrong'
      | 'paymentMethodNotOpen'
      | 'tradingVolumeTooLow'
      | 'advancedVerificationNeeded'
      | 'realNameNeeded'
      | 'authenticatorNotBound'
      | 'authenticatorCodeNeeded'
      | 'wrongVerificationCode'
      | 'phoneOrEmailNotBound'
      | 'extraVerificationNeeded'
      | 'accountFrozen'
      | SharedError
      | GuardedError;
  };
  /** Show the handling fee of withdrawals. */
  withdrawFee: { input: WithdrawFeeParams; data: WithdrawFeeOk['data']; errors: SharedError };
  /** Show one of the own withdrawals. */
  withdrawGet: {
    input: WithdrawGetParams;
    data: WithdrawGetOk['data'];
    errors: 'recordNotFound' | SharedError | GuardedError;
  };
  /** Open a withdrawal form. */
  withdrawWithdrawOpen: {
    input: NoInput;
    data: WithdrawWithdrawOpenOk['data'];
    errors: 'accountFrozen' | SharedError | GuardedError;
  };
  /** Show the limits of withdrawals. */
  withdrawWithdrawLimitConfig: {
    input: NoInput;
    data: WithdrawWithdrawLimitConfigOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Ask for the withdrawal address to be removed. */
  withdrawRequestAddressRelease: {
    input: WithdrawRequestAddressReleaseParams;
    data: WithdrawRequestAddressReleaseOk['data'];
    errors:
      | 'withdrawalAddressNotBound'
      | 'authenticatorNotBound'
      | 'emptyVerificationCode'
      | 'wrongVerificationCode'
      | 'lockedForThreeMinutes'
      | 'tooManyWrongAttempts'
      | 'extraVerificationNeeded'
      | SharedError
      | GuardedError;
  };
  /** Keep the withdrawal address after all. */
  withdrawCancelAddressRelease: {
    input: NoInput;
    data: null;
    errors: 'withdrawalAddressNotBound' | SharedError | GuardedError;
  };
  /** Check whether the caller may apply for a loan. */
  creditCheck: { input: NoInput; data: CreditCheckOk['data']; errors: SharedError | GuardedError };
  /** Show the conditions of loans. */
  creditConfig: { input: NoInput; data: CreditConfigOk['data']; errors: SharedError };
  /** Apply for a loan. */
  creditApply: {
    input: CreditApplyParams;
    data: null;
    errors:
      | 'qualificationNotMet'
      | 'loanAmountOutsideLimits'
      | 'loanTermNotOffered'
      | 'loanAgreementRequired'
      | 'loanPersonMismatch'
      | 'loanStillOpen'
      | 'loanNotFound'
      | 'realNameNeeded'
      | 'extraVerificationNeeded'
      | 'accountFrozen'
      | 'duplicateSubmission'
      | 'imageUploadFailed'
      | SharedError
      | GuardedError;
  };
  /** Show the bill of the open loan. */
  creditBill: { input: NoInput; data: CreditBillOk['data']; errors: SharedError | GuardedError };
  /** List own loans. */
  creditHistroy: {
    input: CreditHistroyParams;
    data: CreditHistroyOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Show what repaying a loan would take. */
  creditBeforepay: {
    input: CreditBeforepayParams;
    data: CreditBeforepayOk['data'];
    errors: 'loanNotFound' | 'loanNotRepayable' | SharedError | GuardedError;
  };
  /** Repay a loan. */
  creditPay: {
    input: CreditPayParams;
    data: null;
    errors:
      | 'loanNotFound'
      | 'loanNotRepayable'
      | 'repaymentChanged'
      | 'insufficientBalance'
      | 'wrongFundPassword'
      | 'fundPasswordNotSet'
      | 'lockedForThreeMinutes'
      | 'tooManyWrongAttempts'
      | 'duplicateSubmission'
      | SharedError
      | GuardedError;
  };
  /** Show a refused application. */
  creditBeforereapply: {
    input: CreditBeforereapplyParams;
    data: CreditBeforereapplyOk['data'];
    errors: 'loanNotFound' | SharedError | GuardedError;
  };
  /** Count unread messages of customer service. */
  newOnlinechatUnread: { input: NoInput; data: NewOnlinechatUnreadOk['data']; errors: SharedError };
  /** List messages with customer service. */
  newOnlinechatList: {
    input: NewOnlinechatListParams;
    data: NewOnlinechatListOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Send a message to customer service. */
  newOnlinechatSend: {
    input: NewOnlinechatSendParams;
    data: NonNullable<NewOnlinechatSendOk['data']> | null;
    errors: 'messageEmpty' | 'accountFrozen' | 'imageUploadFailed' | SharedError | GuardedError;
  };
  /** Open a token for a chat window. */
  newOnlinechatToken: {
    input: NoInput;
    data: NewOnlinechatTokenOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Count unread messages of stores. */
  userOnlineChatControllerUnread: {
    input: UserOnlineChatControllerUnreadParams;
    data: UserOnlineChatControllerUnreadOk['data'];
    errors: 'noPermission' | SharedError;
  };
  /** List conversations with stores. */
  userOnlineChatControllerUserlist: {
    input: NoInput;
    data: UserOnlineChatControllerUserlistOk['data'];
    errors: SharedError | GuardedError;
  };
  /** List messages with a store. */
  userOnlineChatControllerList: {
    input: UserOnlineChatControllerListParams;
    data: UserOnlineChatControllerListOk['data'];
    errors: 'storeNotFound' | SharedError | GuardedError;
  };
  /** Send a message to a store. */
  userOnlineChatControllerSend: {
    input: UserOnlineChatControllerSendParams;
    data: NonNullable<UserOnlineChatControllerSendOk['data']> | null;
    errors:
      | 'messageEmpty'
      | 'storeNotFound'
      | 'noPermission'
      | 'accountFrozen'
      | 'imageUploadFailed'
      | SharedError
      | GuardedError;
  };
  /** Upload a picture. */
  uploadimgExecute: {
    input: UploadimgExecuteBody;
    data: UploadimgExecuteOk['data'];
    errors: 'imageUploadFailed' | 'imageTooLarge' | 'uploadQuotaReached' | SharedError;
  };
}

/** The path of the rows in the data of each paged read. */
export interface PagingOf {
  readonly sellerGoodsList: 'pageList';
  readonly sellerGoodsSearch: 'pageList';
  readonly sellerGoodsSearchSellerGoods: 'pageList';
  readonly sellerGoodsRecommendNew: 'result';
  readonly categoryList: 'pageList';
  readonly categoryRecommend: 'pageList';
  readonly sellerList: 'pageList';
  readonly evaluationList: 'pageList';
  readonly goodsQuestionList: 'pageList';
  readonly keepGoodsList: 'pageList';
  readonly keepGoodsNotices: 'pageList';
  readonly focusSellerList: 'pageList';
  readonly browseHistoryList: 'pageList';
  readonly newsListNews: 'pageList';
  readonly orderListMain: 'pageList';
  readonly orderListGoods: 'pageList';
  readonly couponList: 'pageList';
  readonly couponMine: 'pageList';
  readonly walletLogs: 'pageList';
  readonly rechargeBlockchainList: 'elements';
  readonly withdrawList: 'elements';
  readonly creditHistroy: 'elements';
}
/** The paged reads. */
export type PagedId = keyof PagingOf;
