/* eslint-disable max-lines -- one line for each operation of the contract */
import { addressAdd } from './address/add.ts';
import { addressDel } from './address/del.ts';
import { addressEdit } from './address/edit.ts';
import { addressList } from './address/list.ts';
import { addressListCity } from './address/listCity.ts';
import { addressListCountry } from './address/listCountry.ts';
import { addressListState } from './address/listState.ts';
import { bankCardAdd } from './bankCard/add.ts';
import { bankCardDel } from './bankCard/del.ts';
import { bankCardList } from './bankCard/list.ts';
import { bannerBannerList } from './banner/bannerList.ts';
import { browseHistoryDel } from './browseHistory/del.ts';
import { browseHistoryList } from './browseHistory/list.ts';
import { categoryList } from './category/list.ts';
import { categoryRecommend } from './category/recommend.ts';
import { categorySellerTree } from './category/sellerTree.ts';
import { categoryTree } from './category/tree.ts';
import { channelBlockchainList } from './channelBlockchain/list.ts';
import { creditApply } from './credit/apply.ts';
import { creditBeforepay } from './credit/beforepay.ts';
import { creditBeforereapply } from './credit/beforereapply.ts';
import { creditBill } from './credit/bill.ts';
import { creditCheck } from './credit/check.ts';
import { creditConfig } from './credit/config.ts';
import { creditHistroy } from './credit/histroy.ts';
import { creditPay } from './credit/pay.ts';
import { evaluationAdd } from './evaluation/add.ts';
import { evaluationAddList } from './evaluation/addList.ts';
import { evaluationCountType } from './evaluation/countType.ts';
import { evaluationList } from './evaluation/list.ts';
import { focusSellerAdd } from './focusSeller/add.ts';
import { focusSellerCount } from './focusSeller/count.ts';
import { focusSellerDel } from './focusSeller/del.ts';
import { focusSellerList } from './focusSeller/list.ts';
import { googleAuthBind } from './googleAuth/bind.ts';
import { googleAuthGet } from './googleAuth/get.ts';
import { googleAuthUnbind } from './googleAuth/unbind.ts';
import type { Handlers } from './handler.ts';
import { idcodeExecute } from './idcode/execute.ts';
import { indexDownloadUrl } from './index/download-url.ts';
import { indexHome } from './index/home.ts';
import { jscodeExecute } from './jscode/execute.ts';
import { keepGoodsAdd } from './keepGoods/add.ts';
import { keepGoodsCount } from './keepGoods/count.ts';
import { keepGoodsDel } from './keepGoods/del.ts';
import { keepGoodsList } from './keepGoods/list.ts';
import { kycApply } from './kyc/apply.ts';
import { kycGet } from './kyc/get.ts';
import { kycHighLevelApply } from './kycHighLevel/apply.ts';
import { kycHighLevelGet } from './kycHighLevel/get.ts';
import { localuserBeforeBind } from './localuser/beforeBind.ts';
import { localuserBindEmailOrPhone } from './localuser/bindEmailOrPhone.ts';
import { localuserCheckEmailOrPhone } from './localuser/checkEmailOrPhone.ts';
import { localuserGet } from './localuser/get.ts';
import { localuserGetReferral } from './localuser/getReferral.ts';
import { localuserRefreshAvatar } from './localuser/refreshAvatar.ts';
import { localuserRegisterNoVerifcode } from './localuser/registerNoVerifcode.ts';
import { localuserRegisterWithVerifcode } from './localuser/registerWithVerifcode.ts';
import { lotteryGetCurrentActivity } from './lottery/getCurrentActivity.ts';
import { newOnlinechatList } from './newOnlinechat/list.ts';
import { newOnlinechatSend } from './newOnlinechat/send.ts';
import { newOnlinechatUnread } from './newOnlinechat/unread.ts';
import { newsDetailNews } from './news/detail_news.ts';
import { newsListNews } from './news/list_news.ts';
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
import { rechargeBlockchainFee } from './rechargeBlockchain/fee.ts';
import { rechargeBlockchainGet } from './rechargeBlockchain/get.ts';
import { rechargeBlockchainList } from './rechargeBlockchain/list.ts';
import { rechargeBlockchainRecharge } from './rechargeBlockchain/recharge.ts';
import { rechargeBlockchainRechargeOpen } from './rechargeBlockchain/recharge_open.ts';
import { rechargeBlockchainRechargeLimitConfig } from './rechargeBlockchain/rechargeLimitConfig.ts';
import { sellerInfo } from './seller/info.ts';
import { sellerList } from './seller/list.ts';
import { sellerGoodsInfo } from './sellerGoods/info.ts';
import { sellerGoodsList } from './sellerGoods/list.ts';
import { sellerGoodsRecommendLike } from './sellerGoods/recommend_like.ts';
import { sellerGoodsRecommendNew } from './sellerGoods/recommend_new.ts';
import { sellerGoodsSearchKeyword } from './sellerGoods/search-keyword.ts';
import { sellerGoodsSearch } from './sellerGoods/search.ts';
import { sellerGoodsSearchSellerGoods } from './sellerGoods/searchSellerGoods.ts';
import { sliderChallenge } from './slider/challenge.ts';
import { sliderVerify } from './slider/verify.ts';
import { subscribeAdd } from './subscribe/add.ts';
import { sysparaGetSyspara } from './syspara/getSyspara.ts';
import { sysparaGetSysparaByGet } from './syspara/getSysparaByGet.ts';
import { thirdPartyRechargeGetCoinList } from './thirdPartyRecharge/getCoinList.ts';
import { thirdPartyRechargePhpRecharge } from './thirdPartyRecharge/PHP_recharge.ts';
import { thirdPartyRechargePhpRecharge2 } from './thirdPartyRecharge/PHP_recharge2.ts';
import { thirdPartyRechargePhpRecharge3 } from './thirdPartyRecharge/PHP_recharge3.ts';
import { thirdPartyRechargePhpRecharge4 } from './thirdPartyRecharge/PHP_recharge4.ts';
import { thirdPartyRechargePhpRecharge5 } from './thirdPartyRecharge/PHP_recharge5.ts';
import { thirdPartyRechargeRecharge } from './thirdPartyRecharge/recharge.ts';
import { uploadimgExecute } from './uploadimg/execute.ts';
import { userBindWithdrawAddress } from './user/bindWithdrawAddress.ts';
import { userGetUserNameVerifTarget } from './user/getUserNameVerifTarget.ts';
import { userHeartbeat } from './user/heartbeat.ts';
import { userLogoff } from './user/logoff.ts';
import { userLogout } from './user/logout.ts';
import { userNewlogin } from './user/newlogin.ts';
import { userResetpsw } from './user/resetpsw.ts';
import { userSetSafeword } from './user/setSafeword.ts';
import { userSetSafewordReg } from './user/setSafewordReg.ts';
import { userUpdateOldAndNewPsw } from './user/updateOldAndNewPsw.ts';
import { userUpdateOldAndNewSafeword } from './user/updateOldAndNewSafeword.ts';
import { userOnlineChatControllerList } from './userOnlineChatController/list.ts';
import { userOnlineChatControllerSend } from './userOnlineChatController/send.ts';
import { userOnlineChatControllerUnread } from './userOnlineChatController/unread.ts';
import { userOnlineChatControllerUserlist } from './userOnlineChatController/userlist.ts';
import { walletGetUsdt } from './wallet/getUsdt.ts';
import { walletLogs } from './wallet/logs.ts';
import { withdrawApply } from './withdraw/apply.ts';
import { withdrawFee } from './withdraw/fee.ts';
import { withdrawGet } from './withdraw/get.ts';
import { withdrawList } from './withdraw/list.ts';
import { withdrawWithdrawOpen } from './withdraw/withdraw_open.ts';
import { withdrawWithdrawLimitConfig } from './withdraw/withdrawLimitConfig.ts';

