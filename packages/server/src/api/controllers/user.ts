import { bindAddress } from '../../domain/wallet/withdrawals/withdraw-address.ts';
import type { Handler } from '../handler.ts';
import { hideEmail, hidePhoneName } from '../wire/mask.ts';
import { closeAccount } from '../../domain/accounts/close-account.ts';
import { confirmOwner } from '../../domain/accounts/confirm-owner.ts';
import { closeSession } from '../../domain/accounts/sessions.ts';
import { login } from '../../domain/accounts/login.ts';
import {
  changePassword,
  resetPassword,
  type VerificationMethod,
} from '../../domain/accounts/passwords/change-password.ts';
import {
  changeFundPassword,
  resetFundPassword,
  setFundPassword,
} from '../../domain/accounts/passwords/fund-password.ts';
import type { SentCodeWay, VerificationWay } from '@openmall/sdk';

export const userBindWithdrawAddress: Handler<'userBindWithdrawAddress'> = async ({
  ctx,
  input,
  session,
  isFamily,
}) => {
  const { coin, blockchain_name: chain, channel_address: address, authenticatorCode: code } = input;
  const confirm = await confirmOwner(ctx, session, { password: input.password, notice: 'withdrawAddress' });
  await bindAddress(
    ctx,
    session.userId,
    { coin, chain, address },
    { confirm, sent: { code, mayOmit: isFamily } },
  );
  return null;
};

const isPhone = (name: string) => /^\d{8,21}$/.test(name);

/** Answers from the name alone, without a lookup, so that it does not reveal which accounts exist. */
export const userGetUserNameVerifTarget: Handler<'userGetUserNameVerifTarget'> = async ({ input }) => {
  const { username } = input;
  const isEmail = username.includes('@');
  return {
    username,
    phone: isPhone(username) ? hidePhoneName(username) : null,
    phone_authority: isPhone(username),
    email: isEmail ? hideEmail(username) : null,
    email_authority: isEmail,
    googleverif: false,
  };
};

/** Does not extend the session. */
export const userHeartbeat: Handler<'userHeartbeat'> = async () => null;

export const userLogoff: Handler<'userLogoff'> = async ({ ctx, input, session }) => {
  const { account, reason, cashPassword } = input;
  await closeAccount(ctx, session.userId, { account, reason, fundPassword: cashPassword });
  return null;
};

/** Succeeds without a session too, because clients drop the token before they call. */
export const userLogout: Handler<'userLogout'> = async ({ ctx, token }) => {
  if (token !== undefined) await closeSession(ctx, token);
  return null;
};

export const userNewlogin: Handler<'userNewlogin'> = async ({
  ctx,
  input,
  device,
  agent,
  ipAddress,
  isFamily,
}) => {
  const slider = { pass: input.sliderPass, ipAddress, isFamily };
  return login(ctx, input.username, input.password, { device, agent, slider });
};

export const userResetpsw: Handler<'userResetpsw'> = async ({ ctx, input }) => {
  const { username, verifcode_type, verifcode, password } = input;
  await resetPassword(ctx, { username, method: codeMethodOf(verifcode_type), code: verifcode, password });
  return null;
};

export const userSetSafeword: Handler<'userSetSafeword'> = async ({ ctx, input, session }) => {
  const { verifcode_type, verifcode, safeword } = input;
  await resetFundPassword(ctx, session, {
    method: methodOf(verifcode_type),
    code: verifcode,
    password: safeword,
  });
  return null;
};

export const userSetSafewordReg: Handler<'userSetSafewordReg'> = async ({ ctx, input, session }) => {
  const { safeword, password } = input;
  const confirm = await confirmOwner(ctx, session, { password, notice: 'fundPassword' });
  await setFundPassword(ctx, session.userId, safeword, confirm);
  return null;
};

export const userUpdateOldAndNewPsw: Handler<'userUpdateOldAndNewPsw'> = async ({ ctx, input, session }) => {
  await changePassword(ctx, session, { old: input.old_password, fresh: input.password });
  return null;
};

export const userUpdateOldAndNewSafeword: Handler<'userUpdateOldAndNewSafeword'> = async ({
  ctx,
  input,
  session,
}) => {
  await changeFundPassword(ctx, session, { old: input.old_safeword, fresh: input.safeword });
  return null;
};

const VERIFICATION_METHODS = { 1: 'phone', 2: 'email', 3: 'authenticator' } as const satisfies Record<
  VerificationWay,
  VerificationMethod
>;

const methodOf = (type: VerificationWay): VerificationMethod => VERIFICATION_METHODS[type];
const codeMethodOf = (type: SentCodeWay) => VERIFICATION_METHODS[type];
