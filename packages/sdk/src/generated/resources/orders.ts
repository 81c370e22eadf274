// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
export {
  orderSubmit as submit,
  orderPay as pay,
  orderCancel as cancel,
  orderListMain as list,
  orderInfo as info,
  orderListGoods as lines,
  orderReceipt as receive,
  orderReturns as requestRefund,
  orderRefundQuote as refundQuote,
  orderReturnQuote as returnQuote,
  orderRequestReturn as requestReturn,
  orderSendReturn as sendReturn,
  orderDisputeReturn as disputeReturn,
  orderWithdrawReturn as withdrawReturn,
  orderCountOrderStatus as countByStatus,
  orderRemind as remind,
  orderQuote as quote,
  orderLogList as log,
} from '../operation-functions.ts';
