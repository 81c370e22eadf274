/** What codes that are sent, or shown by an authenticator, are good for. */
import type { InputOf } from '@openmall/sdk';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import type { Control } from '../../setup/control.ts';
import { missingPrecondition } from '../../setup/precondition-error.ts';
import { bindAuthenticator, bindEmail, nextCode } from '../../setup/recipes/account-recipes.ts';
import { expectGrant, expectRefusal } from '../support/refusal.ts';
import { succeeded, type Caller, type Exchange } from '../../target/exchange.ts';
import { expectEnded } from '../accounts/authentication.ts';
import { defineChecks } from '../support/define-check.ts';
import { dataOf, granted } from '../support/granted.ts';

const PASSWORD = 'Judge1357';
const [TRIES, LIFE_MS] = [3, 10 * 60_000];

function controlOf({ setup }: CheckContext): Control {
  if (!setup.control) throw missingPrecondition('`--control`, to read what was sent');
  return setup.control;
}

/** Six digits that are not the code. */
const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

const register = (context: CheckContext, username: string, verifcode: string): Promise<Exchange> =>
  context.call('localuserRegisterWithVerifcode', {
    username,
    verifcode,
    password: PASSWORD,
    re_password: PASSWORD,
    type: 2,
  });

/** A name, and the code that was sent to it. */
async function draw(context: CheckContext): Promise<readonly [name: string, code: string]> {
  const name = context.setup.accounts.unusedName();
  await granted(context.call('jscodeExecute', { target: name }));
  return [name, await controlOf(context).codeSentTo(name)];
}

const wrongCode = ['wrongVerificationCode'] as const;

async function checkRegistrationCode(context: CheckContext): Promise<void> {
  const control = controlOf(context);
  const expect = (granting: string, ...calls: readonly [...Exchange[], Exchange]) =>
    expectRefusal(context, 'jscodeExecute', { keys: wrongCode, granted: granting }, ...calls);
  const [guessed, code] = await draw(context);
  const guesses: Exchange[] = [];
  for (let time = 0; time < TRIES; time += 1) guesses.push(await register(context, guessed, otherThan(code)));
  expect('registers with a code after three wrong ones', ...guesses, await register(context, guessed, code));
  const [late, old] = await draw(context);
  await control.advance(LIFE_MS + 1_000);
  expect('registers with a code of more than ten minutes ago', await register(context, late, old));
  const [used, once] = await draw(context);
  const first = await granted(register(context, used, once));
  const again = await register(context, used, once);
  const keys = [...wrongCode, 'duplicateUsername'] as const;
  const twice = { keys, granted: 'registers twice with one code' };
  expectRefusal(context, 'jscodeExecute', twice, first, again);
}

type Purpose = NonNullable<InputOf<'idcodeExecute'>['purpose']>;
const purposes: readonly Purpose[] = ['bind', 'resetPassword', 'fundPassword', 'beforeBind'];

async function checkPurposes(context: CheckContext): Promise<void> {
  const { setup } = context;
  const caller = await setup.accounts.newAccount();
  await bindEmail(setup, caller);
  for (const purpose of purposes) {
    const sent = await context.call('idcodeExecute', { target: caller.username, purpose }, { caller });
    const keys = ['notLoggedIn', 'phoneOrEmailNotBound', 'boundToAnotherUser', 'parameterError'] as const;
    expectGrant(context, 'idcodeExecute', { keys, refused: `refuses a user the purpose ${purpose}` }, sent);
  }
}

/** Neither as a way of its own, nor in place of what was sent. */
async function checkAuthenticatorAlone(context: CheckContext): Promise<void> {
  const { setup } = context;
  const caller = await setup.accounts.newAccount();
  await bindEmail(setup, caller);
  await bindAuthenticator(setup, caller);
  const { username } = caller;
  for (const verifcode_type of [3, 2]) {
    const verifcode = await nextCode(setup, caller);
    const form = { username, verifcode_type, verifcode, password: PASSWORD, re_password: PASSWORD };
    const reset = await context.send(context.operation('userResetpsw'), form);
    const keys = [...wrongCode, 'parameterError'] as const;
    const granting = 'replaces the password by a code of the authenticator';
    expectRefusal(context, 'userResetpsw', { keys, granted: granting }, reset);
  }
}

async function checkForgottenPin(context: CheckContext): Promise<void> {
  const { caller, input } = await context.prepared.fresh('userSetSafeword');
  if (!caller) throw missingPrecondition('an account');
  const other = await context.setup.accounts.logInAgain(caller);
  const reset = await granted(context.send(context.operation('userSetSafeword'), input ?? {}, { caller }));
  const own = await context.call('localuserGet', {}, { caller });
  const closed = succeeded(own) ? undefined : 'ends the session that set the fund password';
  context.expect('userSetSafeword', closed, reset, own);
  const after = await context.call('localuserGet', {}, { caller: other });
  expectEnded(context, 'userSetSafeword', 'leaves other sessions open', reset, after);
}

async function checkReplacedAddress(context: CheckContext): Promise<void> {
  const { setup } = context;
  const control = controlOf(context);
  const caller = await setup.accounts.newAccount();
  await bindEmail(setup, caller);
  const target = setup.accounts.unusedName();
  const bind = async (by: Caller, verifyCode?: string): Promise<Exchange> => {
    await granted(context.call('idcodeExecute', { target, purpose: 'bind' }, { caller: by }));
    const verifcode = await control.codeSentTo(target);
    const form = { target, verifcode, password: by.password, ...(verifyCode && { verifyCode }) };
    return context.call('localuserBindEmailOrPhone', form, { caller: by });
  };
  const id = 'localuserBindEmailOrPhone';
  const keys = ['emailAlreadyBound'] as const;
  const message = 'replaces a verified address without a proof that it was the caller’s';
  if (!expectRefusal(context, id, { keys, granted: message }, await bind(caller))) return;
  const before = { target: caller.username, purpose: 'beforeBind' } as const;
  await granted(context.call('idcodeExecute', before, { caller }));
  const verifcode = await control.codeSentTo(caller.username);
  const proof = await granted(
    context.call('localuserBeforeBind', { target: caller.username, verifcode }, { caller }),
  );
  const replaced = await granted(bind(caller, String(dataOf(proof)['verifyCode'])));
  const shown = await granted(context.call('localuserGet', {}, { caller }));
  const kept = `shows the address ${String(dataOf(shown)['email'])} after ${target} replaced it with a proof`;
  context.expect(id, dataOf(shown)['email'] === target ? undefined : kept, proof, replaced, shown);
}

const define = defineChecks('authentication', 'contract');

export const codeChecks: readonly ActiveCheck[] = [
  define('auth.code-purposes', 'A user can ask for codes of all purposes.', ['idcodeExecute'], checkPurposes),
  define(
    'auth.authenticator-alone',
    'A code of the authenticator does not replace the login password.',
    ['userResetpsw'],
    checkAuthenticatorAlone,
  ),
  define(
    'auth.fund-reset',
    'A forgotten fund password that is set anew ends the other sessions.',
    ['userSetSafeword'],
    checkForgottenPin,
  ),
  define(
    'auth.replaced-address',
    'A verified address is replaced with a proof of the old one only.',
    ['localuserBindEmailOrPhone'],
    checkReplacedAddress,
  ),
];

/** Moves the clock. */
export const expiringCodeChecks: readonly ActiveCheck[] = [
  define(
    'auth.registration-code',
    'A code for a registration is good for ten minutes, three tries and one registration.',
    ['jscodeExecute'],
    checkRegistrationCode,
  ),
];
