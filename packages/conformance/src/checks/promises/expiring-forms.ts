/** Forms and challenges are good for one use and for some minutes, and a repeated request keeps its date. */
import { TOTP } from 'otpauth';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import type { Control } from '../../setup/control.ts';
import { missingPrecondition, PreconditionError } from '../../setup/precondition-error.ts';
import { nextCode } from '../../setup/recipes/account-recipes.ts';
import {
  createAddressOwner,
  createWithdrawal,
  prepareWithdrawals,
} from '../../setup/recipes/wallet-recipes.ts';
import type { Caller } from '../../target/exchange.ts';
import { defineChecks } from '../support/define-check.ts';
import { dataOf, granted } from '../support/granted.ts';
import { expectRefusal } from '../support/refusal.ts';
import { usedFormErrors } from '../wallet/transfers.ts';

const MINUTE_MS = 60_000;

function controlOf({ setup }: CheckContext, task: string): Control {
  if (!setup.control) throw missingPrecondition(`\`--control\`, to ${task}`);
  return setup.control;
}

async function checkUsedForm(context: CheckContext): Promise<void> {
  const { setup } = context;
  const control = controlOf(context, 'refuse a withdrawal');
  const caller = await setup.accounts.newAccount();
  await prepareWithdrawals(setup, caller);
  const form = await createWithdrawal(setup, caller, '100');
  const first = await granted(context.call('withdrawApply', form, { caller }));
  // While it is pending, another one is refused for that reason.
  const row = (await setup.request('withdrawList', {}, caller)).elements?.[0];
  if (!row) throw new PreconditionError('inconclusive', 'the withdrawal is not in its list');
  await control.decideWithdrawal(row.order_no, 'refuse');
  const authenticatorCode = await nextCode(setup, caller);
  const again = await context.call('withdrawApply', { ...form, authenticatorCode }, { caller });
  const refused = { keys: usedFormErrors, granted: 'takes the form of one withdrawal twice' };
  expectRefusal(context, 'withdrawApply', refused, first, again);
}

const SLIDER_MS = 2 * MINUTE_MS + 1_000;

async function checkSlider(context: CheckContext): Promise<void> {
  const control = controlOf(context, 'solve a slider');
  const solve = async () => {
    const drawn = await granted(context.call('sliderChallenge', {}));
    const challengeId = String(dataOf(drawn)['challengeId']);
    return { challengeId, x: await control.sliderGap(challengeId) };
  };
  const keys = ['sliderFailed'] as const;
  const answer = await solve();
  const first = await granted(context.call('sliderVerify', answer));
  const again = await context.call('sliderVerify', answer);
  expectRefusal(
    context,
    'sliderVerify',
    { keys, granted: 'takes two answers to one challenge' },
    first,
    again,
  );
  const slow = await solve();
  await control.advance(SLIDER_MS);
  const late = await context.call('sliderVerify', slow);
  expectRefusal(context, 'sliderVerify', { keys, granted: 'takes an answer after two minutes' }, late);
}

const KEY_MS = 10 * MINUTE_MS + 1_000;

async function checkKey(context: CheckContext): Promise<void> {
  const control = controlOf(context, 'move time');
  const caller = await context.setup.accounts.newAccount();
  const drawn = await granted(context.call('googleAuthGet', {}, { caller }));
  await control.advance(KEY_MS);
  const totp = new TOTP({ secret: String(dataOf(drawn)['secret']) });
  const code = totp.generate({ timestamp: await control.currentTime() });
  // The login was longer ago than a proof may be.
  const bound = await context.call('googleAuthBind', { code, password: caller.password }, { caller });
  const granting = 'binds a key that was drawn more than ten minutes ago';
  expectRefusal(
    context,
    'googleAuthBind',
    { keys: ['sessionTokenInvalid'], granted: granting },
    drawn,
    bound,
  );
}

const HOUR_MS = 60 * MINUTE_MS;

async function checkReleaseDate(context: CheckContext): Promise<void> {
  const { setup } = context;
  const control = controlOf(context, 'move time');
  const owner = await createAddressOwner(setup);
  const { addressReleaseHours = 0 } = await setup.request('withdrawWithdrawLimitConfig', {}, owner);
  if (addressReleaseHours < 2) throw missingPrecondition('a pause of hours before an address is removed');
  const ask = async (caller: Caller) => {
    const authenticatorCode = await nextCode(setup, caller);
    return granted(context.call('withdrawRequestAddressRelease', { authenticatorCode }, { caller }));
  };
  const first = await ask(owner);
  await control.advance(HOUR_MS);
  const again = await ask(await setup.accounts.logInAgain(owner));
  const [before, after] = [first, again].map((exchange) => String(dataOf(exchange)['addressReleaseTime']));
  const message = `moves the date of a removal from ${before} to ${after} when it is asked for again`;
  context.expect('withdrawRequestAddressRelease', before === after ? undefined : message, first, again);
}

const [defineAuth, defineWallet] = [
  defineChecks('authentication', 'contract'),
  defineChecks('wallet', 'contract'),
];

/** Move the clock. */
export const expiringFormChecks: readonly ActiveCheck[] = [
  defineWallet(
    'wal.used-withdrawal',
    'The form of a withdrawal is taken once, also after the withdrawal was refused.',
    ['withdrawApply'],
    checkUsedForm,
  ),
  defineAuth(
    'auth.slider-once',
    'A slider takes one answer, within two minutes.',
    ['sliderVerify'],
    checkSlider,
  ),
  defineAuth(
    'auth.key-expires',
    'A key of an authenticator can be bound for ten minutes.',
    ['googleAuthBind'],
    checkKey,
  ),
  defineWallet(
    'wal.release-date',
    'Asking again for the removal of a withdrawal address keeps the first date.',
    ['withdrawRequestAddressRelease'],
    checkReleaseDate,
  ),
];
