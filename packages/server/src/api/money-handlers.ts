/** The wallet: cards, recharges, withdrawals, loans. */
import { bankCardAdd } from './bankCard/add.ts';
import { bankCardDel } from './bankCard/del.ts';
import { bankCardList } from './bankCard/list.ts';
import { channelBlockchainList } from './channelBlockchain/list.ts';
import { creditApply } from './credit/apply.ts';
import { creditBeforepay } from './credit/beforepay.ts';
import { creditBeforereapply } from './credit/beforereapply.ts';
import { creditBill } from './credit/bill.ts';
import { creditCheck } from './credit/check.ts';
import { creditConfig } from './credit/config.ts';
import { creditHistroy } from './credit/histroy.ts';
import { creditPay } from './credit/pay.ts';
import type { Handlers } from './handler.ts';
import { rechargeBlockchainFee } from './rechargeBlockchain/fee.ts';
import { rechargeBlockchainGet } from './rechargeBlockchain/get.ts';
import { rechargeBlockchainList } from './rechargeBlockchain/list.ts';
import { rechargeBlockchainRecharge } from './rechargeBlockchain/recharge.ts';
import { rechargeBlockchainRechargeLimitConfig } from './rechargeBlockchain/rechargeLimitConfig.ts';
import { rechargeBlockchainRechargeOpen } from './rechargeBlockchain/recharge_open.ts';
import { thirdPartyRechargePhpRecharge } from './thirdPartyRecharge/PHP_recharge.ts';
import { thirdPartyRechargePhpRecharge2 } from './thirdPartyRecharge/PHP_recharge2.ts';
import { thirdPartyRechargePhpRecharge3 } from './thirdPartyRecharge/PHP_recharge3.ts';
import { thirdPartyRechargePhpRecharge4 } from './thirdPartyRecharge/PHP_recharge4.ts';
import { thirdPartyRechargePhpRecharge5 } from './thirdPartyRecharge/PHP_recharge5.ts';
import { thirdPartyRechargeGetCoinList } from './thirdPartyRecharge/getCoinList.ts';
import { thirdPartyRechargeRecharge } from './thirdPartyRecharge/recharge.ts';
import { walletGetUsdt } from './wallet/getUsdt.ts';
import { walletLogs } from './wallet/logs.ts';
import { withdrawApply } from './withdraw/apply.ts';
import { withdrawFee } from './withdraw/fee.ts';
import { withdrawGet } from './withdraw/get.ts';
import { withdrawList } from './withdraw/list.ts';
import { withdrawWithdrawLimitConfig } from './withdraw/withdrawLimitConfig.ts';
import { withdrawWithdrawOpen } from './withdraw/withdraw_open.ts';

export const moneyHandlers = {
  bankCardList,
  bankCardAdd,
  bankCardDel,
  walletGetUsdt,
  walletLogs,
  rechargeBlockchainRechargeOpen,
  rechargeBlockchainRecharge,
  rechargeBlockchainList,
  rechargeBlockchainGet,
  rechargeBlockchainFee,
  rechargeBlockchainRechargeLimitConfig,
  channelBlockchainList,
  thirdPartyRechargeGetCoinList,
  thirdPartyRechargeRecharge,
  thirdPartyRechargePhpRecharge,
  thirdPartyRechargePhpRecharge2,
  thirdPartyRechargePhpRecharge3,
  thirdPartyRechargePhpRecharge4,
  thirdPartyRechargePhpRecharge5,
  withdrawList,
  withdrawApply,
  withdrawFee,
  withdrawGet,
  withdrawWithdrawOpen,
  withdrawWithdrawLimitConfig,
  creditCheck,
  creditConfig,
  creditApply,
  creditBill,
  creditHistroy,
  creditBeforepay,
  creditPay,
  creditBeforereapply,
} satisfies Partial<Handlers>;
