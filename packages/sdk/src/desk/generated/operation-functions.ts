// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */

import type { Call, OpenCall } from '../../call.ts';
import { jsonBody } from '../../transport/request/bodies.ts';
import { read, write } from '../../transport/request/define-operation.ts';
import { pageList } from '../../transport/paging/paging-shapes.ts';
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
import type { NoInput } from './operation-types.ts';

/**
 * Opens a session of the desk with name, password and a code of the authenticator or a recovery code. An unknown name is answered like a wrong password.
 *
 * - `username`: Name of the person.
 * - `password`: Password of the person.
 * - `code`: Code of the authenticator, or a recovery code.
 *
 * @throws ApiError with the keys wrongPassword, wrongVerificationCode, lockedForThreeMinutes, tooManyWrongAttempts, besides the shared errors
 * @example await deskSessionLogin(transport, {"username":"ingrid","password":"Quiet-Harbour-42","code":"482915"});
 */
export const deskSessionLogin: Call<'deskSessionLogin', DeskSessionLoginParams, DeskSessionLoginOk['data']> =
  /* @__PURE__ */ write(
    'deskSession!login',
    '1o33zwrongPassword 5zjhuwrongVerificationCode l4p1clockedForThreeMinutes wcd2ktooManyWrongAttempts',
  );

/**
 * Takes the invitation of a new person, sets the password and answers the key of the authenticator. The first login with a code finishes it.
 *
 * - `invitation`: What the person who invited passed on.
 * - `password`: Password that the person chose.
 *
 * @throws ApiError with the keys invitationInvalid, besides the shared errors
 * @example await deskSessionJoin(transport, {"invitation":"mT0b9vWJ8xg1oC4c2r0n7uXbH6yQqk3PzEw5LfDsA1k","password":"Quiet-Harbour-42"});
 */
export const deskSessionJoin: Call<'deskSessionJoin', DeskSessionJoinParams, DeskSessionJoinOk['data']> =
  /* @__PURE__ */ write('deskSession!join', '5cdr7invitationInvalid');

/**
 * Answers the person of this session with roles, permissions and open sessions, so that a client shows only what is allowed.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await deskSessionMe(transport);
 */
export const deskSessionMe: OpenCall<'deskSessionMe', NoInput, DeskSessionMeOk['data']> =
  /* @__PURE__ */ read('deskSession!me', 'fmeagnoPermission');

/**
 * Checks a code of the authenticator. For the next five minutes the session may do what asks for a fresh second factor.
 *
 * - `code`: Code of the authenticator, or a recovery code.
 *
 * @throws ApiError with the keys wrongVerificationCode, lockedForThreeMinutes, tooManyWrongAttempts, noPermission, besides the shared errors
 * @example await deskSessionConfirm(transport, {"code":"482915"});
 */
export const deskSessionConfirm: Call<
  'deskSessionConfirm',
  DeskSessionConfirmParams,
  DeskSessionConfirmOk['data']
> = /* @__PURE__ */ write(
  'deskSession!confirm',
  '5zjhuwrongVerificationCode l4p1clockedForThreeMinutes wcd2ktooManyWrongAttempts fmeagnoPermission',
);

/**
 * Ends this session, one other session of the same person, or all of them. An ended token opens nothing.
 *
 * - `sessionId` (optional): Another session of the same person; this one if absent.
 * - `all` (optional): Ends every session of the person.
 *
 * @throws ApiError with the keys recordNotFound, noPermission, besides the shared errors
 * @example await deskSessionEnd(transport);
 */
export const deskSessionEnd: OpenCall<'deskSessionEnd', DeskSessionEndParams, null> = /* @__PURE__ */ write(
  'deskSession!end',
  'dy5k8recordNotFound fmeagnoPermission',
);

/**
 * Counts the work of each queue that the caller may see, with the age of the oldest, and how the mall does, all from records.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await deskHomeFigures(transport);
 */
export const deskHomeFigures: OpenCall<'deskHomeFigures', NoInput, DeskHomeFiguresOk['data']> =
  /* @__PURE__ */ read('deskHome!figures', 'fmeagnoPermission');

/**
 * Lists withdrawals of all users by what comes next, oldest first unless asked otherwise, with approvals and reasons to look twice.
 *
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has.
 * - `keyword` (optional): Keeps only rows in which an id, a number or a name has this.
 * - `state` (optional): Keeps only withdrawals for which this comes next.
 * - `sortBy` (optional): What the withdrawals are sorted by.
 * - `sortDir` (optional): Which end of the list comes first.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await deskWithdrawalList(transport);
 */
export const deskWithdrawalList: OpenCall<
  'deskWithdrawalList',
  DeskWithdrawalListParams,
  DeskWithdrawalListOk['data']
> = /* @__PURE__ */ read('deskWithdrawal!list', 'fmeagnoPermission', { paging: pageList });

/**
 * Answers one withdrawal with where it goes, where the money came from, who approved it and what the caller may do.
 *
 * - `withdrawalId`: The withdrawal, by its identifier.
 *
 * @throws ApiError with the keys recordNotFound, noPermission, besides the shared errors
 * @example await deskWithdrawalInfo(transport, {"withdrawalId":"wd_1"});
 */
export const deskWithdrawalInfo: Call<
  'deskWithdrawalInfo',
  DeskWithdrawalInfoParams,
  DeskWithdrawalInfoOk['data']
> = /* @__PURE__ */ read('deskWithdrawal!info', 'dy5k8recordNotFound fmeagnoPermission');

/**
 * Approves a withdrawal, or refuses it with a reason, which gives the money back. From a sum in the settings on, two people have to approve.
 *
 * - `withdrawalId`: The withdrawal, by its identifier.
 * - `decision`: What is decided.
 * - `reason` (optional): Why; needed for a refusal. The user reads it.
 *
 * @throws ApiError with the keys recordNotFound, duplicateSubmission, reasonRequired, sameApprover, secondFactorNeeded, noPermission, besides the shared errors
 * @example await deskWithdrawalDecide(transport, {"withdrawalId":"wd_1","decision":"approve"});
 */
export const deskWithdrawalDecide: Call<'deskWithdrawalDecide', DeskWithdrawalDecideParams, null> =
  /* @__PURE__ */ write(
    'deskWithdrawal!decide',
    'dy5k8recordNotFound iqoxvduplicateSubmission 4ucz2reasonRequired f8ryesameApprover 7a3cusecondFactorNeeded fmeagnoPermission',
  );

/**
 * Takes down that an approved withdrawal was paid out, with the number of the transfer. Who approved it can not pay it out.
 *
 * - `withdrawalId`: The withdrawal, by its identifier.
 * - `hash` (optional): Number of the transfer on the chain; absent for a bank.
 *
 * @throws ApiError with the keys recordNotFound, duplicateSubmission, approvalNeeded, sameApprover, secondFactorNeeded, noPermission, besides the shared errors
 * @example await deskWithdrawalPayOut(transport, {"withdrawalId":"wd_1"});
 */
