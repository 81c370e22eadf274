import { TOTP } from 'otpauth';
import type { Caller } from '../../target/exchange.ts';
import { FUND_PASSWORD } from '../accounts.ts';
import { missingPrecondition } from '../precondition-error.ts';
import type { Setup } from '../setup.ts';
import { asBuyer, asVisitor, type PreparedCall, type RecipesOf } from './recipe.ts';

const NEW_PASSWORD = 'Judge1357';

/** The code that the backend sent. Only the control contract reveals it. */
function codeSentTo({ control }: Setup, target: string): Promise<string> {
  if (!control) throw missingPrecondition('`--control`, to read what was sent by mail');
  return control.codeSentTo(target);
}

async function withFundPassword({ accounts, orders }: Setup): Promise<Caller> {
  const caller = await accounts.newAccount();
  await orders.setFundPassword(caller);
  return caller;
}

/** Binds the e-mail address of an account, which a password reset needs. */
export async function bindEmail(setup: Setup, caller: Caller): Promise<void> {
  const target = caller.username;
  await setup.request('idcodeExecute', { target, purpose: 'bind' }, caller);
  const verifcode = await codeSentTo(setup, target);
  await setup.request('localuserBindEmailOrPhone', { target, verifcode, password: caller.password }, caller);
}

const PERIOD_MS = 30_000;

interface Authenticator {
  readonly secret: string;
  /** Start of the period whose code was used last. */
  usedAt: number;
}
const authenticators = new Map<string, Authenticator>();

/**
 * A code of a bound authenticator that was not used yet. The backend's clock moves to the next period if it has to.
 * @throws {PreconditionError} if it has to and there is no control contract.
 */
export async function nextCode({ control }: Setup, { username }: Caller): Promise<string> {
  const authenticator = authenticators.get(username);
  if (!authenticator) throw missingPrecondition('a bound authenticator');
  const now = (await control?.currentTime()) ?? Date.now();
  const period = Math.floor(now / PERIOD_MS) * PERIOD_MS;
  const start = Math.max(period, authenticator.usedAt + PERIOD_MS);
  if (start > now) {
    if (!control) throw missingPrecondition('`--control`, to wait for the next code of an authenticator');
    await control.advance(start - now);
  }
  authenticator.usedAt = start;
  return new TOTP({ secret: authenticator.secret }).generate({ timestamp: start });
}

/** Binds an authenticator. Returns its recovery codes. */
export async function bindAuthenticator(setup: Setup, caller: Caller): Promise<readonly string[]> {
  const { secret, recoveryCodes } = await setup.request('googleAuthGet', {}, caller);
  authenticators.set(caller.username, { secret, usedAt: 0 });
  await setup.request('googleAuthBind', { code: await nextCode(setup, caller) }, caller);
  return recoveryCodes;
}

const identity = {
  name: 'Judith Arbiter',
  idname: 'passport',
  idnumber: 'K7702913',
  nationality: 'Canada',
} as const;

async function applyForIdentity(setup: Setup, caller: Caller): Promise<PreparedCall<'kycApply'>> {
  const picture = await setup.upload(caller, 'kyc');
  return { caller, input: { ...identity, idimg_1: picture, idimg_2: picture } };
}

/**
 * Verifies the real name of the caller.
 * @throws {PreconditionError} without the control contract.
 */