/** Who answers which operation. The contract's own list: one too few, one too many or a wrong type does not compile. */
export const handlers: Handlers = {
  sellerGoodsSearchKeyword,
  sellerGoodsList,
  sellerGoodsSearch,
  sellerGoodsSearchSellerGoods,
  sellerGoodsRecommendNew,
  sellerGoodsRecommendLike,
  sellerGoodsInfo,
  indexHome,
  indexDownloadUrl,
  bannerBannerList,
  categoryList,
  categoryRecommend,
  categoryTree,
  categorySellerTree,
  sellerList,
  sellerInfo,
  evaluationList,
  evaluationCountType,
  evaluationAdd,
  evaluationAddList,
  keepGoodsList,
  keepGoodsAdd,
  keepGoodsDel,
  keepGoodsCount,
  focusSellerList,
  focusSellerAdd,
  focusSellerDel,
  focusSellerCount,
  browseHistoryList,
  browseHistoryDel,
  subscribeAdd,
  lotteryGetCurrentActivity,
  newsListNews,
  newsDetailNews,
  sysparaGetSysparaByGet,
  sysparaGetSyspara,
  userNewlogin,
  userLogout,
  userHeartbeat,
  userLogoff,
  userUpdateOldAndNewPsw,
  userSetSafewordReg,
  userUpdateOldAndNewSafeword,
  userBindWithdrawAddress,
  userGetUserNameVerifTarget,
  userResetpsw,
  userSetSafeword,
  localuserGet,
  localuserRegisterNoVerifcode,
  localuserRegisterWithVerifcode,
  localuserCheckEmailOrPhone,
  localuserRefreshAvatar,
  localuserBeforeBind,
  localuserBindEmailOrPhone,
  localuserGetReferral,
  googleAuthGet,
  googleAuthBind,
  googleAuthUnbind,
  jscodeExecute,
  idcodeExecute,
  sliderChallenge,
  sliderVerify,
  kycGet,
  kycApply,
  kycHighLevelGet,
  kycHighLevelApply,
  addressList,
  addressAdd,
  addressEdit,
  addressDel,
  addressListCountry,
  addressListState,
  addressListCity,
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
  newOnlinechatUnread,
  newOnlinechatList,
  newOnlinechatSend,
  userOnlineChatControllerList,
  userOnlineChatControllerSend,
  userOnlineChatControllerUnread,
  userOnlineChatControllerUserlist,
  uploadimgExecute,
};