export const deskWithdrawalPayOut: Call<'deskWithdrawalPayOut', DeskWithdrawalPayOutParams, null> =
  /* @__PURE__ */ write(
    'deskWithdrawal!payOut',
    'dy5k8recordNotFound iqoxvduplicateSubmission 3uhh1approvalNeeded f8ryesameApprover 7a3cusecondFactorNeeded fmeagnoPermission',
  );

/**
 * Lists recharges of all users with the number of the transfer and the picture that the user gave as a proof.
 *
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has.
 * - `keyword` (optional): Keeps only rows in which an id, a number or a name has this.
 * - `state` (optional): Keeps only recharges in this state.
 * - `sortBy` (optional): What the recharges are sorted by.
 * - `sortDir` (optional): Which end of the list comes first.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await deskRechargeList(transport);
 */
export const deskRechargeList: OpenCall<
  'deskRechargeList',
  DeskRechargeListParams,
  DeskRechargeListOk['data']
> = /* @__PURE__ */ read('deskRecharge!list', 'fmeagnoPermission', { paging: pageList });

/**
 * Credits a recharge whose money has arrived, fails one whose money has not, or reverses one that was credited. The last two need a reason.
 *
 * - `rechargeId`: The recharge, by its identifier.
 * - `decision`: What is decided.
 * - `hash` (optional): Number of the transfer on the chain; needed to credit one.
 * - `reason` (optional): Why; needed for a refusal. The user reads it.
 *
 * @throws ApiError with the keys recordNotFound, duplicateSubmission, reasonRequired, secondFactorNeeded, noPermission, besides the shared errors
 * @example await deskRechargeDecide(transport, {"rechargeId":"rc_1","decision":"credit"});
 */
export const deskRechargeDecide: Call<'deskRechargeDecide', DeskRechargeDecideParams, null> =
  /* @__PURE__ */ write(
    'deskRecharge!decide',
    'dy5k8recordNotFound iqoxvduplicateSubmission 4ucz2reasonRequired 7a3cusecondFactorNeeded fmeagnoPermission',
  );

/**
 * Lists all recharge channels, open and closed, in the order in which buyers see them, and the price of each coin.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await deskChannelList(transport);
 */
export const deskChannelList: OpenCall<'deskChannelList', NoInput, DeskChannelListOk['data']> =
  /* @__PURE__ */ read('deskChannel!list', 'fmeagnoPermission');

/**
 * Creates a recharge channel or changes one. The address has to be valid on its network. Where the setting `channel_second_approval` is on, another receiving address of an open channel, and opening one, wait for a second person.
 *
 * - `channelId` (optional): The channel to change; absent to create one.
 * - `version` (optional): The version that was read; needed for a change.
 * - `coin`: What buyers send.
 * - `blockchain`: Its network.
 * - `address`: The receiving address.
 * - `minimum`: The smallest recharge in coins.
 * - `maximum`: The largest recharge in coins.
 * - `isOpen`: Whether buyers see it.
 * - `position`: Place in the list of buyers.
 * - `reason`: Why, for the audit log.
 *
 * @throws ApiError with the keys recordNotFound, duplicateSubmission, changedMeanwhile, wrongDepositChain, addressFormatWrong, depositOutsideLimits, secondFactorNeeded, noPermission, besides the shared errors
 * @example await deskChannelSave(transport, {"coin":"USDT","blockchain":"TRC20","address":"TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t","minimum":"10","maximum":"50000","isOpen":true,"position":1,"reason":"The old wallet is full."});
 */
export const deskChannelSave: Call<'deskChannelSave', DeskChannelSaveParams, DeskChannelSaveOk['data']> =
  /* @__PURE__ */ write(
    'deskChannel!save',
    'dy5k8recordNotFound iqoxvduplicateSubmission r2gn4changedMeanwhile anmbswrongDepositChain ww6o1addressFormatWrong vaj7kdepositOutsideLimits 7a3cusecondFactorNeeded fmeagnoPermission',
  );

/**
 * A second person grants a change of a receiving address or refuses it. The person who asked for it can only take it back.
 *
 * - `changeId`: The change, by its identifier.
 * - `decision`: What is decided.
 *
 * @throws ApiError with the keys recordNotFound, duplicateSubmission, changedMeanwhile, sameApprover, secondFactorNeeded, noPermission, besides the shared errors
 * @example await deskChannelDecide(transport, {"changeId":"cc_1","decision":"grant"});
 */
export const deskChannelDecide: Call<'deskChannelDecide', DeskChannelDecideParams, null> =
  /* @__PURE__ */ write(
    'deskChannel!decide',
    'dy5k8recordNotFound iqoxvduplicateSubmission r2gn4changedMeanwhile f8ryesameApprover 7a3cusecondFactorNeeded fmeagnoPermission',
  );

/**
 * Sets what a coin is worth in dollars from now on, or takes its price away. Recharges that were reported keep their price.
 *
 * - `coin`: Whose price is set.
 * - `price` (optional): The price in dollars with up to two decimals; absent for none.
 * - `reason`: Why, for the audit log.
 *
 * @throws ApiError with the keys changedMeanwhile, secondFactorNeeded, noPermission, besides the shared errors
 * @example await deskChannelPrice(transport, {"coin":"USDT","reason":"The market has moved."});
 */
export const deskChannelPrice: Call<'deskChannelPrice', DeskChannelPriceParams, null> = /* @__PURE__ */ write(
  'deskChannel!price',
  'r2gn4changedMeanwhile 7a3cusecondFactorNeeded fmeagnoPermission',
);

/**
 * Lists the payment methods besides the balance, with countries, fee and order, and the products of third parties for recharges.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await deskMethodList(transport);
 */
export const deskMethodList: OpenCall<'deskMethodList', NoInput, DeskMethodListOk['data']> =
  /* @__PURE__ */ read('deskMethod!list', 'fmeagnoPermission');

/**
 * Opens or closes a payment method, and says in which countries, for which fee and at which place of the list buyers see it.
 *
 * - `code`: The method.
 * - `revision`: The revision that was read.
 * - `isOpen`: Whether buyers may pay with it.
 * - `countries`: Countries of buyers, or * for all.
 * - `fee`: Handling fee as a share.
 * - `position`: Place in the list of buyers.
 * - `reason`: Why, for the audit log.
 *
 * @throws ApiError with the keys changedMeanwhile, secondFactorNeeded, noPermission, besides the shared errors
 * @example await deskMethodSave(transport, {"code":"card","revision":"9f2c6b1e04d85a7c","isOpen":true,"countries":"*","fee":"0.02","position":1,"reason":"Card payments are ready."});
 */
