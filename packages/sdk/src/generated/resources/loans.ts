// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
export {
  creditCheck as check,
  creditConfig as config,
  creditApply as apply,
  creditBill as bill,
  creditHistroy as history,
  creditBeforepay as beforePay,
  creditPay as pay,
  creditBeforereapply as beforeReapply,
} from '../operation-functions.ts';
