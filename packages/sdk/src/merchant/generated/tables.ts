// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */

import type { OperationId } from '../types.ts';

/** The errors of every operation, in the format of `error-key.ts`. */
export const sharedErrors: string =
  '=403sessionExpired llepsnotLoggedIn~403 fmeagnoPermission =402parameterError hwe20unsupportedLanguage pzb3xfrequentOperation =500serverError 77wdmsystemError =501notImplemented';
/** The reads that a successful write makes stale. */
export const invalidations: Readonly<Partial<Record<OperationId, readonly OperationId[]>>> = {
  merchantSessionLogin: [],
  merchantSessionEnd: ['merchantSessionMe'],
  merchantOrderConfirm: ['merchantOrderList', 'merchantOrderInfo', 'merchantHomeFigures'],
  merchantOrderShip: ['merchantOrderList', 'merchantOrderInfo', 'merchantHomeFigures'],
  merchantReturnDecide: [
    'merchantReturnList',
    'merchantReturnInfo',
    'merchantOrderInfo',
    'merchantOrderList',
    'merchantHomeFigures',
  ],
  merchantReturnArrive: [
    'merchantReturnList',
    'merchantReturnInfo',
    'merchantOrderInfo',
    'merchantOrderList',
    'merchantHomeFigures',
  ],
  merchantRefundDecide: [
    'merchantRefundList',
    'merchantRefundInfo',
    'merchantOrderInfo',
    'merchantOrderList',
    'merchantHomeFigures',
  ],
  merchantReviewAnswer: ['merchantReviewList', 'merchantReviewInfo', 'merchantHomeFigures'],
  merchantReviewWithdrawAnswer: ['merchantReviewList', 'merchantReviewInfo', 'merchantHomeFigures'],
  merchantChatWrite: ['merchantChatList', 'merchantChatMessages', 'merchantHomeFigures'],
  merchantGoodsSave: ['merchantGoodsList', 'merchantGoodsInfo', 'merchantHomeFigures'],
  merchantGoodsImportRows: ['merchantGoodsList', 'merchantGoodsInfo', 'merchantHomeFigures'],
  merchantGoodsShelf: ['merchantGoodsList', 'merchantGoodsInfo', 'merchantHomeFigures'],
  merchantVariantStock: ['merchantGoodsList', 'merchantGoodsInfo', 'merchantHomeFigures'],
  merchantGoodsBulkEdit: ['merchantGoodsList', 'merchantGoodsInfo', 'merchantHomeFigures'],
  merchantVariantSaveAll: ['merchantGoodsList', 'merchantGoodsInfo', 'merchantHomeFigures'],
  merchantDiscountSave: ['merchantGoodsList', 'merchantGoodsInfo', 'merchantHomeFigures'],
  merchantDiscountEnd: ['merchantGoodsList', 'merchantGoodsInfo', 'merchantHomeFigures'],
  merchantCouponSave: ['merchantCouponList'],
  merchantCouponEnd: ['merchantCouponList'],
  merchantStoreSave: ['merchantStoreInfo', 'merchantSessionMe'],
  merchantPayoutAsk: ['merchantEarningList', 'merchantHomeFigures'],
  merchantApplicationSubmit: ['merchantApplicationInfo'],
};
/** What successful writes change in the reads that they make stale, where the contract says it. */
export const effects = {} as const;
/** The polling intervals of polled reads, in milliseconds. */
export const pollEveryMs = {} as const;
/** Fields that must not appear in a log, an error or a cache. */
export const secretNames: readonly string[] = ['code', 'password', 'requestToken', 'token'];