export const deskMethodSave: Call<'deskMethodSave', DeskMethodSaveParams, null> = /* @__PURE__ */ write(
  'deskMethod!save',
  'r2gn4changedMeanwhile 7a3cusecondFactorNeeded fmeagnoPermission',
);

/**
 * Adds a bank or wallet by which users recharge through the payment provider, changes the one of this type and code, or removes it.
 *
 * - `revision`: The revision that was read.
 * - `productType`: Kind of the product.
 * - `bankCode`: Code at the provider.
 * - `isOpen`: Whether it is offered; false removes it.
 * - `minimum`: The smallest recharge in USDT.
 * - `maximum`: The largest recharge in USDT.
 * - `currency`: The currency to pay in.
 * - `reason`: Why, for the audit log.
 *
 * @throws ApiError with the keys recordNotFound, changedMeanwhile, depositOutsideLimits, secondFactorNeeded, noPermission, besides the shared errors
 * @example await deskMethodSaveProduct(transport, {"revision":"9f2c6b1e04d85a7c","productType":"Bank","bankCode":"bdo","isOpen":true,"minimum":10,"maximum":2000,"currency":"PHP","reason":"Asked for by customers."});
 */
export const deskMethodSaveProduct: Call<'deskMethodSaveProduct', DeskMethodSaveProductParams, null> =
  /* @__PURE__ */ write(
    'deskMethod!saveProduct',
    'dy5k8recordNotFound r2gn4changedMeanwhile vaj7kdepositOutsideLimits 7a3cusecondFactorNeeded fmeagnoPermission',
  );

/**
 * Lists the accounts of the ledger with their balances, also those of users and stores.
 *
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has.
 * - `keyword` (optional): Keeps only rows in which an id or a name has this.
 * - `kind` (optional): Keeps only accounts of this kind.
 * - `sortBy` (optional): What the accounts are sorted by.
 * - `sortDir` (optional): Which end of the list comes first.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await deskLedgerAccounts(transport);
 */
export const deskLedgerAccounts: OpenCall<
  'deskLedgerAccounts',
  DeskLedgerAccountsParams,
  DeskLedgerAccountsOk['data']
> = /* @__PURE__ */ read('deskLedger!accounts', 'fmeagnoPermission', { paging: pageList });

/**
 * Lists the transfers of an account, or those that were booked for an order or another record, the newest first.
 *
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has.
 * - `accountId` (optional): Keeps only transfers from or to this account.
 * - `reference` (optional): Keeps only transfers of this order or record.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await deskLedgerTransfers(transport);
 */
export const deskLedgerTransfers: OpenCall<
  'deskLedgerTransfers',
  DeskLedgerTransfersParams,
  DeskLedgerTransfersOk['data']
> = /* @__PURE__ */ read('deskLedger!transfers', 'fmeagnoPermission', { paging: pageList });

/**
 * Lists money that came in after its owner had closed the account, the oldest first. A person decides about it.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await deskLedgerSuspended(transport);
 */
export const deskLedgerSuspended: OpenCall<'deskLedgerSuspended', NoInput, DeskLedgerSuspendedOk['data']> =
  /* @__PURE__ */ read('deskLedger!suspended', 'fmeagnoPermission');

/**
 * Settles money in suspense: `refund` sends it back the way it came, through the payment provider; `credit` pays it into the wallet of an open account; `handled` books it out because it was sent back by hand. A refund that the provider does not take stays in the list with the reason, and may be tried again: it is sent at most once. While a refund is on its way, nothing else is possible.
 *
 * - `itemId`: The money, by the identifier of its transfer.
 * - `decision`: What is done with it.
 * - `userId` (optional): The open account whose wallet gets it, by its identifier or user code; needed for `credit`.
 * - `reason` (optional): Why. It stands in the audit log.
 *
 * @throws ApiError with the keys recordNotFound, duplicateSubmission, reasonRequired, userNotFound, refundFailed, secondFactorNeeded, noPermission, besides the shared errors
 * @example await deskLedgerSettle(transport, {"itemId":"jn_1:1","decision":"refund"});
 */
export const deskLedgerSettle: Call<'deskLedgerSettle', DeskLedgerSettleParams, null> = /* @__PURE__ */ write(
  'deskLedger!settle',
  'dy5k8recordNotFound iqoxvduplicateSubmission 4ucz2reasonRequired wzufouserNotFound l950wrefundFailed 7a3cusecondFactorNeeded fmeagnoPermission',
);

/**
 * Has all invariants of money, stock and orders checked in the background, by the rules of `npm run ledger:check`. One check runs at a time.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await deskLedgerStartCheck(transport);
 */
export const deskLedgerStartCheck: OpenCall<'deskLedgerStartCheck', NoInput, DeskLedgerStartCheckOk['data']> =
  /* @__PURE__ */ write('deskLedger!startCheck', 'fmeagnoPermission');

/**
 * Reads how far the last check of the ledger is, or what it has found, rule by rule.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await deskLedgerLastCheck(transport);
 */
export const deskLedgerLastCheck: OpenCall<'deskLedgerLastCheck', NoInput, DeskLedgerLastCheckOk['data']> =
  /* @__PURE__ */ read('deskLedger!lastCheck', 'fmeagnoPermission');

/**
 * Lists accounts whose owners closed them, and those whose owners tried to, with what keeps them open now.
 *
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has.
 * - `keyword` (optional): Keeps only rows in which an id or a name has this.
 * - `state` (optional): Keeps only accounts in this state.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await deskClosingList(transport);
 */
export const deskClosingList: OpenCall<'deskClosingList', DeskClosingListParams, DeskClosingListOk['data']> =
  /* @__PURE__ */ read('deskClosing!list', 'fmeagnoPermission', { paging: pageList });

/**
 * Reads the steps that lead from an empty database to an open mall. Each is done when the mall really has what it asks for.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await deskOpeningInfo(transport);
 */
export const deskOpeningInfo: OpenCall<'deskOpeningInfo', NoInput, DeskOpeningInfoOk['data']> =
  /* @__PURE__ */ read('deskOpening!info', 'fmeagnoPermission');

/**
 * Hides the list of steps for everybody once all that are required are done, or shows it again.
 *
 * - `isHidden`: Whether the list is hidden.
 *
 * @throws ApiError with the keys duplicateSubmission, noPermission, besides the shared errors
 * @example await deskOpeningHide(transport, {"isHidden":true});
 */
export const deskOpeningHide: Call<'deskOpeningHide', DeskOpeningHideParams, null> = /* @__PURE__ */ write(
  'deskOpening!hide',
  'iqoxvduplicateSubmission fmeagnoPermission',
);

/**
 * Reads the name, the theme and the operator of the mall, with the themes to choose from.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await deskSiteInfo(transport);
 */
