import { TOTP } from 'otpauth';
import type { Caller } from '../../target/exchange.ts';
import { fundPassword } from '../accounts.ts';
import { lacking } from '../precondition-error.ts';
import type { World } from '../setup.ts';
import { asBuyer, asVisitor, type Ready, type RecipesOf } from './recipe.ts';

const newPassword = 'Judge1357';

/** The code that the backend sent; only a test build tells it. */
export function codeSentTo({ control }: World, target: string): Promise<string> {
  if (!control) throw lacking('to read what was sent by mail: the control contract');
  return control.codeSentTo(target);
}

async function withFundPassword({ accounts, orders }: World): Promise<Caller> {
  const caller = await accounts.newcomer();
  await orders.setFundPassword(caller);
  return caller;
}

/** An account whose e-mail address is bound, as a reset of the password needs. */
export async function bindEmail(world: World, caller: Caller): Promise<void> {
  const target = caller.username;
  await world.ask('idcodeExecute', { target, purpose: 'bind' }, caller);
  const verifcode = await codeSentTo(world, target);
  await world.ask('localuserBindEmailOrPhone', { target, verifcode, password: caller.password }, caller);
}

/** The code that an authenticator with this key shows by the backend's clock. */
async function shownCode({ control }: World, secret: string): Promise<string> {
  return new TOTP({ secret }).generate({ timestamp: (await control?.now()) ?? Date.now() });
}

/** Binds an authenticator; its recovery codes. */
export async function bindAuthenticator(world: World, caller: Caller): Promise<readonly string[]> {
  const { secret, recoveryCodes } = await world.ask('googleAuthGet', {}, caller);
  await world.ask('googleAuthBind', { code: await shownCode(world, secret) }, caller);
  return recoveryCodes;
}

const identity = {
  name: 'Judith Arbiter',
  idname: 'passport',
  idnumber: 'K7702913',
  nationality: 'Canada',
} as const;

export async function applyForIdentity(world: World, caller: Caller): Promise<Ready<'kycApply'>> {
  const picture = await world.upload(caller, 'kyc');
  return { caller, input: { ...identity, idimg_1: picture, idimg_2: picture } };
}

export async function verifyIdentity(world: World, caller: Caller): Promise<void> {
  if (!world.control) throw lacking('an operator who verifies identities: the control contract');
  const { input } = await applyForIdentity(world, caller);
  await world.ask('kycApply', input, caller);
  await world.control.decideIdentity(caller.username, 'basic', 'approve');
}

export const accountRecipes: RecipesOf<
  | 'userNewlogin'
  | 'userLogout'
  | 'userHeartbeat'
  | 'userLogoff'
  | 'userUpdateOldAndNewPsw'
  | 'userSetSafewordReg'
  | 'userUpdateOldAndNewSafeword'
  | 'userGetUserNameVerifTarget'
  | 'userResetpsw'
  | 'userSetSafeword'
  | 'localuserGet'
  | 'localuserRegisterNoVerifcode'
  | 'localuserRegisterWithVerifcode'
  | 'localuserCheckEmailOrPhone'
  | 'localuserRefreshAvatar'
  | 'localuserBeforeBind'
  | 'localuserBindEmailOrPhone'
  | 'localuserGetReferral'
  | 'googleAuthGet'
  | 'googleAuthBind'
  | 'googleAuthUnbind'
  | 'jscodeExecute'
  | 'idcodeExecute'
  | 'sliderChallenge'
  | 'sliderVerify'
  | 'kycGet'
  | 'kycApply'
  | 'kycHighLevelGet'
  | 'kycHighLevelApply'
