// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */
export {
  rechargeBlockchainRechargeOpen as open,
  rechargeBlockchainRecharge as create,
  rechargeBlockchainList as list,
  rechargeBlockchainGet as get,
  rechargeBlockchainFee as fee,
  rechargeBlockchainRechargeLimitConfig as limits,
  channelBlockchainList as channels,
  thirdPartyRechargeGetCoinList as thirdPartyCoins,
  thirdPartyRechargeRecharge as createThirdParty,
  thirdPartyRechargePhpRecharge as phpRecharge,
  thirdPartyRechargePhpRecharge2 as phpRecharge2,
  thirdPartyRechargePhpRecharge3 as phpRecharge3,
  thirdPartyRechargePhpRecharge4 as phpRecharge4,
  thirdPartyRechargePhpRecharge5 as phpRecharge5,
} from '../operation-functions.ts';