export const deskSiteInfo: OpenCall<'deskSiteInfo', NoInput, DeskSiteInfoOk['data']> = /* @__PURE__ */ read(
  'deskSite!info',
  'fmeagnoPermission',
);

/**
 * Names the mall and its operator, and chooses its theme. The store and its mails have it a moment later, without a build or a restart.
 *
 * @throws ApiError with the keys changedMeanwhile, secondFactorNeeded, noPermission, besides the shared errors
 * @example await deskSiteSave(transport, {"revision":"9f2c6b1e04d85a7c","name":"Birch and Wool Market","theme":"harbour","country":"NO","company":"Birch and Wool AS","address":"Bryggen 4, Bergen","register":"NO 998 877 665","email":"hello@mall.example","about":"Good things, made by people we know.","reason":"We open the mall."});
 */
export const deskSiteSave: Call<'deskSiteSave', DeskSiteDraft, null> = /* @__PURE__ */ write(
  'deskSite!save',
  'r2gn4changedMeanwhile 7a3cusecondFactorNeeded fmeagnoPermission',
  { bodyOf: jsonBody },
);

/**
 * Lists applications for loans and running loans of all users by where they stand, with the day on which they are due.
 *
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has.
 * - `keyword` (optional): Keeps only rows in which an id, a number or a name has this.
 * - `state` (optional): Keeps only loans in this state.
 * - `sortBy` (optional): What the loans are sorted by.
 * - `sortDir` (optional): Which end of the list comes first.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await deskLoanList(transport);
 */
export const deskLoanList: OpenCall<'deskLoanList', DeskLoanListParams, DeskLoanListOk['data']> =
  /* @__PURE__ */ read('deskLoan!list', 'fmeagnoPermission', { paging: pageList });

/**
 * Answers one loan with the pictures of the applicant, what lies in the wallet, purchases, open debt and its history.
 *
 * - `loanId`: The loan, by its identifier.
 *
 * @throws ApiError with the keys loanNotFound, noPermission, besides the shared errors
 * @example await deskLoanInfo(transport, {"loanId":"ln_1"});
 */
export const deskLoanInfo: Call<'deskLoanInfo', DeskLoanInfoParams, DeskLoanInfoOk['data']> =
  /* @__PURE__ */ read('deskLoan!info', 'rz233loanNotFound fmeagnoPermission');

/**
 * Grants an application, which pays the sum to the wallet and starts the term, or refuses it with a reason. A refused applicant can apply again.
 *
 * - `loanId`: The loan, by its identifier.
 * - `decision`: What is decided.
 * - `reason` (optional): Why; needed for a refusal. The user reads it.
 *
 * @throws ApiError with the keys loanNotFound, duplicateSubmission, reasonRequired, secondFactorNeeded, accountFrozen, noPermission, besides the shared errors
 * @example await deskLoanDecide(transport, {"loanId":"ln_1","decision":"grant"});
 */
export const deskLoanDecide: Call<'deskLoanDecide', DeskLoanDecideParams, null> = /* @__PURE__ */ write(
  'deskLoan!decide',
  'rz233loanNotFound iqoxvduplicateSubmission 4ucz2reasonRequired 7a3cusecondFactorNeeded fb94uaccountFrozen fmeagnoPermission',
);

/**
 * Lists returns, and parcels that were reported as never arrived; those to decide are in state 6.
 *
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has.
 * - `state` (optional): Keeps only those in this state.
 * - `keyword` (optional): Keeps only rows in which an id, a number or a name has this.
 * - `sortBy` (optional): What the rows are sorted by.
 * - `sortDir` (optional): Which end of the list comes first.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await deskDisputeList(transport);
 */
export const deskDisputeList: OpenCall<'deskDisputeList', DeskDisputeListParams, DeskDisputeListOk['data']> =
  /* @__PURE__ */ read('deskDispute!list', 'fmeagnoPermission', { paging: pageList });

/**
 * Answers what both sides say, with pieces, pictures, sums and what happened to the order.
 *
 * - `returnId`: Goods that come back, or the report of a parcel that never arrived.
 *
 * @throws ApiError with the keys returnNotFound, noPermission, besides the shared errors
 * @example await deskDisputeInfo(transport, {"returnId":"rc_20260305_0001"});
 */
export const deskDisputeInfo: Call<'deskDisputeInfo', DeskDisputeInfoParams, DeskDisputeInfoOk['data']> =
  /* @__PURE__ */ read('deskDispute!info', 'neht5returnNotFound fmeagnoPermission');

/**
 * Decides between buyer and store, with a reason that both read. `refund`: all is paid back. `part`: the buyer gets `amount` and keeps the goods. `return`: the buyer sends the goods back first. `close`: the store is right.
 *
 * - `returnId`: Goods that come back, or the report of a parcel that never arrived.
 * - `decision`: What is decided.
 * - `amount` (optional): What the buyer gets, in dollars; for `part` only.
 * - `reason` (optional): Why; always needed. Both sides read it.
 *
 * @throws ApiError with the keys returnNotFound, returnStepNotPossible, reasonRequired, refundAmountTooHigh, secondFactorNeeded, noPermission, besides the shared errors
 * @example await deskDisputeDecide(transport, {"returnId":"rc_20260305_0001","decision":"refund"});
 */
export const deskDisputeDecide: Call<'deskDisputeDecide', DeskDisputeDecideParams, null> =
  /* @__PURE__ */ write(
    'deskDispute!decide',
    'neht5returnNotFound j9m3preturnStepNotPossible 4ucz2reasonRequired rovh7refundAmountTooHigh 7a3cusecondFactorNeeded fmeagnoPermission',
  );

/**
 * Lists the identity checks of all users by where they stand and by kind, so that the oldest can be taken first.
 *
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has.
 * - `keyword` (optional): Keeps only rows in which an id, a number or a name has this.
 * - `state` (optional): Keeps only checks in this state.
 * - `kind` (optional): Keeps only checks of this kind.
 * - `sortBy` (optional): What the checks are sorted by.
 * - `sortDir` (optional): Which end of the list comes first.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await deskIdentityList(transport);
 */
export const deskIdentityList: OpenCall<
  'deskIdentityList',
  DeskIdentityListParams,
  DeskIdentityListOk['data']
> = /* @__PURE__ */ read('deskIdentity!list', 'fmeagnoPermission', { paging: pageList });

/**
 * Answers one identity check with what was typed, the pictures, and other users with the same number of a document.
 *
 * - `checkId`: The check, by its identifier.
 *
 * @throws ApiError with the keys recordNotFound, noPermission, besides the shared errors
 * @example await deskIdentityInfo(transport, {"checkId":"ic_1"});
 */
export const deskIdentityInfo: Call<'deskIdentityInfo', DeskIdentityInfoParams, DeskIdentityInfoOk['data']> =
  /* @__PURE__ */ read('deskIdentity!info', 'dy5k8recordNotFound fmeagnoPermission');

