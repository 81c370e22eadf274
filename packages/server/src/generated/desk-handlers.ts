// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */

import type { DeskHandlers } from '../api/handler.ts';
import {
  deskSessionLogin,
  deskSessionJoin,
  deskSessionMe,
  deskSessionConfirm,
  deskSessionEnd,
} from '../api/desk/deskSession.ts';
import { deskHomeFigures } from '../api/desk/deskHome.ts';
import {
  deskWithdrawalList,
  deskWithdrawalInfo,
  deskWithdrawalDecide,
  deskWithdrawalPayOut,
} from '../api/desk/deskWithdrawal.ts';
import { deskRechargeList, deskRechargeDecide } from '../api/desk/deskRecharge.ts';
import {
  deskChannelList,
  deskChannelSave,
  deskChannelDecide,
  deskChannelPrice,
} from '../api/desk/deskChannel.ts';
import { deskMethodList, deskMethodSave, deskMethodSaveProduct } from '../api/desk/deskMethod.ts';
import {
  deskLedgerAccounts,
  deskLedgerTransfers,
  deskLedgerSuspended,
  deskLedgerSettle,
  deskLedgerStartCheck,
  deskLedgerLastCheck,
} from '../api/desk/deskLedger.ts';
import { deskClosingList } from '../api/desk/deskClosing.ts';
import { deskOpeningInfo, deskOpeningHide } from '../api/desk/deskOpening.ts';
import { deskSiteInfo, deskSiteSave } from '../api/desk/deskSite.ts';
import { deskLoanList, deskLoanInfo, deskLoanDecide } from '../api/desk/deskLoan.ts';
import { deskDisputeList, deskDisputeInfo, deskDisputeDecide } from '../api/desk/deskDispute.ts';
import { deskIdentityList, deskIdentityInfo, deskIdentityDecide } from '../api/desk/deskIdentity.ts';
import { deskApplicationList, deskApplicationDecide } from '../api/desk/deskApplication.ts';
import {
  deskCustomerList,
  deskCustomerInfo,
  deskCustomerHold,
  deskCustomerReleaseAddress,
} from '../api/desk/deskCustomer.ts';
import { deskRoleList, deskRoleSave, deskRoleRemove } from '../api/desk/deskRole.ts';
import { deskStaffList, deskStaffSave } from '../api/desk/deskStaff.ts';
import { deskAuditList } from '../api/desk/deskAudit.ts';
import { deskSettingList, deskSettingSave } from '../api/desk/deskSetting.ts';
import {
  deskCategoryList,
  deskCategorySave,
  deskCategoryOrder,
  deskCategoryRemove,
  deskCategoryImportStarter,
} from '../api/desk/deskCategory.ts';
import { deskBannerList, deskBannerSave, deskBannerOrder, deskBannerRemove } from '../api/desk/deskBanner.ts';
import { deskNewsList, deskNewsInfo, deskNewsSave, deskNewsRemove } from '../api/desk/deskNews.ts';
import { deskLotteryList, deskLotterySave, deskLotteryRemove } from '../api/desk/deskLottery.ts';
import { deskCouponList, deskCouponSave, deskCouponEnd } from '../api/desk/deskCoupon.ts';
import {
  deskHelpPageList,
  deskHelpPageInfo,
  deskHelpPageSave,
  deskHelpPageRemove,
} from '../api/desk/deskHelpPage.ts';
import { deskChatList, deskChatMessages, deskChatWrite } from '../api/desk/deskChat.ts';

/** The handler of each operation. */
export const handlers: DeskHandlers = {
  deskSessionLogin,
  deskSessionJoin,
  deskSessionMe,
  deskSessionConfirm,
  deskSessionEnd,
  deskHomeFigures,
  deskWithdrawalList,
  deskWithdrawalInfo,
  deskWithdrawalDecide,
  deskWithdrawalPayOut,
  deskRechargeList,
  deskRechargeDecide,
  deskChannelList,
  deskChannelSave,
  deskChannelDecide,
  deskChannelPrice,
  deskMethodList,
  deskMethodSave,
  deskMethodSaveProduct,
  deskLedgerAccounts,
  deskLedgerTransfers,
  deskLedgerSuspended,
  deskLedgerSettle,
  deskLedgerStartCheck,
  deskLedgerLastCheck,
  deskClosingList,
  deskOpeningInfo,
  deskOpeningHide,
  deskSiteInfo,
  deskSiteSave,
  deskLoanList,
  deskLoanInfo,
  deskLoanDecide,
  deskDisputeList,
  deskDisputeInfo,
  deskDisputeDecide,
  deskIdentityList,
  deskIdentityInfo,
  deskIdentityDecide,
  deskApplicationList,
  deskApplicationDecide,
  deskCustomerList,
  deskCustomerInfo,
  deskCustomerHold,
  deskCustomerReleaseAddress,
  deskRoleList,
  deskRoleSave,
  deskRoleRemove,
  deskStaffList,
  deskStaffSave,
  deskAuditList,
  deskSettingList,
  deskSettingSave,
  deskCategoryList,
  deskCategorySave,
  deskCategoryOrder,
  deskCategoryRemove,
  deskCategoryImportStarter,
  deskBannerList,
  deskBannerSave,
  deskBannerOrder,
  deskBannerRemove,
  deskNewsList,
  deskNewsInfo,
  deskNewsSave,
  deskNewsRemove,
  deskLotteryList,
  deskLotterySave,
  deskLotteryRemove,
  deskCouponList,
  deskCouponSave,
  deskCouponEnd,
  deskHelpPageList,
  deskHelpPageInfo,
  deskHelpPageSave,
  deskHelpPageRemove,
  deskChatList,
  deskChatMessages,
  deskChatWrite,
};
