// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */

import type { MerchantHandlers } from '../api/handler.ts';
import {
  merchantSessionLogin,
  merchantSessionMe,
  merchantSessionEnd,
} from '../api/merchant/merchantSession.ts';
import { merchantHomeFigures } from '../api/merchant/merchantHome.ts';
import {
  merchantOrderList,
  merchantOrderInfo,
  merchantOrderConfirm,
  merchantOrderShip,
} from '../api/merchant/merchantOrder.ts';
import {
  merchantReturnList,
  merchantReturnInfo,
  merchantReturnDecide,
  merchantReturnArrive,
} from '../api/merchant/merchantReturn.ts';
import {
  merchantRefundList,
  merchantRefundInfo,
  merchantRefundDecide,
} from '../api/merchant/merchantRefund.ts';
import {
  merchantReviewList,
  merchantReviewInfo,
  merchantReviewAnswer,
  merchantReviewWithdrawAnswer,
} from '../api/merchant/merchantReview.ts';
import { merchantChatList, merchantChatMessages, merchantChatWrite } from '../api/merchant/merchantChat.ts';
import {
  merchantGoodsList,
  merchantGoodsInfo,
  merchantGoodsSave,
  merchantGoodsImportRows,
  merchantGoodsShelf,
  merchantGoodsBulkEdit,
  merchantGoodsExportRows,
} from '../api/merchant/merchantGoods.ts';
import { merchantVariantStock, merchantVariantSaveAll } from '../api/merchant/merchantVariant.ts';
import { merchantDiscountSave, merchantDiscountEnd } from '../api/merchant/merchantDiscount.ts';
import { merchantCouponList, merchantCouponSave, merchantCouponEnd } from '../api/merchant/merchantCoupon.ts';
import { merchantStoreInfo, merchantStoreSave } from '../api/merchant/merchantStore.ts';
import { merchantEarningList } from '../api/merchant/merchantEarning.ts';
import { merchantPayoutAsk } from '../api/merchant/merchantPayout.ts';
import { merchantApplicationInfo, merchantApplicationSubmit } from '../api/merchant/merchantApplication.ts';

/** The handler of each operation. */
export const handlers: MerchantHandlers = {
  merchantSessionLogin,
  merchantSessionMe,
  merchantSessionEnd,
  merchantHomeFigures,
  merchantOrderList,
  merchantOrderInfo,
  merchantOrderConfirm,
  merchantOrderShip,
  merchantReturnList,
  merchantReturnInfo,
  merchantReturnDecide,
  merchantReturnArrive,
  merchantRefundList,
  merchantRefundInfo,
  merchantRefundDecide,
  merchantReviewList,
  merchantReviewInfo,
  merchantReviewAnswer,
  merchantReviewWithdrawAnswer,
  merchantChatList,
  merchantChatMessages,
  merchantChatWrite,
  merchantGoodsList,
  merchantGoodsInfo,
  merchantGoodsSave,
  merchantGoodsImportRows,
  merchantGoodsShelf,
  merchantVariantStock,
  merchantGoodsBulkEdit,
  merchantGoodsExportRows,
  merchantVariantSaveAll,
  merchantDiscountSave,
  merchantDiscountEnd,
  merchantCouponList,
  merchantCouponSave,
  merchantCouponEnd,
  merchantStoreInfo,
  merchantStoreSave,
  merchantEarningList,
  merchantPayoutAsk,
  merchantApplicationInfo,
  merchantApplicationSubmit,
};
