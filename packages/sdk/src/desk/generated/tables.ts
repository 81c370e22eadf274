// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */

import type { OperationId } from '../types.ts';

/** The errors of every operation, in the format of `error-key.ts`. */
export const sharedErrors: string =
  '=403sessionExpired llepsnotLoggedIn~403 fmeagnoPermission =402parameterError hwe20unsupportedLanguage pzb3xfrequentOperation =500serverError 77wdmsystemError =501notImplemented';
/** The reads that a successful write makes stale. */
export const invalidations: Readonly<Partial<Record<OperationId, readonly OperationId[]>>> = {
  deskSessionLogin: [],
  deskSessionJoin: [],
  deskSessionConfirm: ['deskSessionMe'],
  deskSessionEnd: ['deskSessionMe'],
  deskWithdrawalDecide: ['deskHomeFigures', 'deskWithdrawalList', 'deskWithdrawalInfo'],
  deskWithdrawalPayOut: ['deskHomeFigures', 'deskWithdrawalList', 'deskWithdrawalInfo'],
  deskRechargeDecide: ['deskHomeFigures', 'deskRechargeList'],
  deskChannelSave: ['deskChannelList', 'deskAuditList', 'deskOpeningInfo'],
  deskChannelDecide: ['deskChannelList', 'deskAuditList', 'deskOpeningInfo'],
  deskChannelPrice: ['deskChannelList', 'deskSettingList', 'deskAuditList', 'deskOpeningInfo'],
  deskMethodSave: ['deskMethodList', 'deskSettingList', 'deskAuditList', 'deskOpeningInfo'],
  deskMethodSaveProduct: ['deskMethodList', 'deskSettingList', 'deskAuditList'],
  deskLedgerSettle: ['deskLedgerSuspended', 'deskLedgerAccounts', 'deskLedgerTransfers'],
  deskLedgerStartCheck: ['deskLedgerLastCheck'],
  deskOpeningHide: ['deskOpeningInfo', 'deskSettingList'],
  deskSiteSave: ['deskSiteInfo', 'deskOpeningInfo', 'deskSettingList', 'deskAuditList'],
  deskLoanDecide: ['deskHomeFigures', 'deskLoanList', 'deskLoanInfo'],
  deskDisputeDecide: ['deskHomeFigures', 'deskDisputeList', 'deskDisputeInfo'],
  deskIdentityDecide: ['deskHomeFigures', 'deskIdentityList', 'deskIdentityInfo'],
  deskApplicationDecide: ['deskHomeFigures', 'deskApplicationList'],
  deskCustomerHold: ['deskCustomerList', 'deskCustomerInfo', 'deskAuditList'],
  deskCustomerReleaseAddress: ['deskCustomerList', 'deskCustomerInfo', 'deskAuditList'],
  deskRoleSave: ['deskRoleList', 'deskStaffList', 'deskSessionMe'],
  deskRoleRemove: ['deskRoleList'],
  deskStaffSave: ['deskStaffList', 'deskRoleList'],
  deskSettingSave: ['deskSettingList', 'deskAuditList', 'deskOpeningInfo'],
  deskCategorySave: ['deskCategoryList', 'deskAuditList'],
  deskCategoryOrder: ['deskCategoryList', 'deskAuditList'],
  deskCategoryRemove: ['deskCategoryList', 'deskAuditList'],
  deskCategoryImportStarter: ['deskCategoryList', 'deskAuditList'],
  deskBannerSave: ['deskBannerList', 'deskAuditList'],
  deskBannerOrder: ['deskBannerList', 'deskAuditList'],
  deskBannerRemove: ['deskBannerList', 'deskAuditList'],
  deskNewsSave: ['deskNewsList', 'deskNewsInfo', 'deskAuditList'],
  deskNewsRemove: ['deskNewsList', 'deskNewsInfo', 'deskAuditList'],
  deskLotterySave: ['deskLotteryList', 'deskAuditList'],
  deskLotteryRemove: ['deskLotteryList', 'deskAuditList'],
  deskCouponSave: ['deskCouponList', 'deskAuditList'],
  deskCouponEnd: ['deskCouponList', 'deskAuditList'],
  deskHelpPageSave: ['deskHelpPageList', 'deskHelpPageInfo', 'deskAuditList'],
  deskHelpPageRemove: ['deskHelpPageList', 'deskHelpPageInfo', 'deskAuditList'],
  deskChatWrite: ['deskHomeFigures', 'deskChatList', 'deskChatMessages'],
};
/** What successful writes change in the reads that they make stale, where the contract says it. */
export const effects = {} as const;
/** The polling intervals of polled reads, in milliseconds. */
export const pollEveryMs = {} as const;
/** Fields that must not appear in a log, an error or a cache. */
export const secretNames: readonly string[] = ['code', 'invitation', 'password', 'token'];
