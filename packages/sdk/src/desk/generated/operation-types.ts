// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */

import type {
  DeskApplicationDecideParams,
  DeskApplicationListOk,
  DeskApplicationListParams,
  DeskAuditListOk,
  DeskAuditListParams,
  DeskBannerDraft,
  DeskBannerListOk,
  DeskBannerRemoveParams,
  DeskBannerSaveOk,
  DeskBannerSequence,
  DeskCategoryDraft,
  DeskCategoryImportStarterOk,
  DeskCategoryListOk,
  DeskCategoryOrder,
  DeskCategoryRemoveParams,
  DeskCategorySaveOk,
  DeskChannelDecideParams,
  DeskChannelListOk,
  DeskChannelPriceParams,
  DeskChannelSaveOk,
  DeskChannelSaveParams,
  DeskChatListOk,
  DeskChatListParams,
  DeskChatMessagesOk,
  DeskChatMessagesParams,
  DeskChatWriteOk,
  DeskChatWriteParams,
  DeskClosingListOk,
  DeskClosingListParams,
  DeskCouponEndParams,
  DeskCouponListOk,
  DeskCouponListParams,
  DeskCouponSaveOk,
  DeskCustomerHoldParams,
  DeskCustomerInfoOk,
  DeskCustomerInfoParams,
  DeskCustomerListOk,
  DeskCustomerListParams,
  DeskCustomerReleaseAddressParams,
  DeskDisputeDecideParams,
  DeskDisputeInfoOk,
  DeskDisputeInfoParams,
  DeskDisputeListOk,
  DeskDisputeListParams,
  DeskHelpPageDraft,
  DeskHelpPageInfoOk,
  DeskHelpPageInfoParams,
  DeskHelpPageListOk,
  DeskHelpPageRemoveParams,
  DeskHelpPageSaveOk,
  DeskHomeFiguresOk,
  DeskIdentityDecideParams,
  DeskIdentityInfoOk,
  DeskIdentityInfoParams,
  DeskIdentityListOk,
  DeskIdentityListParams,
  DeskLedgerAccountsOk,
  DeskLedgerAccountsParams,
  DeskLedgerLastCheckOk,
  DeskLedgerSettleParams,
  DeskLedgerStartCheckOk,
  DeskLedgerSuspendedOk,
  DeskLedgerTransfersOk,
  DeskLedgerTransfersParams,
  DeskLoanDecideParams,
  DeskLoanInfoOk,
  DeskLoanInfoParams,
  DeskLoanListOk,
  DeskLoanListParams,
  DeskLotteryDraft,
  DeskLotteryListOk,
  DeskLotteryRemoveParams,
  DeskLotterySaveOk,
  DeskMethodListOk,
  DeskMethodSaveParams,
  DeskMethodSaveProductParams,
  DeskNewsDraft,
  DeskNewsInfoOk,
  DeskNewsInfoParams,
  DeskNewsListOk,
  DeskNewsListParams,
  DeskNewsRemoveParams,
  DeskNewsSaveOk,
  DeskOpeningHideParams,
  DeskOpeningInfoOk,
  DeskRechargeDecideParams,
  DeskRechargeListOk,
  DeskRechargeListParams,
  DeskRoleListOk,
  DeskRoleRemoveParams,
  DeskRoleSaveOk,
  DeskRoleSaveParams,
  DeskSessionConfirmOk,
  DeskSessionConfirmParams,
  DeskSessionEndParams,
  DeskSessionJoinOk,
  DeskSessionJoinParams,
  DeskSessionLoginOk,
  DeskSessionLoginParams,
  DeskSessionMeOk,
  DeskSettingListOk,
  DeskSettingSaveParams,
  DeskSiteDraft,
  DeskSiteInfoOk,
  DeskStaffListOk,
  DeskStaffSaveOk,
  DeskStaffSaveParams,
  DeskWithdrawalDecideParams,
  DeskWithdrawalInfoOk,
  DeskWithdrawalInfoParams,
  DeskWithdrawalListOk,
  DeskWithdrawalListParams,
  DeskWithdrawalPayOutParams,
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
  /** Log in to the desk. */
  deskSessionLogin: {
    input: DeskSessionLoginParams;
    data: DeskSessionLoginOk['data'];
    errors:
      | 'wrongPassword'
      | 'wrongVerificationCode'
      | 'lockedForThreeMinutes'
      | 'tooManyWrongAttempts'
      | SharedError;
  };
  /** Accept an invitation. */
  deskSessionJoin: {
    input: DeskSessionJoinParams;
    data: DeskSessionJoinOk['data'];
    errors: 'invitationInvalid' | SharedError;
  };
  /** Show who is logged in. */
  deskSessionMe: { input: NoInput; data: DeskSessionMeOk['data']; errors: SharedError | GuardedError };
  /** Confirm with the second factor. */
  deskSessionConfirm: {
    input: DeskSessionConfirmParams;
    data: DeskSessionConfirmOk['data'];
    errors:
      'wrongVerificationCode' | 'lockedForThreeMinutes' | 'tooManyWrongAttempts' | SharedError | GuardedError;
  };
  /** End sessions. */
  deskSessionEnd: {
    input: DeskSessionEndParams;
    data: null;
    errors: 'recordNotFound' | SharedError | GuardedError;
  };
  /** Count what waits. */
  deskHomeFigures: { input: NoInput; data: DeskHomeFiguresOk['data']; errors: SharedError | GuardedError };
  /** List withdrawals. */
  deskWithdrawalList: {
    input: DeskWithdrawalListParams;
    data: DeskWithdrawalListOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Show one withdrawal. */
  deskWithdrawalInfo: {
    input: DeskWithdrawalInfoParams;
    data: DeskWithdrawalInfoOk['data'];
    errors: 'recordNotFound' | SharedError | GuardedError;
  };
  /** Approve or refuse a withdrawal. */
  deskWithdrawalDecide: {
    input: DeskWithdrawalDecideParams;
    data: null;
    errors:
      | 'recordNotFound'
      | 'duplicateSubmission'
      | 'reasonRequired'
      | 'sameApprover'
      | 'secondFactorNeeded'
      | SharedError
      | GuardedError;
  };
  /** Pay out a withdrawal. */
  deskWithdrawalPayOut: {
    input: DeskWithdrawalPayOutParams;
    data: null;
    errors:
      | 'recordNotFound'
      | 'duplicateSubmission'
      | 'approvalNeeded'
      | 'sameApprover'
      | 'secondFactorNeeded'
      | SharedError
      | GuardedError;
  };
  /** List recharges. */
  deskRechargeList: {
    input: DeskRechargeListParams;
    data: DeskRechargeListOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Decide a recharge. */
  deskRechargeDecide: {
    input: DeskRechargeDecideParams;
    data: null;
    errors:
      | 'recordNotFound'
      | 'duplicateSubmission'
      | 'reasonRequired'
      | 'secondFactorNeeded'
      | SharedError
      | GuardedError;
  };
  /** List recharge channels. */
  deskChannelList: { input: NoInput; data: DeskChannelListOk['data']; errors: SharedError | GuardedError };
  /** Create or change a recharge channel. */
  deskChannelSave: {
    input: DeskChannelSaveParams;
    data: DeskChannelSaveOk['data'];
    errors:
      | 'recordNotFound'
      | 'duplicateSubmission'
      | 'changedMeanwhile'
      | 'wrongDepositChain'
      | 'addressFormatWrong'
      | 'depositOutsideLimits'
      | 'secondFactorNeeded'
      | SharedError
      | GuardedError;
  };
  /** Decide another receiving address. */
  deskChannelDecide: {
    input: DeskChannelDecideParams;
    data: null;
    errors:
      | 'recordNotFound'
      | 'duplicateSubmission'
      | 'changedMeanwhile'
      | 'sameApprover'
      | 'secondFactorNeeded'
      | SharedError
      | GuardedError;
  };
  /** Set the price of a coin. */
  deskChannelPrice: {
    input: DeskChannelPriceParams;
    data: null;
    errors: 'changedMeanwhile' | 'secondFactorNeeded' | SharedError | GuardedError;
  };
  /** List payment methods. */
  deskMethodList: { input: NoInput; data: DeskMethodListOk['data']; errors: SharedError | GuardedError };
  /** Change a payment method. */
  deskMethodSave: {
    input: DeskMethodSaveParams;
    data: null;
    errors: 'changedMeanwhile' | 'secondFactorNeeded' | SharedError | GuardedError;
  };
  /** Save or remove a product of a third party. */
  deskMethodSaveProduct: {
    input: DeskMethodSaveProductParams;
    data: null;
    errors:
      | 'recordNotFound'
      | 'changedMeanwhile'
      | 'depositOutsideLimits'
      | 'secondFactorNeeded'
      | SharedError
      | GuardedError;
  };
  /** List accounts of the ledger. */
  deskLedgerAccounts: {
    input: DeskLedgerAccountsParams;
    data: DeskLedgerAccountsOk['data'];
    errors: SharedError | GuardedError;
  };
  /** List transfers of the ledger. */
  deskLedgerTransfers: {
    input: DeskLedgerTransfersParams;
    data: DeskLedgerTransfersOk['data'];
    errors: SharedError | GuardedError;
  };
  /** List money in suspense. */
  deskLedgerSuspended: {
    input: NoInput;
    data: DeskLedgerSuspendedOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Settle money in suspense. */
  deskLedgerSettle: {
    input: DeskLedgerSettleParams;
    data: null;
    errors:
      | 'recordNotFound'
      | 'duplicateSubmission'
      | 'reasonRequired'
      | 'userNotFound'
      | 'refundFailed'
      | 'secondFactorNeeded'
      | SharedError
      | GuardedError;
  };
  /** Check the ledger. */
  deskLedgerStartCheck: {
    input: NoInput;
    data: DeskLedgerStartCheckOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Read the last check of the ledger. */
  deskLedgerLastCheck: {
    input: NoInput;
    data: DeskLedgerLastCheckOk['data'];
    errors: SharedError | GuardedError;
  };
  /** List closed accounts and those that could not be closed. */
  deskClosingList: {
    input: DeskClosingListParams;
    data: DeskClosingListOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Read what is missing to open the mall. */
  deskOpeningInfo: { input: NoInput; data: DeskOpeningInfoOk['data']; errors: SharedError | GuardedError };
  /** Hide the steps to open the mall. */
  deskOpeningHide: {
    input: DeskOpeningHideParams;
    data: null;
    errors: 'duplicateSubmission' | SharedError | GuardedError;
  };
  /** Read what the mall is called. */
  deskSiteInfo: { input: NoInput; data: DeskSiteInfoOk['data']; errors: SharedError | GuardedError };
  /** Name the mall. */
  deskSiteSave: {
    input: DeskSiteDraft;
    data: null;
    errors: 'changedMeanwhile' | 'secondFactorNeeded' | SharedError | GuardedError;
  };
  /** List loans. */
  deskLoanList: {
    input: DeskLoanListParams;
    data: DeskLoanListOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Show one loan. */
  deskLoanInfo: {
    input: DeskLoanInfoParams;
    data: DeskLoanInfoOk['data'];
    errors: 'loanNotFound' | SharedError | GuardedError;
  };
  /** Grant or refuse a loan. */
  deskLoanDecide: {
    input: DeskLoanDecideParams;
    data: null;
    errors:
      | 'loanNotFound'
      | 'duplicateSubmission'
      | 'reasonRequired'
      | 'secondFactorNeeded'
      | 'accountFrozen'
      | SharedError
      | GuardedError;
  };
  /** List disputes. */
  deskDisputeList: {
    input: DeskDisputeListParams;
    data: DeskDisputeListOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Show one dispute. */
  deskDisputeInfo: {
    input: DeskDisputeInfoParams;
    data: DeskDisputeInfoOk['data'];
    errors: 'returnNotFound' | SharedError | GuardedError;
  };
  /** Decide a dispute. */
  deskDisputeDecide: {
    input: DeskDisputeDecideParams;
    data: null;
    errors:
      | 'returnNotFound'
      | 'returnStepNotPossible'
      | 'reasonRequired'
      | 'refundAmountTooHigh'
      | 'secondFactorNeeded'
      | SharedError
      | GuardedError;
  };
  /** List identity checks. */
  deskIdentityList: {
    input: DeskIdentityListParams;
    data: DeskIdentityListOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Show one identity check. */
  deskIdentityInfo: {
    input: DeskIdentityInfoParams;
    data: DeskIdentityInfoOk['data'];
    errors: 'recordNotFound' | SharedError | GuardedError;
  };
  /** Decide an identity check. */
  deskIdentityDecide: {
    input: DeskIdentityDecideParams;
    data: null;
    errors:
      | 'recordNotFound'
      | 'alreadyVerified'
      | 'verificationUnderReview'
      | 'reasonRequired'
      | SharedError
      | GuardedError;
  };
  /** List applications to sell. */
  deskApplicationList: {
    input: DeskApplicationListParams;
    data: DeskApplicationListOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Admit or refuse a merchant. */
  deskApplicationDecide: {
    input: DeskApplicationDecideParams;
    data: null;
    errors:
      | 'recordNotFound'
      | 'duplicateSubmission'
      | 'accountFrozen'
      | 'reasonRequired'
      | SharedError
      | GuardedError;
  };
  /** Find users. */
  deskCustomerList: {
    input: DeskCustomerListParams;
    data: DeskCustomerListOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Show one user. */
  deskCustomerInfo: {
    input: DeskCustomerInfoParams;
    data: DeskCustomerInfoOk['data'];
    errors: 'userNotFound' | SharedError | GuardedError;
  };
  /** Hold or release an account. */
  deskCustomerHold: {
    input: DeskCustomerHoldParams;
    data: null;
    errors: 'userNotFound' | 'duplicateSubmission' | SharedError | GuardedError;
  };
  /** Remove a user's withdrawal address. */
  deskCustomerReleaseAddress: {
    input: DeskCustomerReleaseAddressParams;
    data: null;
    errors: 'userNotFound' | 'withdrawalAddressNotBound' | 'secondFactorNeeded' | SharedError | GuardedError;
  };
  /** List roles. */
  deskRoleList: { input: NoInput; data: DeskRoleListOk['data']; errors: SharedError | GuardedError };
  /** Create or change a role. */
  deskRoleSave: {
    input: DeskRoleSaveParams;
    data: DeskRoleSaveOk['data'];
    errors:
      | 'recordNotFound'
      | 'roleNameTaken'
      | 'roleLocked'
      | 'grantExceedsOwn'
      | 'changedMeanwhile'
      | 'secondFactorNeeded'
      | SharedError
      | GuardedError;
  };
  /** Delete a role. */
  deskRoleRemove: {
    input: DeskRoleRemoveParams;
    data: null;
    errors:
      | 'recordNotFound'
      | 'linkedRoleNotDeletable'
      | 'roleLocked'
      | 'secondFactorNeeded'
      | SharedError
      | GuardedError;
  };
  /** List people of the desk. */
  deskStaffList: { input: NoInput; data: DeskStaffListOk['data']; errors: SharedError | GuardedError };
  /** Invite or change a person. */
  deskStaffSave: {
    input: DeskStaffSaveParams;
    data: DeskStaffSaveOk['data'];
    errors:
      | 'recordNotFound'
      | 'duplicateUsername'
      | 'grantExceedsOwn'
      | 'lastOwner'
      | 'changedMeanwhile'
      | 'secondFactorNeeded'
      | SharedError
      | GuardedError;
  };
  /** Read the audit log. */
  deskAuditList: {
    input: DeskAuditListParams;
    data: DeskAuditListOk['data'];
    errors: SharedError | GuardedError;
  };
  /** List settings. */
  deskSettingList: { input: NoInput; data: DeskSettingListOk['data']; errors: SharedError | GuardedError };
  /** Change a setting. */
  deskSettingSave: {
    input: DeskSettingSaveParams;
    data: null;
    errors: 'recordNotFound' | 'changedMeanwhile' | 'secondFactorNeeded' | SharedError | GuardedError;
  };
  /** List categories. */
  deskCategoryList: { input: NoInput; data: DeskCategoryListOk['data']; errors: SharedError | GuardedError };
  /** Create or change a category. */
  deskCategorySave: {
    input: DeskCategoryDraft;
    data: DeskCategorySaveOk['data'];
    errors:
      | 'categoryNotFound'
      | 'categoryHasChildren'
      | 'changedMeanwhile'
      | 'imageUploadFailed'
      | SharedError
      | GuardedError;
  };
  /** Put categories in order. */
  deskCategoryOrder: {
    input: DeskCategoryOrder;
    data: null;
    errors: 'changedMeanwhile' | SharedError | GuardedError;
  };
  /** Delete a category. */
  deskCategoryRemove: {
    input: DeskCategoryRemoveParams;
    data: null;
    errors:
      | 'categoryNotFound'
      | 'categoryHasGoods'
      | 'categoryHasChildren'
      | 'changedMeanwhile'
      | SharedError
      | GuardedError;
  };
  /** Import the starter set of categories. */
  deskCategoryImportStarter: {
    input: NoInput;
    data: DeskCategoryImportStarterOk['data'];
    errors: 'categoriesExist' | SharedError | GuardedError;
  };
  /** List banners. */
  deskBannerList: { input: NoInput; data: DeskBannerListOk['data']; errors: SharedError | GuardedError };
  /** Create or change a banner. */
  deskBannerSave: {
    input: DeskBannerDraft;
    data: DeskBannerSaveOk['data'];
    errors: 'recordNotFound' | 'changedMeanwhile' | 'imageUploadFailed' | SharedError | GuardedError;
  };
  /** Put banners in order. */
  deskBannerOrder: {
    input: DeskBannerSequence;
    data: null;
    errors: 'changedMeanwhile' | SharedError | GuardedError;
  };
  /** Delete a banner. */
  deskBannerRemove: {
    input: DeskBannerRemoveParams;
    data: null;
    errors: 'recordNotFound' | 'changedMeanwhile' | SharedError | GuardedError;
  };
  /** List news. */
  deskNewsList: {
    input: DeskNewsListParams;
    data: DeskNewsListOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Show a news item for editing. */
  deskNewsInfo: {
    input: DeskNewsInfoParams;
    data: DeskNewsInfoOk['data'];
    errors: 'newsNotFound' | SharedError | GuardedError;
  };
  /** Create or change a news item. */
  deskNewsSave: {
    input: DeskNewsDraft;
    data: DeskNewsSaveOk['data'];
    errors: 'newsNotFound' | 'changedMeanwhile' | 'imageUploadFailed' | SharedError | GuardedError;
  };
  /** Delete a news item. */
  deskNewsRemove: {
    input: DeskNewsRemoveParams;
    data: null;
    errors: 'newsNotFound' | 'changedMeanwhile' | SharedError | GuardedError;
  };
  /** List lucky draws. */
  deskLotteryList: { input: NoInput; data: DeskLotteryListOk['data']; errors: SharedError | GuardedError };
  /** Create or change a lucky draw. */
  deskLotterySave: {
    input: DeskLotteryDraft;
    data: DeskLotterySaveOk['data'];
    errors: 'recordNotFound' | 'changedMeanwhile' | SharedError | GuardedError;
  };
  /** Delete a lucky draw. */
  deskLotteryRemove: {
    input: DeskLotteryRemoveParams;
    data: null;
    errors: 'recordNotFound' | 'changedMeanwhile' | SharedError | GuardedError;
  };
  /** List coupons. */
  deskCouponList: {
    input: DeskCouponListParams;
    data: DeskCouponListOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Create or change a coupon. */
  deskCouponSave: {
    input: OfficeCouponDraft;
    data: DeskCouponSaveOk['data'];
    errors:
      'recordNotFound' | 'changedMeanwhile' | 'couponCodeTaken' | 'couponInUse' | SharedError | GuardedError;
  };
  /** End a coupon. */
  deskCouponEnd: {
    input: DeskCouponEndParams;
    data: null;
    errors: 'recordNotFound' | SharedError | GuardedError;
  };
  /** List help pages. */
  deskHelpPageList: { input: NoInput; data: DeskHelpPageListOk['data']; errors: SharedError | GuardedError };
  /** Show a help page for editing. */
  deskHelpPageInfo: {
    input: DeskHelpPageInfoParams;
    data: DeskHelpPageInfoOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Write a help page. */
  deskHelpPageSave: {
    input: DeskHelpPageDraft;
    data: DeskHelpPageSaveOk['data'];
    errors: 'changedMeanwhile' | SharedError | GuardedError;
  };
  /** Delete a help page. */
  deskHelpPageRemove: {
    input: DeskHelpPageRemoveParams;
    data: null;
    errors: 'recordNotFound' | 'changedMeanwhile' | SharedError | GuardedError;
  };
  /** List conversations with users. */
  deskChatList: {
    input: DeskChatListParams;
    data: DeskChatListOk['data'];
    errors: SharedError | GuardedError;
  };
  /** Show one talk. */
  deskChatMessages: {
    input: DeskChatMessagesParams;
    data: DeskChatMessagesOk['data'];
    errors: 'userNotFound' | SharedError | GuardedError;
  };
  /** Answer a user. */
  deskChatWrite: {
    input: DeskChatWriteParams;
    data: DeskChatWriteOk['data'];
    errors: 'userNotFound' | 'messageEmpty' | SharedError | GuardedError;
  };
}

/** The path of the rows in the data of each paged read. */
export interface PagingOf {
  readonly deskWithdrawalList: 'pageList';
  readonly deskRechargeList: 'pageList';
  readonly deskLedgerAccounts: 'pageList';
  readonly deskLedgerTransfers: 'pageList';
  readonly deskClosingList: 'pageList';
  readonly deskLoanList: 'pageList';
  readonly deskDisputeList: 'pageList';
  readonly deskIdentityList: 'pageList';
  readonly deskApplicationList: 'pageList';
  readonly deskCustomerList: 'pageList';
  readonly deskAuditList: 'pageList';
  readonly deskNewsList: 'pageList';
  readonly deskCouponList: 'pageList';
  readonly deskChatList: 'pageList';
}
/** The paged reads. */
export type PagedId = keyof PagingOf;
