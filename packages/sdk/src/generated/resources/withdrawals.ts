// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
export {
  withdrawList as list,
  withdrawApply as apply,
  withdrawFee as fee,
  withdrawGet as get,
  withdrawWithdrawOpen as open,
  withdrawWithdrawLimitConfig as limits,
  withdrawRequestAddressRelease as requestAddressRelease,
  withdrawCancelAddressRelease as cancelAddressRelease,
} from '../operation-functions.ts';
