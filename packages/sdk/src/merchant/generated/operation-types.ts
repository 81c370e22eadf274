// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */

import type {
  MerchantApplicationInfoOk,
  MerchantApplicationSubmitOk,
  MerchantApplicationSubmitParams,
  MerchantChatListOk,
  MerchantChatListParams,
  MerchantChatMessagesOk,
  MerchantChatMessagesParams,
  MerchantChatWriteOk,
  MerchantChatWriteParams,
  MerchantCouponEndParams,
  MerchantCouponListOk,
  MerchantCouponListParams,
  MerchantCouponSaveOk,
  MerchantDiscountEndParams,
  MerchantDiscountSaveOk,
  MerchantDiscountSaveParams,
  MerchantEarningListOk,
  MerchantEarningListParams,
  MerchantGoodsBulk,
  MerchantGoodsBulkEditOk,
  MerchantGoodsDraft,
  MerchantGoodsExportRowsOk,
  MerchantGoodsExportRowsParams,
  MerchantGoodsImport,
  MerchantGoodsImportRowsOk,
  MerchantGoodsInfoOk,
  MerchantGoodsInfoParams,
  MerchantGoodsListOk,
  MerchantGoodsListParams,
  MerchantGoodsSaveOk,
  MerchantGoodsShelfParams,
  MerchantHomeFiguresOk,
  MerchantOrderConfirmParams,
  MerchantOrderInfoOk,
  MerchantOrderInfoParams,
  MerchantOrderListOk,
  MerchantOrderListParams,
  MerchantOrderShipParams,
  MerchantPayoutAskOk,
  MerchantPayoutAskParams,
  MerchantRefundDecideParams,
  MerchantRefundInfoOk,
  MerchantRefundInfoParams,
  MerchantRefundListOk,
  MerchantRefundListParams,
  MerchantReturnArriveParams,
  MerchantReturnDecideParams,
  MerchantReturnInfoOk,
  MerchantReturnInfoParams,
  MerchantReturnListOk,
  MerchantReturnListParams,
  MerchantReviewAnswerParams,
  MerchantReviewInfoOk,
  MerchantReviewInfoParams,
  MerchantReviewListOk,
  MerchantReviewListParams,
  MerchantReviewWithdrawAnswerParams,
  MerchantSessionLoginOk,
  MerchantSessionLoginParams,
  MerchantSessionMeOk,
  MerchantStoreDraft,
  MerchantStoreInfoOk,
  MerchantStoreSaveOk,
  MerchantVariantSaveAllOk,
  MerchantVariantSheet,
  MerchantVariantStockParams,
  OfficeCouponDraft,
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
export type GuardedError = 'sessionExpired' | 'notLoggedIn' | 'noPermission';
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
  | 'linkedRoleNotDeletable'
  | 'secondFactorNeeded'
  | 'invitationInvalid'
  | 'approvalNeeded'
  | 'sameApprover'
  | 'changedMeanwhile'
  | 'reasonRequired'
  | 'roleLocked'
  | 'grantExceedsOwn'
  | 'categoryHasGoods'
  | 'categoryHasChildren'
  | 'categoriesExist'
  | 'refundFailed'
  | 'lastOwner'
  | 'couponCodeTaken'
  | 'couponInUse';

/** Input, data and errors of every operation. Inputs have no `lang` and `token`: the transport adds them. */
export interface Operations {
  /** Log in to the merchant zone. */
  merchantSessionLogin: {
    input: MerchantSessionLoginParams;
    data: MerchantSessionLoginOk['data'];
    errors:
      | 'wrongPassword'
      | 'accountFrozen'
      | 'extraVerificationNeeded'
      | 'secondFactorNeeded'
      | 'wrongVerificationCode'
      | 'lockedForThreeMinutes'
      | 'tooManyWrongAttempts'
      | SharedError;
  };
  /** Show who is logged in. */
  merchantSessionMe: {
    input: NoInput;
    data: MerchantSessionMeOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Log out. */
  merchantSessionEnd: { input: NoInput; data: null; errors: SharedError | GuardedError };
  /** Count what waits and what was sold. */
  merchantHomeFigures: {
    input: NoInput;
    data: MerchantHomeFiguresOk['data'];
    errors: SharedError | GuardedError;
  };
  /** List orders of the store. */
  merchantOrderList: {
    input: MerchantOrderListParams;
    data: MerchantOrderListOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Show one order of the store. */
  merchantOrderInfo: {
    input: MerchantOrderInfoParams;
    data: MerchantOrderInfoOk['data'];
    errors: 'orderNotFound' | SharedError | GuardedError;
  };
  /** Confirm an order. */
  merchantOrderConfirm: {
    input: MerchantOrderConfirmParams;
    data: null;
    errors:
      | 'orderNotFound'
      | 'orderAlreadyCancelled'
      | 'orderAlreadyCompleted'
      | 'duplicateSubmission'
      | SharedError
      | GuardedError;
  };
  /** Ship an order. */
  merchantOrderShip: {
    input: MerchantOrderShipParams;
    data: null;
    errors:
      | 'orderNotFound'
      | 'orderAlreadyCancelled'
      | 'orderAlreadyCompleted'
      | 'duplicateSubmission'
      | SharedError
      | GuardedError;
  };
  /** List returns of the store. */
  merchantReturnList: {
    input: MerchantReturnListParams;
    data: MerchantReturnListOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Show one return. */
  merchantReturnInfo: {
    input: MerchantReturnInfoParams;
    data: MerchantReturnInfoOk['data'];
    errors: 'returnNotFound' | SharedError | GuardedError;
  };
  /** Accept or refuse a return. */
  merchantReturnDecide: {
    input: MerchantReturnDecideParams;
    data: null;
    errors: 'returnNotFound' | 'returnStepNotPossible' | 'reasonRequired' | SharedError | GuardedError;
  };
  /** Confirm the arrival of a return. */
  merchantReturnArrive: {
    input: MerchantReturnArriveParams;
    data: null;
    errors: 'returnNotFound' | 'returnStepNotPossible' | 'reasonRequired' | SharedError | GuardedError;
  };
  /** List refunds of the store. */
  merchantRefundList: {
    input: MerchantRefundListParams;
    data: MerchantRefundListOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Show one refund. */
  merchantRefundInfo: {
    input: MerchantRefundInfoParams;
    data: MerchantRefundInfoOk['data'];
    errors: 'recordNotFound' | SharedError | GuardedError;
  };
  /** Grant or refuse a refund. */
  merchantRefundDecide: {
    input: MerchantRefundDecideParams;
    data: null;
    errors: 'recordNotFound' | 'orderNotRefundable' | 'reasonRequired' | SharedError | GuardedError;
  };
  /** List reviews of the store. */
  merchantReviewList: {
    input: MerchantReviewListParams;
    data: MerchantReviewListOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Show one review. */
  merchantReviewInfo: {
    input: MerchantReviewInfoParams;
    data: MerchantReviewInfoOk['data'];
    errors: 'recordNotFound' | SharedError | GuardedError;
  };
  /** Answer a review. */
  merchantReviewAnswer: {
    input: MerchantReviewAnswerParams;
    data: null;
    errors: 'recordNotFound' | SharedError | GuardedError;
  };
  /** Withdraw the answer to a review. */
  merchantReviewWithdrawAnswer: {
    input: MerchantReviewWithdrawAnswerParams;
    data: null;
    errors: 'recordNotFound' | SharedError | GuardedError;
  };
  /** List conversations with buyers. */
  merchantChatList: {
    input: MerchantChatListParams;
    data: MerchantChatListOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Show one conversation. */
  merchantChatMessages: {
    input: MerchantChatMessagesParams;
    data: MerchantChatMessagesOk['data'];
    errors: 'userNotFound' | SharedError | GuardedError;
  };
  /** Write to a buyer. */
  merchantChatWrite: {
    input: MerchantChatWriteParams;
    data: MerchantChatWriteOk['data'];
    errors: 'userNotFound' | 'messageEmpty' | 'imageUploadFailed' | SharedError | GuardedError;
  };
  /** List goods of the store. */
  merchantGoodsList: {
    input: MerchantGoodsListParams;
    data: MerchantGoodsListOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Show goods for editing. */
  merchantGoodsInfo: {
    input: MerchantGoodsInfoParams;
    data: MerchantGoodsInfoOk['data'];
    errors: 'goodsNotFound' | SharedError | GuardedError;
  };
  /** Create or change goods. */
  merchantGoodsSave: {
    input: MerchantGoodsDraft;
    data: MerchantGoodsSaveOk['data'];
    errors:
      | 'goodsNotFound'
      | 'categoryNotFound'
      | 'changedMeanwhile'
      | 'imageUploadFailed'
      | 'duplicateSubmission'
      | SharedError
      | GuardedError;
  };
  /** Import goods from the rows of a sheet. */
  merchantGoodsImportRows: {
    input: MerchantGoodsImport;
    data: MerchantGoodsImportRowsOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Put goods on the shelf or take them off. */
  merchantGoodsShelf: {
    input: MerchantGoodsShelfParams;
    data: null;
    errors: 'goodsNotFound' | SharedError | GuardedError;
  };
  /** Set the stock of a variant. */
  merchantVariantStock: {
    input: MerchantVariantStockParams;
    data: null;
    errors: 'skuNotFound' | SharedError | GuardedError;
  };
  /** Change many goods at once. */
  merchantGoodsBulkEdit: {
    input: MerchantGoodsBulk;
    data: MerchantGoodsBulkEditOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Export goods as rows of a sheet. */
  merchantGoodsExportRows: {
    input: MerchantGoodsExportRowsParams;
    data: MerchantGoodsExportRowsOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Set the variants of goods. */
  merchantVariantSaveAll: {
    input: MerchantVariantSheet;
    data: MerchantVariantSaveAllOk['data'];
    errors:
      'goodsNotFound' | 'skuNotFound' | 'changedMeanwhile' | 'imageUploadFailed' | SharedError | GuardedError;
  };
  /** Discount goods for a time. */
  merchantDiscountSave: {
    input: MerchantDiscountSaveParams;
    data: MerchantDiscountSaveOk['data'];
    errors: 'goodsNotFound' | 'recordNotFound' | SharedError | GuardedError;
  };
  /** End a discount. */
  merchantDiscountEnd: {
    input: MerchantDiscountEndParams;
    data: null;
    errors: 'recordNotFound' | SharedError | GuardedError;
  };
  /** List coupons. */
  merchantCouponList: {
    input: MerchantCouponListParams;
    data: MerchantCouponListOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Create or change a coupon. */
  merchantCouponSave: {
    input: OfficeCouponDraft;
    data: MerchantCouponSaveOk['data'];
    errors:
      'recordNotFound' | 'changedMeanwhile' | 'couponCodeTaken' | 'couponInUse' | SharedError | GuardedError;
  };
  /** End a coupon. */
  merchantCouponEnd: {
    input: MerchantCouponEndParams;
    data: null;
    errors: 'recordNotFound' | SharedError | GuardedError;
  };
  /** Show the page of the store. */
  merchantStoreInfo: {
    input: NoInput;
    data: MerchantStoreInfoOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Change the page of the store. */
  merchantStoreSave: {
    input: MerchantStoreDraft;
    data: MerchantStoreSaveOk['data'];
    errors: 'changedMeanwhile' | 'imageUploadFailed' | SharedError | GuardedError;
  };
  /** List what the store earned. */
  merchantEarningList: {
    input: MerchantEarningListParams;
    data: MerchantEarningListOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Take earnings out. */
  merchantPayoutAsk: {
    input: MerchantPayoutAskParams;
    data: MerchantPayoutAskOk['data'];
    errors:
      | 'insufficientBalance'
      | 'withdrawalOutsideLimits'
      | 'duplicateSubmission'
      | 'accountFrozen'
      | 'extraVerificationNeeded'
      | SharedError
      | GuardedError;
  };
  /** Show the own application. */
  merchantApplicationInfo: {
    input: NoInput;
    data: MerchantApplicationInfoOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Apply to sell. */
  merchantApplicationSubmit: {
    input: MerchantApplicationSubmitParams;
    data: MerchantApplicationSubmitOk['data'];
    errors: 'duplicateSubmission' | 'accountFrozen' | SharedError | GuardedError;
  };
}

/** The path of the rows in the data of each paged read. */
export interface PagingOf {
  readonly merchantOrderList: 'pageList';
  readonly merchantReturnList: 'pageList';
  readonly merchantRefundList: 'pageList';
  readonly merchantReviewList: 'pageList';
  readonly merchantChatList: 'pageList';
  readonly merchantGoodsList: 'pageList';
  readonly merchantGoodsExportRows: 'pageList';
  readonly merchantCouponList: 'pageList';
  readonly merchantEarningList: 'pageList';
}
/** The paged reads. */
export type PagedId = keyof PagingOf;