/**
 * Takes an identity check into review, passes it, or refuses it with a reason that the applicant reads. A refused applicant can apply again.
 *
 * - `checkId`: The check, by its identifier.
 * - `decision`: What is decided.
 * - `reason` (optional): Why; needed for a refusal. The user reads it.
 *
 * @throws ApiError with the keys recordNotFound, alreadyVerified, verificationUnderReview, reasonRequired, noPermission, besides the shared errors
 * @example await deskIdentityDecide(transport, {"checkId":"ic_1","decision":"review"});
 */
export const deskIdentityDecide: Call<'deskIdentityDecide', DeskIdentityDecideParams, null> =
  /* @__PURE__ */ write(
    'deskIdentity!decide',
    'dy5k8recordNotFound v7g6walreadyVerified 981deverificationUnderReview 4ucz2reasonRequired fmeagnoPermission',
  );

/**
 * Lists applications to sell in the mall with the identity of the applicant and whether a store has the same name.
 *
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has.
 * - `keyword` (optional): Keeps only rows in which an id, a number or a name has this.
 * - `state` (optional): Keeps only applications in this state.
 * - `sortBy` (optional): What the applications are sorted by.
 * - `sortDir` (optional): Which end of the list comes first.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await deskApplicationList(transport);
 */
export const deskApplicationList: OpenCall<
  'deskApplicationList',
  DeskApplicationListParams,
  DeskApplicationListOk['data']
> = /* @__PURE__ */ read('deskApplication!list', 'fmeagnoPermission', { paging: pageList });

/**
 * Admits an applicant, which opens the store, or refuses with a reason that the applicant reads. A refused applicant can apply again.
 *
 * - `applicationId`: The application, by its identifier.
 * - `decision`: What is decided.
 * - `reason` (optional): Why; needed for a refusal. The user reads it.
 *
 * @throws ApiError with the keys recordNotFound, duplicateSubmission, accountFrozen, reasonRequired, noPermission, besides the shared errors
 * @example await deskApplicationDecide(transport, {"applicationId":"ma_1","decision":"admit"});
 */
export const deskApplicationDecide: Call<'deskApplicationDecide', DeskApplicationDecideParams, null> =
  /* @__PURE__ */ write(
    'deskApplication!decide',
    'dy5k8recordNotFound iqoxvduplicateSubmission fb94uaccountFrozen 4ucz2reasonRequired fmeagnoPermission',
  );

/**
 * Finds users by id, name, e-mail address, phone or code, and by how they are held. Addresses and phones are not shown here.
 *
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has.
 * - `keyword` (optional): Keeps only rows in which an id, a number or a name has this.
 * - `hold` (optional): Keeps only users who are held so.
 * - `address` (optional): Keeps only users with such a withdrawal address.
 * - `sortBy` (optional): What the users are sorted by.
 * - `sortDir` (optional): Which end of the list comes first.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await deskCustomerList(transport);
 */
export const deskCustomerList: OpenCall<
  'deskCustomerList',
  DeskCustomerListParams,
  DeskCustomerListOk['data']
> = /* @__PURE__ */ read('deskCustomer!list', 'fmeagnoPermission', { paging: pageList });

/**
 * Answers one user with orders, identity, sessions and what the desk has done; money only for those who may see money.
 *
 * - `userId`: The user, by identifier.
 *
 * @throws ApiError with the keys userNotFound, noPermission, besides the shared errors
 * @example await deskCustomerInfo(transport, {"userId":"us_amelia"});
 */
export const deskCustomerInfo: Call<'deskCustomerInfo', DeskCustomerInfoParams, DeskCustomerInfoOk['data']> =
  /* @__PURE__ */ read('deskCustomer!info', 'wzufouserNotFound fmeagnoPermission');

/**
 * Holds an account so that money can not leave, freezes it so that nobody can log in, or releases it; always with a reason.
 *
 * - `userId`: The user, by identifier.
 * - `hold`: How the account is held from now on.
 * - `reason`: Why this is done, for the audit log.
 *
 * @throws ApiError with the keys userNotFound, duplicateSubmission, noPermission, besides the shared errors
 * @example await deskCustomerHold(transport, {"userId":"us_amelia","hold":"none","reason":"Asked for by the owner."});
 */
export const deskCustomerHold: Call<'deskCustomerHold', DeskCustomerHoldParams, null> = /* @__PURE__ */ write(
  'deskCustomer!hold',
  'wzufouserNotFound iqoxvduplicateSubmission fmeagnoPermission',
);

/**
 * Removes the withdrawal address of a user at once, with a reason, so that the user can bind another one. The user is notified. Withdrawals under way still go to the old one.
 *
 * - `userId`: The user, by identifier.
 * - `reason`: Why this is done, for the audit log.
 *
 * @throws ApiError with the keys userNotFound, withdrawalAddressNotBound, secondFactorNeeded, noPermission, besides the shared errors
 * @example await deskCustomerReleaseAddress(transport, {"userId":"us_amelia","reason":"The owner has lost the wallet and showed a document."});
 */
export const deskCustomerReleaseAddress: Call<
  'deskCustomerReleaseAddress',
  DeskCustomerReleaseAddressParams,
  null
> = /* @__PURE__ */ write(
  'deskCustomer!releaseAddress',
  'wzufouserNotFound xrh5wwithdrawalAddressNotBound 7a3cusecondFactorNeeded fmeagnoPermission',
);

/**
 * Lists all roles with what they allow and how many people have them; the role of owners is locked.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await deskRoleList(transport);
 */
export const deskRoleList: OpenCall<'deskRoleList', NoInput, DeskRoleListOk['data']> = /* @__PURE__ */ read(
  'deskRole!list',
  'fmeagnoPermission',
);

/**
 * Creates a role or changes one. Names are unique without regard to case and blanks, and nobody grants what they do not have.
 *
 * - `roleId` (optional): The role to change; absent to create one.
 * - `version` (optional): The version that was read; needed for a change.
 * - `name`: Name of the role.
 * - `description` (optional): What the role is for.
 * - `permissions`: What the role allows, joined by commas.
 *
 * @throws ApiError with the keys recordNotFound, roleNameTaken, roleLocked, grantExceedsOwn, changedMeanwhile, secondFactorNeeded, noPermission, besides the shared errors
 * @example await deskRoleSave(transport, {"name":"Finance","permissions":"money:see,withdrawals:pay"});
 */
export const deskRoleSave: Call<'deskRoleSave', DeskRoleSaveParams, DeskRoleSaveOk['data']> =
  /* @__PURE__ */ write(
    'deskRole!save',
    'dy5k8recordNotFound 329hyroleNameTaken gisa3roleLocked tbjtjgrantExceedsOwn r2gn4changedMeanwhile 7a3cusecondFactorNeeded fmeagnoPermission',
  );