> = {
  userNewlogin: async ({ accounts }) => {
    const { username, password } = await accounts.newcomer();
    return { input: { username, password } };
  },
  userLogout: async ({ accounts }) => ({ caller: await accounts.newcomer(), input: {} }),
  userHeartbeat: asBuyer({}),
  userLogoff: async ({ accounts, ask }) => {
    const caller = await accounts.newcomer();
    const { money } = await ask('walletGetUsdt', {}, caller);
    if (money > 0) throw lacking('an account without a balance: this backend gives new accounts one');
    return { caller, input: { account: caller.username, reason: 'The judge has seen enough.' } };
  },
  userUpdateOldAndNewPsw: async ({ accounts }) => {
    const caller = await accounts.newcomer();
    return {
      caller,
      input: { old_password: caller.password, password: newPassword, re_password: newPassword },
    };
  },
  userSetSafewordReg: async ({ accounts }) => ({
    caller: await accounts.newcomer(),
    input: { safeword: fundPassword, re_safeword: fundPassword },
  }),
  userUpdateOldAndNewSafeword: async (world) => ({
    caller: await withFundPassword(world),
    input: { old_safeword: fundPassword, safeword: '975310', re_safeword: '975310' },
  }),
  userGetUserNameVerifTarget: async ({ accounts }) => ({
    input: { username: (await accounts.first()).username },
  }),
  userResetpsw: async (world) => {
    const caller = await world.accounts.newcomer();
    await bindEmail(world, caller);
    await world.ask('idcodeExecute', { target: caller.username, purpose: 'resetPassword' });
    const verifcode = await codeSentTo(world, caller.username);
    const { username } = caller;
    return {
      input: { username, verifcode_type: 2, verifcode, password: newPassword, re_password: newPassword },
    };
  },
  userSetSafeword: async (world) => {
    const caller = await withFundPassword(world);
    await bindEmail(world, caller);
    await world.ask('idcodeExecute', { target: caller.username, purpose: 'fundPassword' }, caller);
    const verifcode = await codeSentTo(world, caller.username);
    return { caller, input: { verifcode_type: 2, verifcode, safeword: '864209', re_safeword: '864209' } };
  },
  localuserGet: asBuyer({}),
  localuserRegisterNoVerifcode: async ({ accounts }) => ({
    input: { username: accounts.freshName(), password: newPassword, re_password: newPassword, type: 2 },
  }),
  localuserRegisterWithVerifcode: async (world) => {
    const username = world.accounts.freshName();
    await world.ask('jscodeExecute', { target: username });
    const verifcode = await codeSentTo(world, username);
    return { input: { username, verifcode, password: newPassword, re_password: newPassword, type: 2 } };
  },
  localuserCheckEmailOrPhone: async ({ accounts }) => ({
    caller: await accounts.first(),
    input: { target: accounts.freshName() },
  }),
  localuserRefreshAvatar: asBuyer({ idx: 3 }),
  localuserBeforeBind: async (world) => {
    const caller = await world.accounts.newcomer();
    await bindEmail(world, caller);
    await world.ask('idcodeExecute', { target: caller.username, purpose: 'beforeBind' }, caller);
    return {
      caller,
      input: { target: caller.username, verifcode: await codeSentTo(world, caller.username) },
    };
  },
  localuserBindEmailOrPhone: async (world) => {
    const caller = await world.accounts.newcomer();
    const { username: target, password } = caller;
    await world.ask('idcodeExecute', { target, purpose: 'bind' }, caller);
    return { caller, input: { target, verifcode: await codeSentTo(world, target), password } };
  },
  localuserGetReferral: asBuyer({}),
  googleAuthGet: async ({ accounts }) => ({ caller: await accounts.newcomer(), input: {} }),
  googleAuthBind: async (world) => {
    const caller = await world.accounts.newcomer();
    const { secret } = await world.ask('googleAuthGet', {}, caller);
    return { caller, input: { code: await shownCode(world, secret) } };
  },
  googleAuthUnbind: async (world) => {
    const caller = await world.accounts.newcomer();
    const [code = ''] = await bindAuthenticator(world, caller);
    return { caller, input: { code } };
  },
  jscodeExecute: async ({ accounts }) => ({ input: { target: accounts.freshName() } }),
  idcodeExecute: async ({ accounts }) => {
    const caller = await accounts.newcomer();
    return { caller, input: { target: caller.username, purpose: 'bind' } };
  },
  sliderChallenge: asVisitor({}),
  sliderVerify: async ({ ask, control }) => {
    if (!control) throw lacking('somebody who solves the slider: the control contract');
    const { challengeId } = await ask('sliderChallenge', {});
    return { input: { challengeId, x: await control.sliderGap(challengeId) } };
  },
  kycGet: asBuyer({}),
  kycApply: async (world) => applyForIdentity(world, await world.accounts.newcomer()),
  kycHighLevelGet: asBuyer({}),
  kycHighLevelApply: async (world) => {
    const caller = await world.accounts.newcomer();
    await verifyIdentity(world, caller);
    const idimg_1 = await world.upload(caller, 'kyc');
    return { caller, input: { home_place: '12 Fairness Road, Toronto', idimg_1, idimg_2: idimg_1 } };
  },
};
