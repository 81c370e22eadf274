// Generated from openapi/ by `npm run generate`. Do not edit.
/* eslint-disable */

import type { Handlers } from '../api/handler.ts';
import {
  sellerGoodsSearchKeyword,
  sellerGoodsList,
  sellerGoodsSearch,
  sellerGoodsFacets,
  sellerGoodsSearchSellerGoods,
  sellerGoodsRecommendNew,
  sellerGoodsRecommendLike,
  sellerGoodsInfo,
  sellerGoodsDeliveryEstimate,
} from '../api/controllers/sellerGoods.ts';
import { indexHome, indexDownloadUrl } from '../api/controllers/index.ts';
import { bannerBannerList } from '../api/controllers/banner.ts';
import {
  categoryList,
  categoryRecommend,
  categoryTree,
  categorySellerTree,
} from '../api/controllers/category.ts';
import { sellerList, sellerInfo } from '../api/controllers/seller.ts';
import {
  evaluationList,
  evaluationCountType,
  evaluationAdd,
  evaluationAddList,
} from '../api/controllers/evaluation.ts';
import { keepGoodsList, keepGoodsAdd, keepGoodsDel, keepGoodsCount } from '../api/controllers/keepGoods.ts';
import {
  focusSellerList,
  focusSellerAdd,
  focusSellerDel,
  focusSellerCount,
} from '../api/controllers/focusSeller.ts';
import { browseHistoryList, browseHistoryDel } from '../api/controllers/browseHistory.ts';
import { subscribeAdd } from '../api/controllers/subscribe.ts';
import { lotteryGetCurrentActivity } from '../api/controllers/lottery.ts';
import { newsListNews, newsDetailNews } from '../api/controllers/news.ts';
import { sysparaGetSysparaByGet, sysparaGetSyspara } from '../api/controllers/syspara.ts';
import {
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
} from '../api/controllers/user.ts';
import {
  localuserGet,
  localuserRegisterNoVerifcode,
  localuserRegisterWithVerifcode,
  localuserCheckEmailOrPhone,
  localuserRefreshAvatar,
  localuserSetDisplayName,
  localuserBeforeBind,
  localuserBindEmailOrPhone,
  localuserGetReferral,
} from '../api/controllers/localuser.ts';
import { googleAuthGet, googleAuthBind, googleAuthUnbind } from '../api/controllers/googleAuth.ts';
import { jscodeExecute } from '../api/controllers/jscode.ts';
import { idcodeExecute } from '../api/controllers/idcode.ts';
import { sliderChallenge, sliderVerify } from '../api/controllers/slider.ts';
import { kycGet, kycApply } from '../api/controllers/kyc.ts';
import { kycHighLevelGet, kycHighLevelApply } from '../api/controllers/kycHighLevel.ts';
import {
  addressList,
  addressAdd,
  addressEdit,
  addressDel,
  addressListCountry,
  addressListState,
  addressListCity,
} from '../api/controllers/address.ts';
import {
  orderSubmit,
  orderPay,
  orderCancel,
  orderListMain,
  orderInfo,
  orderListGoods,
  orderReceipt,
  orderReturns,
  orderRefundQuote,
  orderCountOrderStatus,
  orderRemind,
  orderQuote,
} from '../api/controllers/order.ts';
import { orderLogList } from '../api/controllers/orderLog.ts';
import { couponList, couponMine, couponClaim } from '../api/controllers/coupon.ts';
import { paymentMethods, paymentOpen, paymentGet } from '../api/controllers/payment.ts';
import { bankCardList, bankCardAdd, bankCardDel } from '../api/controllers/bankCard.ts';
import { walletGetUsdt, walletLogs } from '../api/controllers/wallet.ts';
import {
  rechargeBlockchainRechargeOpen,
  rechargeBlockchainRecharge,
  rechargeBlockchainList,
  rechargeBlockchainGet,
  rechargeBlockchainFee,
  rechargeBlockchainRechargeLimitConfig,
} from '../api/controllers/rechargeBlockchain.ts';
import { channelBlockchainList } from '../api/controllers/channelBlockchain.ts';
import {
  thirdPartyRechargeGetCoinList,
  thirdPartyRechargeRecharge,
  thirdPartyRechargePhpRecharge,
  thirdPartyRechargePhpRecharge2,
  thirdPartyRechargePhpRecharge3,
  thirdPartyRechargePhpRecharge4,
  thirdPartyRechargePhpRecharge5,
} from '../api/controllers/thirdPartyRecharge.ts';
import {
  withdrawList,
  withdrawApply,
  withdrawFee,
  withdrawGet,
  withdrawWithdrawOpen,
  withdrawWithdrawLimitConfig,
} from '../api/controllers/withdraw.ts';
import {
  creditCheck,
  creditConfig,
  creditApply,
  creditBill,
  creditHistroy,
  creditBeforepay,
  creditPay,
  creditBeforereapply,
} from '../api/controllers/credit.ts';
import {
  newOnlinechatUnread,
  newOnlinechatList,
  newOnlinechatSend,
} from '../api/controllers/newOnlinechat.ts';
import {
  userOnlineChatControllerUnread,
  userOnlineChatControllerUserlist,
  userOnlineChatControllerList,
  userOnlineChatControllerSend,
} from '../api/controllers/userOnlineChatController.ts';
import { uploadimgExecute } from '../api/controllers/uploadimg.ts';

/** The handler of each operation. */
export const handlers: Handlers = {
  sellerGoodsSearchKeyword,
  sellerGoodsList,
  sellerGoodsSearch,
  sellerGoodsFacets,
  sellerGoodsSearchSellerGoods,
  sellerGoodsRecommendNew,
  sellerGoodsRecommendLike,
  sellerGoodsInfo,
  sellerGoodsDeliveryEstimate,
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
  localuserSetDisplayName,
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
  orderRefundQuote,
  orderCountOrderStatus,
  orderRemind,
  orderQuote,
  orderLogList,
  couponList,
  couponMine,
  couponClaim,
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
  userOnlineChatControllerUnread,
  userOnlineChatControllerUserlist,
  userOnlineChatControllerList,
  userOnlineChatControllerSend,
  uploadimgExecute,
};
