/** Buying: orders, their histories and their payments. */
import type { Handlers } from './handler.ts';
import { orderCancel } from './order/cancel.ts';
import { orderCountOrderStatus } from './order/countOrderStatus.ts';
import { orderInfo } from './order/info.ts';
import { orderListGoods } from './order/listGoods.ts';
import { orderListMain } from './order/listMain.ts';
import { orderPay } from './order/pay.ts';
import { orderQuote } from './order/quote.ts';
import { orderReceipt } from './order/receipt.ts';
import { orderRemind } from './order/remind.ts';
import { orderReturns } from './order/returns.ts';
import { orderSubmit } from './order/submit.ts';
import { orderLogList } from './orderLog/list.ts';
import { paymentGet } from './payment/get.ts';
import { paymentMethods } from './payment/methods.ts';
import { paymentOpen } from './payment/open.ts';

export const orderHandlers = {
  orderSubmit,
  orderPay,
  orderCancel,
  orderListMain,
  orderInfo,
  orderListGoods,
  orderReceipt,
  orderReturns,
  orderCountOrderStatus,
  orderRemind,
  orderQuote,
  orderLogList,
  paymentMethods,
  paymentOpen,
  paymentGet,
} satisfies Partial<Handlers>;
