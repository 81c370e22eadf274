/** What is bound and verified, and who is told which names exist. */
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { missingPrecondition } from '../../setup/precondition-error.ts';
import { bindEmail } from '../../setup/recipes/account-recipes.ts';
import { isSessionRefusal, expectEnded } from '../accounts/authentication.ts';
import { defineChecks } from '../support/define-check.ts';
import { dataOf, granted } from '../support/granted.ts';
import { expectRefusal } from '../support/refusal.ts';

const PASSWORD = 'Judge2468';
const LOST = 'Judge1357';

async function checkUnproven(context: CheckContext): Promise<void> {
  const caller = await context.setup.accounts.newAccount();
  const fresh = await granted(context.call('localuserGet', {}, { caller }));
  const { email, emailverif } = dataOf(fresh);
  const isRight = email === caller.username && emailverif === false;
  const shown = `shows email ${String(email)} and emailverif ${String(emailverif)} of an address that no code has confirmed, not ${caller.username} and false`;
  context.expect('localuserRegisterNoVerifcode', isRight ? undefined : shown, fresh);
  const drawn = await granted(context.call('googleAuthGet', {}, { caller }));
  const after = await granted(context.call('localuserGet', {}, { caller }));
  const early = 'binds the authenticator before a code proves that it has the key';
  context.expect('googleAuthGet', dataOf(after)['googleverif'] === false ? undefined : early, drawn, after);
}

/** Asks for a name before and after it is registered. */
async function checkHiddenNames(context: CheckContext): Promise<void> {
  const username = context.setup.accounts.unusedName();
  const before = await granted(context.call('userGetUserNameVerifTarget', { username }));
  const unknown = await resetByGuess(context, username);
  const form = { username, password: PASSWORD, re_password: PASSWORD, type: 2 } as const;
  await granted(context.call('localuserRegisterNoVerifcode', form));
  const after = await granted(context.call('userGetUserNameVerifTarget', { username }));
  const same = JSON.stringify(before.envelope?.data) === JSON.stringify(after.envelope?.data);
  const message = 'answers differently before and after a name is registered';
  context.expect('userGetUserNameVerifTarget', same ? undefined : message, before, after);
  const keys = ['wrongVerificationCode'] as const;
  const refused = { keys, granted: 'sets a new password of a name that nobody has' };
  expectRefusal(context, 'userResetpsw', refused, unknown);
  const known = await resetByGuess(context, username);
  const differs = 'refuses a guessed code of a name that nobody has unlike that of one that exists';
  const isAlike = unknown.envelope?.msg === known.envelope?.msg;
  context.expect('userResetpsw', isAlike ? undefined : differs, unknown, known);
  const visit = await context.call('idcodeExecute', { target: username, purpose: 'bind' });
  const open = 'sends a visitor a code for more than a new password';
  context.expect('idcodeExecute', isSessionRefusal(visit) ? undefined : open, visit);
}

const resetByGuess = (context: CheckContext, username: string) =>
  context.call('userResetpsw', {
    username,
    verifcode_type: 2,
    verifcode: '000000',
    password: LOST,
    re_password: LOST,
  });

async function checkProvenRegistration(context: CheckContext): Promise<void> {
  const { input } = await context.prepared.fresh('localuserRegisterWithVerifcode');
  const id = 'localuserRegisterWithVerifcode';
  const registered = await granted(context.send(context.operation(id), input ?? {}));
  const token = String(dataOf(registered)['token']);
  const profile = await granted(context.call('localuserGet', {}, { token }));
  const isVerified = dataOf(profile)['emailverif'] === true;
  const message = 'does not mark the address as verified that its code has confirmed';
  context.expect(id, isVerified ? undefined : message, registered, profile);
}

/** A password that is set by code ends the sessions of whoever knew the old one. */
async function checkReset(context: CheckContext): Promise<void> {
  const { setup } = context;
  const { control } = setup;
  if (!control) throw missingPrecondition('`--control`, to read what was sent by mail');
  const caller = await setup.accounts.newAccount();
  const { username } = caller;
  await bindEmail(setup, caller);
  const bound = await granted(context.call('localuserGet', {}, { caller }));
  const unverified = 'does not mark an address as verified that a code has confirmed';
  const isVerified = dataOf(bound)['emailverif'] === true;
  context.expect('localuserBindEmailOrPhone', isVerified ? undefined : unverified, bound);
  await setup.request('idcodeExecute', { target: username, purpose: 'resetPassword' });
  const verifcode = await control.codeSentTo(username);
  const form = { username, verifcode_type: 2, verifcode, password: LOST, re_password: LOST } as const;
  const reset = await granted(context.call('userResetpsw', form));
  const after = await context.call('localuserGet', {}, { caller });
  expectEnded(context, 'userResetpsw', 'leaves the sessions of the user open', reset, after);
  const again = await context.call('userResetpsw', form);
  const keys = ['wrongVerificationCode'] as const;
  expectRefusal(context, 'userResetpsw', { keys, granted: 'takes one code twice' }, reset, again);
}

const define = defineChecks('authentication', 'contract');

export const proofChecks: readonly ActiveCheck[] = [
  define(
    'auth.unproven',
    'An address or authenticator that no code has confirmed is not verified.',
    ['localuserRegisterNoVerifcode', 'googleAuthGet'],
    checkUnproven,
  ),
  define(
    'auth.hidden-names',
    'The screens of a forgotten password do not tell which names exist.',
    ['userGetUserNameVerifTarget', 'userResetpsw', 'idcodeExecute'],
    checkHiddenNames,
  ),
  define(
    'auth.proven',
    'An address that is registered with its code is verified.',
    ['localuserRegisterWithVerifcode'],
    checkProvenRegistration,
  ),
  define(
    'auth.reset',
    'A password set by code ends all sessions of the user, and its code works once.',
    ['userResetpsw', 'localuserBindEmailOrPhone'],
    checkReset,
  ),
];
