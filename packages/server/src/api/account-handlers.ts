/** Who one is: accounts, codes, identity, addresses. */
import { addressAdd } from './address/add.ts';
import { addressDel } from './address/del.ts';
import { addressEdit } from './address/edit.ts';
import { addressList } from './address/list.ts';
import { addressListCity } from './address/listCity.ts';
import { addressListCountry } from './address/listCountry.ts';
import { addressListState } from './address/listState.ts';
import { googleAuthBind } from './googleAuth/bind.ts';
import { googleAuthGet } from './googleAuth/get.ts';
import { googleAuthUnbind } from './googleAuth/unbind.ts';
import type { Handlers } from './handler.ts';
import { idcodeExecute } from './idcode/execute.ts';
import { jscodeExecute } from './jscode/execute.ts';
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
import { sliderChallenge } from './slider/challenge.ts';
import { sliderVerify } from './slider/verify.ts';
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

export const accountHandlers = {
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
} satisfies Partial<Handlers>;