/**
 * Deletes a role that nobody has. A role that a person has, also one who is only invited, stays.
 *
 * - `roleId`: The role, by its identifier.
 *
 * @throws ApiError with the keys recordNotFound, linkedRoleNotDeletable, roleLocked, secondFactorNeeded, noPermission, besides the shared errors
 * @example await deskRoleRemove(transport, {"roleId":"ro_finance"});
 */
export const deskRoleRemove: Call<'deskRoleRemove', DeskRoleRemoveParams, null> = /* @__PURE__ */ write(
  'deskRole!remove',
  'dy5k8recordNotFound o67rdlinkedRoleNotDeletable gisa3roleLocked 7a3cusecondFactorNeeded fmeagnoPermission',
);

/**
 * Lists the people of the desk with their roles, whether they can log in, and when they were last seen.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await deskStaffList(transport);
 */
export const deskStaffList: OpenCall<'deskStaffList', NoInput, DeskStaffListOk['data']> =
  /* @__PURE__ */ read('deskStaff!list', 'fmeagnoPermission');

/**
 * Invites a person, or changes name, roles and whether they can log in. Nobody changes their own roles, grants what they do not have, or removes the last owner.
 *
 * - `staffId` (optional): The person to change; absent to invite one.
 * - `version` (optional): The version that was read; needed for a change.
 * - `username`: Name to log in with; can not change later.
 * - `name`: Full name.
 * - `roleIds`: Roles of the person, joined by commas.
 * - `isActive` (optional): Whether the person can log in; false ends all sessions.
 *
 * @throws ApiError with the keys recordNotFound, duplicateUsername, grantExceedsOwn, lastOwner, noPermission, changedMeanwhile, secondFactorNeeded, besides the shared errors
 * @example await deskStaffSave(transport, {"username":"ingrid","name":"Ingrid Dahl","roleIds":"ro_finance"});
 */
export const deskStaffSave: Call<'deskStaffSave', DeskStaffSaveParams, DeskStaffSaveOk['data']> =
  /* @__PURE__ */ write(
    'deskStaff!save',
    'dy5k8recordNotFound p1c7aduplicateUsername tbjtjgrantExceedsOwn h3yu8lastOwner fmeagnoPermission r2gn4changedMeanwhile 7a3cusecondFactorNeeded',
  );

/**
 * Reads the log of every action of staff, merchants and the system, newest first: who, when, what, why, before, after and from where.
 *
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has.
 * - `keyword` (optional): Keeps only rows in which an id, a number or a name has this.
 * - `act` (optional): Keeps only rows of this action.
 * - `subjectId` (optional): Keeps only rows about this.
 * - `actorKind` (optional): Keeps only rows of actors of this side.
 * - `from` (optional): Keeps only rows from then on.
 * - `until` (optional): Keeps only rows before then.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await deskAuditList(transport);
 */
export const deskAuditList: OpenCall<'deskAuditList', DeskAuditListParams, DeskAuditListOk['data']> =
  /* @__PURE__ */ read('deskAudit!list', 'fmeagnoPermission', { paging: pageList });

/**
 * Lists all settings of the mall with kind, value, standard value and who changed them last.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await deskSettingList(transport);
 */
export const deskSettingList: OpenCall<'deskSettingList', NoInput, DeskSettingListOk['data']> =
  /* @__PURE__ */ read('deskSetting!list', 'fmeagnoPermission');

/**
 * Changes a setting for all calls from now on, or brings its standard value back where no value is sent. A value of another kind is refused.
 *
 * - `code`: Code of the setting.
 * - `value` (optional): The new value as text; absent for the standard one.
 * - `expected` (optional): The value that was read; a different one by now is refused.
 * - `reason`: Why this is done, for the audit log.
 *
 * @throws ApiError with the keys recordNotFound, changedMeanwhile, secondFactorNeeded, noPermission, besides the shared errors
 * @example await deskSettingSave(transport, {"code":"withdraw_daily_max","reason":"Asked for by the owner."});
 */
export const deskSettingSave: Call<'deskSettingSave', DeskSettingSaveParams, null> = /* @__PURE__ */ write(
  'deskSetting!save',
  'dy5k8recordNotFound r2gn4changedMeanwhile 7a3cusecondFactorNeeded fmeagnoPermission',
);

/**
 * Lists all categories of both levels in display order, hidden ones too, with their texts in every language and how many products use them.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await deskCategoryList(transport);
 */
export const deskCategoryList: OpenCall<'deskCategoryList', NoInput, DeskCategoryListOk['data']> =
  /* @__PURE__ */ read('deskCategory!list', 'fmeagnoPermission');

/**
 * Creates a category as the last one of its level, or changes one. With another parent it moves there with its products. A change sends the version it read; a stale one is refused.
 *
 * @throws ApiError with the keys categoryNotFound, categoryHasChildren, changedMeanwhile, imageUploadFailed, noPermission, besides the shared errors
 * @example await deskCategorySave(transport, {"parentId":null,"texts":[{"lang":"en","name":"Shoes","description":"Sneakers, boots and sandals."},{"lang":"de","name":"Schuhe","description":""}],"image":"/uploads/selle/0123456789abcdef0123456789abcdef.webp","isHidden":false,"isRecommended":true});
 */
export const deskCategorySave: Call<'deskCategorySave', DeskCategoryDraft, DeskCategorySaveOk['data']> =
  /* @__PURE__ */ write(
    'deskCategory!save',
    '39f0icategoryNotFound xafeecategoryHasChildren r2gn4changedMeanwhile xo33timageUploadFailed fmeagnoPermission',
    { bodyOf: jsonBody },
  );

/**
 * Puts the categories of one level, or those beneath one, in the order that is sent. Refused if one was added, moved or deleted meanwhile.
 *
 * @throws ApiError with the keys changedMeanwhile, noPermission, besides the shared errors
 * @example await deskCategoryOrder(transport, {"parentId":"c_shoes","categoryIds":["c_shoes_boots","c_shoes_sneakers"]});
 */
export const deskCategoryOrder: Call<'deskCategoryOrder', DeskCategoryOrder, null> = /* @__PURE__ */ write(
  'deskCategory!order',
  'r2gn4changedMeanwhile fmeagnoPermission',
  { bodyOf: jsonBody },
);

/**
 * Deletes a category that no product uses and that has none beneath it. Others can be hidden instead.
 *
 * - `categoryId`: The category, by its identifier.
 * - `version`: The version that was read.
 *
 * @throws ApiError with the keys categoryNotFound, categoryHasGoods, categoryHasChildren, changedMeanwhile, noPermission, besides the shared errors
 * @example await deskCategoryRemove(transport, {"categoryId":"c_shoes","version":3});
 */