export async function verifyIdentity(setup: Setup, caller: Caller): Promise<void> {
  if (!setup.control) throw missingPrecondition('`--control`, to verify identities as an operator');
  const { input } = await applyForIdentity(setup, caller);
  await setup.request('kycApply', input, caller);
  await setup.control.decideIdentity(caller.username, 'basic', 'approve');
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
  | 'localuserMailSettings'
  | 'localuserSetMailSettings'
  | 'localuserSetDisplayName'
  | 'localuserSessions'
  | 'localuserEndSessions'
  | 'localuserSecurityEvents'
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
    const { username, password } = await accounts.newAccount();
    return { input: { username, password } };
  },
  userLogout: async ({ accounts }) => ({ caller: await accounts.newAccount(), input: {} }),
  userHeartbeat: asBuyer({}),
  userLogoff: async ({ accounts, request }) => {
    const caller = await accounts.newAccount();
    const { money } = await request('walletGetUsdt', {}, caller);
    if (money > 0)
      throw missingPrecondition('an account without a balance: this backend gives new accounts one');
    return { caller, input: { account: caller.username, reason: 'The judge is done with this account.' } };
  },
  userUpdateOldAndNewPsw: async ({ accounts }) => {
    const caller = await accounts.newAccount();
    return {
      caller,
      input: { old_password: caller.password, password: NEW_PASSWORD, re_password: NEW_PASSWORD },
    };
  },
  userSetSafewordReg: async ({ accounts }) => ({
    caller: await accounts.newAccount(),
    input: { safeword: FUND_PASSWORD, re_safeword: FUND_PASSWORD },
  }),
  userUpdateOldAndNewSafeword: async (setup) => ({
    caller: await withFundPassword(setup),
    input: { old_safeword: FUND_PASSWORD, safeword: '975310', re_safeword: '975310' },
  }),
  userGetUserNameVerifTarget: async ({ accounts }) => ({
    input: { username: (await accounts.first()).username },
  }),
  userResetpsw: async (setup) => {
    const caller = await setup.accounts.newAccount();
    await bindEmail(setup, caller);
    await setup.request('idcodeExecute', { target: caller.username, purpose: 'resetPassword' });
    const verifcode = await codeSentTo(setup, caller.username);
    const { username } = caller;
    return {
      input: { username, verifcode_type: 2, verifcode, password: NEW_PASSWORD, re_password: NEW_PASSWORD },
    };
  },
  userSetSafeword: async (setup) => {
    const caller = await withFundPassword(setup);
    await bindEmail(setup, caller);
    await setup.request('idcodeExecute', { target: caller.username, purpose: 'fundPassword' }, caller);
    const verifcode = await codeSentTo(setup, caller.username);
    return { caller, input: { verifcode_type: 2, verifcode, safeword: '864209', re_safeword: '864209' } };
  },
  localuserGet: asBuyer({}),
  localuserRegisterNoVerifcode: async ({ accounts }) => ({
    input: { username: accounts.unusedName(), password: NEW_PASSWORD, re_password: NEW_PASSWORD, type: 2 },
  }),
  localuserRegisterWithVerifcode: async (setup) => {
    const username = setup.accounts.unusedName();
    await setup.request('jscodeExecute', { target: username });
    const verifcode = await codeSentTo(setup, username);
    return { input: { username, verifcode, password: NEW_PASSWORD, re_password: NEW_PASSWORD, type: 2 } };
  },
  localuserCheckEmailOrPhone: async ({ accounts }) => ({
    caller: await accounts.first(),
    input: { target: accounts.unusedName() },
  }),
  localuserRefreshAvatar: asBuyer({ idx: 3 }),
  localuserMailSettings: asBuyer({}),
  localuserSetMailSettings: asBuyer({ orders: 0 }),
  localuserSessions: asBuyer({}),
  localuserEndSessions: async ({ accounts }) => ({ caller: await accounts.newAccount(), input: {} }),
  localuserSecurityEvents: asBuyer({}),
  localuserSetDisplayName: asBuyer({ displayName: 'Amelia' }),
  localuserBeforeBind: async (setup) => {
    const caller = await setup.accounts.newAccount();
    await bindEmail(setup, caller);
    await setup.request('idcodeExecute', { target: caller.username, purpose: 'beforeBind' }, caller);
    return {
      caller,
      input: { target: caller.username, verifcode: await codeSentTo(setup, caller.username) },
    };
  },
  localuserBindEmailOrPhone: async (setup) => {
    const caller = await setup.accounts.newAccount();
    const { username: target, password } = caller;
    await setup.request('idcodeExecute', { target, purpose: 'bind' }, caller);
    return { caller, input: { target, verifcode: await codeSentTo(setup, target), password } };
  },
  localuserGetReferral: asBuyer({}),
  googleAuthGet: async ({ accounts }) => ({ caller: await accounts.newAccount(), input: {} }),
  googleAuthBind: async (setup) => {
    const caller = await setup.accounts.newAccount();
    const { secret } = await setup.request('googleAuthGet', {}, caller);
    authenticators.set(caller.username, { secret, usedAt: 0 });
    return { caller, input: { code: await nextCode(setup, caller) } };
  },
  googleAuthUnbind: async (setup) => {
    const caller = await setup.accounts.newAccount();
    const [code = ''] = await bindAuthenticator(setup, caller);
    return { caller, input: { code } };
  },
  jscodeExecute: async ({ accounts }) => ({ input: { target: accounts.unusedName() } }),
  idcodeExecute: async ({ accounts }) => {
    const caller = await accounts.newAccount();
    return { caller, input: { target: caller.username, purpose: 'bind' } };
  },
  sliderChallenge: asVisitor({}),
  sliderVerify: async ({ request, control }) => {
    if (!control) throw missingPrecondition('`--control`, to solve the slider');
    const { challengeId } = await request('sliderChallenge', {});
    return { input: { challengeId, x: await control.sliderGap(challengeId) } };
  },
  kycGet: asBuyer({}),
  kycApply: async (setup) => applyForIdentity(setup, await setup.accounts.newAccount()),
  kycHighLevelGet: asBuyer({}),
  kycHighLevelApply: async (setup) => {
    const caller = await setup.accounts.newAccount();
    await verifyIdentity(setup, caller);
    const idimg_1 = await setup.upload(caller, 'kyc');
    return { caller, input: { home_place: '12 Fairness Road, Toronto', idimg_1, idimg_2: idimg_1 } };
  },
};
