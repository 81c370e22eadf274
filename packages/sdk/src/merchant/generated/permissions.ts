// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */

import type { OperationId } from '../types.ts';

/** Everything that a role may allow. */
export const permissions = [
  'orders:see',
  'orders:act',
  'goods:see',
  'goods:act',
  'earnings:see',
  'payouts:ask',
  'reviews:act',
  'chat:act',
  'store:act',
] as const;
export type Permission = (typeof permissions)[number];

/** What each operation needs: a permission, `any` session, or `none`. */
export const permissionOf: Readonly<Record<OperationId, Permission | 'any' | 'none'>> = {
  merchantSessionLogin: 'none',
  merchantSessionMe: 'any',
  merchantSessionEnd: 'any',
  merchantHomeFigures: 'orders:see',
  merchantOrderList: 'orders:see',
  merchantOrderInfo: 'orders:see',
  merchantOrderConfirm: 'orders:act',
  merchantOrderShip: 'orders:act',
  merchantReturnList: 'orders:see',
  merchantReturnInfo: 'orders:see',
  merchantReturnDecide: 'orders:act',
  merchantReturnArrive: 'orders:act',
  merchantRefundList: 'orders:see',
  merchantRefundInfo: 'orders:see',
  merchantRefundDecide: 'orders:act',
  merchantReviewList: 'goods:see',
  merchantReviewInfo: 'goods:see',
  merchantReviewAnswer: 'reviews:act',
  merchantReviewWithdrawAnswer: 'reviews:act',
  merchantChatList: 'chat:act',
  merchantChatMessages: 'chat:act',
  merchantChatWrite: 'chat:act',
  merchantGoodsList: 'goods:see',
  merchantGoodsInfo: 'goods:see',
  merchantGoodsSave: 'goods:act',
  merchantGoodsImportRows: 'goods:act',
  merchantGoodsShelf: 'goods:act',
  merchantVariantStock: 'goods:act',
  merchantGoodsBulkEdit: 'goods:act',
  merchantGoodsExportRows: 'goods:see',
  merchantVariantSaveAll: 'goods:act',
  merchantDiscountSave: 'goods:act',
  merchantDiscountEnd: 'goods:act',
  merchantCouponList: 'goods:see',
  merchantCouponSave: 'goods:act',
  merchantCouponEnd: 'goods:act',
  merchantStoreInfo: 'goods:see',
  merchantStoreSave: 'store:act',
  merchantEarningList: 'earnings:see',
  merchantPayoutAsk: 'payouts:ask',
  merchantApplicationInfo: 'any',
  merchantApplicationSubmit: 'any',
};