export const deskCategoryRemove: Call<'deskCategoryRemove', DeskCategoryRemoveParams, null> =
  /* @__PURE__ */ write(
    'deskCategory!remove',
    '39f0icategoryNotFound 391aocategoryHasGoods xafeecategoryHasChildren r2gn4changedMeanwhile fmeagnoPermission',
  );

/**
 * Creates a set of categories of both levels with pictures and names in all languages, in a mall that has none yet.
 *
 * @throws ApiError with the keys categoriesExist, noPermission, besides the shared errors
 * @example await deskCategoryImportStarter(transport);
 */
export const deskCategoryImportStarter: OpenCall<
  'deskCategoryImportStarter',
  NoInput,
  DeskCategoryImportStarterOk['data']
> = /* @__PURE__ */ write('deskCategory!importStarter', 'luxuocategoriesExist fmeagnoPermission');

/**
 * Lists all banners of the home page, for the website first, in display order, with their state now and their texts.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await deskBannerList(transport);
 */
export const deskBannerList: OpenCall<'deskBannerList', NoInput, DeskBannerListOk['data']> =
  /* @__PURE__ */ read('deskBanner!list', 'fmeagnoPermission');

/**
 * Creates a banner as the last one of its place, or changes one. A change sends the version it read; a stale one is refused.
 *
 * @throws ApiError with the keys recordNotFound, changedMeanwhile, imageUploadFailed, noPermission, besides the shared errors
 * @example await deskBannerSave(transport, {"device":"pc","isBig":true,"texts":[{"lang":"en","title":"Linen season: dresses"}],"image":"/uploads/selle/0123456789abcdef0123456789abcdef.webp","link":"/discounted","isHidden":false,"startsAt":null,"endsAt":null});
 */
export const deskBannerSave: Call<'deskBannerSave', DeskBannerDraft, DeskBannerSaveOk['data']> =
  /* @__PURE__ */ write(
    'deskBanner!save',
    'dy5k8recordNotFound r2gn4changedMeanwhile xo33timageUploadFailed fmeagnoPermission',
    { bodyOf: jsonBody },
  );

/**
 * Puts the banners of one kind of store in the order that is sent. Refused if one was added or deleted meanwhile.
 *
 * @throws ApiError with the keys changedMeanwhile, noPermission, besides the shared errors
 * @example await deskBannerOrder(transport, {"device":"pc","bannerIds":["bn_spring","bn_lamps"]});
 */
export const deskBannerOrder: Call<'deskBannerOrder', DeskBannerSequence, null> = /* @__PURE__ */ write(
  'deskBanner!order',
  'r2gn4changedMeanwhile fmeagnoPermission',
  { bodyOf: jsonBody },
);

/**
 * Deletes a banner with its picture. One that should come back later can be hidden instead.
 *
 * - `bannerId`: The banner, by its identifier.
 * - `version`: The version that was read.
 *
 * @throws ApiError with the keys recordNotFound, changedMeanwhile, noPermission, besides the shared errors
 * @example await deskBannerRemove(transport, {"bannerId":"bn_spring","version":3});
 */
export const deskBannerRemove: Call<'deskBannerRemove', DeskBannerRemoveParams, null> = /* @__PURE__ */ write(
  'deskBanner!remove',
  'dy5k8recordNotFound r2gn4changedMeanwhile fmeagnoPermission',
);

/**
 * Lists the news of the mall, newest first, also hidden and scheduled ones, with how many are in each state.
 *
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has.
 * - `keyword` (optional): Keeps only news with this in a title of any language.
 * - `state` (optional): Keeps only news in this state.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await deskNewsList(transport);
 */
export const deskNewsList: OpenCall<'deskNewsList', DeskNewsListParams, DeskNewsListOk['data']> =
  /* @__PURE__ */ read('deskNews!list', 'fmeagnoPermission', { paging: pageList });

/**
 * Answers a news item with its texts in every language and the version that a change has to send.
 *
 * - `newsId`: The news item, by its identifier.
 *
 * @throws ApiError with the keys newsNotFound, noPermission, besides the shared errors
 * @example await deskNewsInfo(transport, {"newsId":"nw_delivery"});
 */
export const deskNewsInfo: Call<'deskNewsInfo', DeskNewsInfoParams, DeskNewsInfoOk['data']> =
  /* @__PURE__ */ read('deskNews!info', 'v76arnewsNotFound fmeagnoPermission');

/**
 * Creates a news item or changes one. It appears at its date, unless it is hidden. A stale change is refused.
 *
 * @throws ApiError with the keys newsNotFound, changedMeanwhile, imageUploadFailed, noPermission, besides the shared errors
 * @example await deskNewsSave(transport, {"texts":[{"lang":"en","title":"Parcels now arrive a day earlier","content":"<p>A second sorting centre has opened.</p>"}],"image":null,"isHidden":false,"releasedAt":1773451613000});
 */
export const deskNewsSave: Call<'deskNewsSave', DeskNewsDraft, DeskNewsSaveOk['data']> =
  /* @__PURE__ */ write(
    'deskNews!save',
    'v76arnewsNotFound r2gn4changedMeanwhile xo33timageUploadFailed fmeagnoPermission',
    { bodyOf: jsonBody },
  );

/**
 * Deletes a news item with its picture. One that should come back later can be hidden instead.
 *
 * - `newsId`: The news item, by its identifier.
 * - `version`: The version that was read.
 *
 * @throws ApiError with the keys newsNotFound, changedMeanwhile, noPermission, besides the shared errors
 * @example await deskNewsRemove(transport, {"newsId":"nw_delivery","version":3});
 */
export const deskNewsRemove: Call<'deskNewsRemove', DeskNewsRemoveParams, null> = /* @__PURE__ */ write(
  'deskNews!remove',
  'v76arnewsNotFound r2gn4changedMeanwhile fmeagnoPermission',
);

/**
 * Lists all lucky draws, the latest first, with their state now. Buyers see the first one that has not ended.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await deskLotteryList(transport);
 */
export const deskLotteryList: OpenCall<'deskLotteryList', NoInput, DeskLotteryListOk['data']> =
  /* @__PURE__ */ read('deskLottery!list', 'fmeagnoPermission');

/**
 * Creates a lucky draw or changes one. A change sends the version it read; a stale one is refused.
 *
 * @throws ApiError with the keys recordNotFound, changedMeanwhile, noPermission, besides the shared errors
 * @example await deskLotterySave(transport, {"texts":[{"lang":"en","title":"Spring lucky draw"}],"link":"https://openmall.example/lucky-draw","isHidden":false,"startsAt":1773451613000,"endsAt":1774056413000});
 */
export const deskLotterySave: Call<'deskLotterySave', DeskLotteryDraft, DeskLotterySaveOk['data']> =
  /* @__PURE__ */ write('deskLottery!save', 'dy5k8recordNotFound r2gn4changedMeanwhile fmeagnoPermission', {
    bodyOf: jsonBody,
  });

