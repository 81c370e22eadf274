// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */

import type { ZodType } from 'zod';
import type { OperationId } from '../types.ts';
import {
  MerchantApplicationInfoOk,
  MerchantApplicationSubmitOk,
  MerchantEarningListOk,
  MerchantGoodsImportRowsOk,
  MerchantGoodsInfoOk,
  MerchantGoodsListOk,
  MerchantGoodsSaveOk,
  MerchantGoodsShelfOk,
  MerchantHomeFiguresOk,
  MerchantOrderConfirmOk,
  MerchantOrderInfoOk,
  MerchantOrderListOk,
  MerchantOrderShipOk,
  MerchantPayoutAskOk,
  MerchantReturnArriveOk,
  MerchantReturnDecideOk,
  MerchantReturnInfoOk,
  MerchantReturnListOk,
  MerchantSessionEndOk,
  MerchantSessionLoginOk,
  MerchantSessionMeOk,
  MerchantVariantStockOk,
} from './zod.ts';

/** The zod schema of the `data` of each operation. */
export const dataSchemas = {
  merchantSessionLogin: MerchantSessionLoginOk.shape.data,
  merchantSessionMe: MerchantSessionMeOk.shape.data,
  merchantSessionEnd: MerchantSessionEndOk.shape.data.nullable(),
  merchantHomeFigures: MerchantHomeFiguresOk.shape.data,
  merchantOrderList: MerchantOrderListOk.shape.data,
  merchantOrderInfo: MerchantOrderInfoOk.shape.data,
  merchantOrderConfirm: MerchantOrderConfirmOk.shape.data.nullable(),
  merchantOrderShip: MerchantOrderShipOk.shape.data.nullable(),
  merchantReturnList: MerchantReturnListOk.shape.data,
  merchantReturnInfo: MerchantReturnInfoOk.shape.data,
  merchantReturnDecide: MerchantReturnDecideOk.shape.data.nullable(),
  merchantReturnArrive: MerchantReturnArriveOk.shape.data.nullable(),
  merchantGoodsList: MerchantGoodsListOk.shape.data,
  merchantGoodsInfo: MerchantGoodsInfoOk.shape.data,
  merchantGoodsSave: MerchantGoodsSaveOk.shape.data,
  merchantGoodsImportRows: MerchantGoodsImportRowsOk.shape.data,
  merchantGoodsShelf: MerchantGoodsShelfOk.shape.data.nullable(),
  merchantVariantStock: MerchantVariantStockOk.shape.data.nullable(),
  merchantEarningList: MerchantEarningListOk.shape.data,
  merchantPayoutAsk: MerchantPayoutAskOk.shape.data,
  merchantApplicationInfo: MerchantApplicationInfoOk.shape.data,
  merchantApplicationSubmit: MerchantApplicationSubmitOk.shape.data,
} as const satisfies Readonly<Record<OperationId, ZodType>>;
