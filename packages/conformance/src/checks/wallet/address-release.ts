/** The authenticator's code protects where money goes, and an address is removed after a pause (contract: withdraw). */
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { missingPrecondition } from '../../setup/precondition-error.ts';
import { bindAuthenticator, nextCode } from '../../setup/recipes/account-recipes.ts';
import {
  createAddressOwner,
  createWithdrawal,
  prepareWithdrawals,
  withdrawAddress,
} from '../../setup/recipes/wallet-recipes.ts';
import { succeeded, type Caller } from '../../target/exchange.ts';
import { defineChecks } from '../support/define-check.ts';
import { expectRefusal } from '../support/refusal.ts';

const HOUR_MS = 3_600_000;
const needed = ['authenticatorCodeNeeded', 'emptyVerificationCode'] as const;
const wrong = ['wrongVerificationCode'] as const;

const termsOf = async ({ setup }: CheckContext, caller: Caller) =>
  setup.request('withdrawWithdrawLimitConfig', {}, caller);

/** The pause, in hours. Servers without it know neither the code nor the removal. */
async function readPause(context: CheckContext, caller: Caller): Promise<number> {
  const { addressReleaseHours } = await termsOf(context, caller);
  if (addressReleaseHours === undefined)
    throw missingPrecondition('a backend that removes withdrawal addresses (addressReleaseHours)');
  return addressReleaseHours;
}

async function checkWithdrawalCode(context: CheckContext): Promise<void> {
  const caller = await context.setup.accounts.newAccount();
  await readPause(context, caller);
  await prepareWithdrawals(context.setup, caller);
  const { authenticatorCode: _code, ...without } = await createWithdrawal(context.setup, caller, '100');
  const missing = await context.call('withdrawApply', without, { caller });
  const granted = 'pays out without the code of the authenticator';
  if (!expectRefusal(context, 'withdrawApply', { keys: needed, granted }, missing)) return;
  const form = await createWithdrawal(context.setup, caller, '100');
  const guessed = await context.call(
    'withdrawApply',
    { ...form, authenticatorCode: otherCode(form.authenticatorCode) },
    { caller },
  );
  expectRefusal(context, 'withdrawApply', { keys: wrong, granted: 'accepts a wrong code' }, guessed);
}

/** A code that differs from the right one in its last digit. */
const otherCode = (code = '000000'): string => `${code.slice(0, -1)}${(Number(code.at(-1)) + 1) % 10}`;

async function checkAddressCode(context: CheckContext): Promise<void> {
  if (!context.setup.control)
    throw missingPrecondition('`--control`, to wait for the next code of an authenticator');
  const caller = await context.setup.accounts.newAccount();
  await readPause(context, caller);
  await bindAuthenticator(context.setup, caller);
  const missing = await context.call('userBindWithdrawAddress', withdrawAddress, { caller });
  const granted = 'binds an address without the code of the authenticator';
  if (!expectRefusal(context, 'userBindWithdrawAddress', { keys: needed, granted }, missing)) return;
  const authenticatorCode = otherCode(await nextCode(context.setup, caller));
  const guessed = await context.call(
    'userBindWithdrawAddress',
    { ...withdrawAddress, authenticatorCode },
    { caller },
  );
  const refused = { keys: wrong, granted: 'binds an address for a wrong code' } as const;
  expectRefusal(context, 'userBindWithdrawAddress', refused, guessed);
}

async function checkRemoval(context: CheckContext): Promise<void> {
  const { control, accounts } = context.setup;
  if (!control) throw missingPrecondition('`--control`, to move time');
  const owner = await createAddressOwner(context.setup);
  const hours = await readPause(context, owner);
  const ask = async (caller: Caller, authenticatorCode: string) =>
    context.call('withdrawRequestAddressRelease', { authenticatorCode }, { caller });
  const code = await nextCode(context.setup, owner);
  const guessed = await ask(owner, otherCode(code));
  const refused = { keys: wrong, granted: 'removes an address for a wrong code' };
  expectRefusal(context, 'withdrawRequestAddressRelease', refused, guessed);
  const requested = await ask(owner, code);
  if (!succeeded(requested))
    return context.inconclusive('withdrawRequestAddressRelease', 'refuses a right code', requested);
  const early = await termsOf(context, owner);
  const atOnce = 'removes the address without the pause';
  const isKept = early.boundAddress === withdrawAddress.channel_address;
  context.expect('withdrawRequestAddressRelease', isKept ? undefined : atOnce, requested);
  const keeper = await createAddressOwner(context.setup);
  await ask(keeper, await nextCode(context.setup, keeper));
  const stopped = await context.call('withdrawCancelAddressRelease', {}, { caller: keeper });
  await control.advance(hours * HOUR_MS);
  await control.runTimedWork();
  const gone = (await termsOf(context, await accounts.logInAgain(owner))).boundAddress === '';
  const late = `keeps the address ${hours} hours after its owner asked to remove it`;
  context.expect('withdrawRequestAddressRelease', gone ? undefined : late, requested);
  const kept = (await termsOf(context, await accounts.logInAgain(keeper))).boundAddress !== '';
  const lost = 'removes the address although its owner stopped that';
  context.expect('withdrawCancelAddressRelease', kept ? undefined : lost, stopped);
}

const define = defineChecks('wallet', 'contract');

/** Move the clock. */
export const addressReleaseChecks: readonly ActiveCheck[] = [
  define(
    'wal.code',
    'A withdrawal needs the code of the authenticator, and a right one.',
    ['withdrawApply'],
    checkWithdrawalCode,
  ),
  define(
    'wal.address-code',
    'A new withdrawal address needs the code of the authenticator, and a right one.',
    ['userBindWithdrawAddress'],
    checkAddressCode,
  ),
  define(
    'wal.address-removal',
    'A withdrawal address is removed after the pause, with a right code, unless its owner stops that.',
    ['withdrawRequestAddressRelease', 'withdrawCancelAddressRelease'],
    checkRemoval,
  ),
];