/**
 * Deletes a lucky draw. One that should come back later can be hidden instead.
 *
 * - `lotteryId`: The lucky draw, by its identifier.
 * - `version`: The version that was read.
 *
 * @throws ApiError with the keys recordNotFound, changedMeanwhile, noPermission, besides the shared errors
 * @example await deskLotteryRemove(transport, {"lotteryId":"lt_spring","version":3});
 */
export const deskLotteryRemove: Call<'deskLotteryRemove', DeskLotteryRemoveParams, null> =
  /* @__PURE__ */ write('deskLottery!remove', 'dy5k8recordNotFound r2gn4changedMeanwhile fmeagnoPermission');

/**
 * Lists the coupons of the mall and of its stores, the latest first, with what they have cost so far.
 *
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has.
 * - `keyword` (optional): Keeps only rows in which a code or the name of a store has this.
 * - `state` (optional): Keeps only coupons in this state.
 * - `payer` (optional): Keeps only coupons that this side pays for.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await deskCouponList(transport);
 */
export const deskCouponList: OpenCall<'deskCouponList', DeskCouponListParams, DeskCouponListOk['data']> =
  /* @__PURE__ */ read('deskCoupon!list', 'fmeagnoPermission', { paging: pageList });

/**
 * Creates a coupon of the mall, which pays for it, or changes one. A store's coupon is changed by the store. Once an order has used a coupon, only its end and its limits can change, and not to less than what is used.
 *
 * @throws ApiError with the keys recordNotFound, changedMeanwhile, couponCodeTaken, couponInUse, noPermission, besides the shared errors
 * @example await deskCouponSave(transport, {"code":"WELCOME5","amount":5,"minGoods":30,"startsAt":1773451613000,"endsAt":1776043613000,"userLimit":1});
 */
export const deskCouponSave: Call<'deskCouponSave', OfficeCouponDraft, DeskCouponSaveOk['data']> =
  /* @__PURE__ */ write(
    'deskCoupon!save',
    'dy5k8recordNotFound r2gn4changedMeanwhile gtcvhcouponCodeTaken 7jsa9couponInUse fmeagnoPermission',
    { bodyOf: jsonBody },
  );

/**
 * Ends a coupon of the mall or of a store now. Orders that use it keep it. Ending one that has ended changes nothing.
 *
 * - `couponId`: The coupon, by its identifier.
 *
 * @throws ApiError with the keys recordNotFound, noPermission, besides the shared errors
 * @example await deskCouponEnd(transport, {"couponId":"cp_welcome"});
 */
export const deskCouponEnd: Call<'deskCouponEnd', DeskCouponEndParams, null> = /* @__PURE__ */ write(
  'deskCoupon!end',
  'dy5k8recordNotFound fmeagnoPermission',
);

/**
 * Lists the information pages that the mall has written itself. Other pages show the text of the client.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await deskHelpPageList(transport);
 */
export const deskHelpPageList: OpenCall<'deskHelpPageList', NoInput, DeskHelpPageListOk['data']> =
  /* @__PURE__ */ read('deskHelpPage!list', 'fmeagnoPermission');

/**
 * Answers an information page with its texts in every language; without any, at version 0, where the mall has not written it.
 *
 * - `topic`: What the page is about.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await deskHelpPageInfo(transport, {"topic":"delivery"});
 */
export const deskHelpPageInfo: Call<'deskHelpPageInfo', DeskHelpPageInfoParams, DeskHelpPageInfoOk['data']> =
  /* @__PURE__ */ read('deskHelpPage!info', 'fmeagnoPermission');

/**
 * Writes an information page in the place of the text of the client. A change sends the version it read, 0 for a page that is not written yet.
 *
 * @throws ApiError with the keys changedMeanwhile, noPermission, besides the shared errors
 * @example await deskHelpPageSave(transport, {"topic":"delivery","version":0,"texts":[{"lang":"en","title":"Delivery","content":"<p>All stores ship within 24 hours.</p>"}],"isHidden":false});
 */
export const deskHelpPageSave: Call<'deskHelpPageSave', DeskHelpPageDraft, DeskHelpPageSaveOk['data']> =
  /* @__PURE__ */ write('deskHelpPage!save', 'r2gn4changedMeanwhile fmeagnoPermission', { bodyOf: jsonBody });

/**
 * Deletes the text of the mall, so that clients show their own again.
 *
 * - `topic`: What the page is about.
 * - `version`: The version that was read.
 *
 * @throws ApiError with the keys recordNotFound, changedMeanwhile, noPermission, besides the shared errors
 * @example await deskHelpPageRemove(transport, {"topic":"delivery","version":3});
 */
export const deskHelpPageRemove: Call<'deskHelpPageRemove', DeskHelpPageRemoveParams, null> =
  /* @__PURE__ */ write('deskHelpPage!remove', 'dy5k8recordNotFound r2gn4changedMeanwhile fmeagnoPermission');

/**
 * Lists conversations of users with customer service, the longest wait first, with the last text of each.
 *
 * - `pageNum` (optional): Which page, counted from 1. A page past the end is empty.
 * - `pageSize` (optional): How many rows a page has.
 * - `keyword` (optional): Keeps only rows in which an id, a number or a name has this.
 * - `isWaiting` (optional): Keeps only users who wait for an answer.
 *
 * @throws ApiError with the keys noPermission, besides the shared errors
 * @example await deskChatList(transport);
 */
export const deskChatList: OpenCall<'deskChatList', DeskChatListParams, DeskChatListOk['data']> =
  /* @__PURE__ */ read('deskChat!list', 'fmeagnoPermission', { paging: pageList });

/**
 * Answers the last messages of one conversation with a user, oldest first. Reading does not mark them as read; answering does.
 *
 * - `userId`: The user, by identifier.
 *
 * @throws ApiError with the keys userNotFound, noPermission, besides the shared errors
 * @example await deskChatMessages(transport, {"userId":"us_amelia"});
 */
export const deskChatMessages: Call<'deskChatMessages', DeskChatMessagesParams, DeskChatMessagesOk['data']> =
  /* @__PURE__ */ read('deskChat!messages', 'wzufouserNotFound fmeagnoPermission');

/**
 * Writes to a user as customer service and marks what the user wrote as read. The user is told at once.
 *
 * - `userId`: The user, by identifier.
 * - `text`: What to say.
 *
 * @throws ApiError with the keys userNotFound, messageEmpty, noPermission, besides the shared errors
 * @example await deskChatWrite(transport, {"userId":"us_amelia","text":"It will arrive tomorrow."});
 */
export const deskChatWrite: Call<'deskChatWrite', DeskChatWriteParams, DeskChatWriteOk['data']> =
  /* @__PURE__ */ write('deskChat!write', 'wzufouserNotFound jz1oemessageEmpty fmeagnoPermission');
