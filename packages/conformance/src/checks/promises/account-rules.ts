/** Rules of the account: fund password, wrong old passwords, display name, bank cards, identity, withdrawal address. */
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { FUND_PASSWORD } from '../../setup/accounts.ts';
import { OTHER_WITHDRAW_ADDRESS } from '../../setup/recipes/wallet-recipes.ts';
import { succeeded, type Caller, type Exchange } from '../../target/exchange.ts';
import { expectEnded, lockedOut } from '../accounts/authentication.ts';
import { defineChecks } from '../support/define-check.ts';
import { dataOf, granted, rowsOf } from '../support/granted.ts';
import { inParallel } from '../support/race.ts';
import { expectRefusal } from '../support/refusal.ts';

const NEW_PIN = '975310';
const pinOf = (safeword: string) => ({ safeword, re_safeword: safeword });

async function checkFundPassword(context: CheckContext): Promise<void> {
  const { accounts, orders } = context.setup;
  const caller = await accounts.newAccount();
  await orders.setFundPassword(caller);
  const again = await context.call('userSetSafewordReg', pinOf(NEW_PIN), { caller });
  const keys = ['fundPasswordAlreadySet'] as const;
  expectRefusal(context, 'userSetSafewordReg', { keys, granted: 'replaces a fund password' }, again);
  const other = await accounts.logInAgain(caller);
  const form = { old_safeword: succeeded(again) ? NEW_PIN : FUND_PASSWORD, ...pinOf('864209') };
  const changed = await granted(context.call('userUpdateOldAndNewSafeword', form, { caller }));
  const after = await context.call('localuserGet', {}, { caller: other });
  expectEnded(context, 'userUpdateOldAndNewSafeword', 'leaves other sessions open', changed, after);
}

const WRONG_TIMES = 3;

/** Guesses of an old password lock its change as guesses of a login lock that. */
async function checkGuesses(context: CheckContext): Promise<void> {
  const { accounts, orders } = context.setup;
  const caller = await accounts.newAccount();
  await orders.setFundPassword(caller);
  const pins: Exchange[] = [];
  for (let time = 0; time < WRONG_TIMES; time += 1)
    pins.push(
      await context.call(
        'userUpdateOldAndNewSafeword',
        { old_safeword: '000001', ...pinOf(NEW_PIN) },
        { caller },
      ),
    );
  const form = { old_safeword: FUND_PASSWORD, ...pinOf(NEW_PIN) };
  const right = await context.call('userUpdateOldAndNewSafeword', form, { caller });
  const grantedPin = 'accepts the right fund password after three wrong ones in a row';
  const isLocked = { keys: lockedOut, granted: grantedPin };
  expectRefusal(context, 'userUpdateOldAndNewSafeword', isLocked, ...pins, right);
  const guesses: Exchange[] = [];
  for (let time = 0; time < WRONG_TIMES; time += 1)
    guesses.push(
      await context.call(
        'userUpdateOldAndNewPsw',
        { old_password: `Wrong123${time}`, password: 'Judge9753', re_password: 'Judge9753' },
        { caller },
      ),
    );
  const change = { old_password: caller.password, password: 'Judge9753', re_password: 'Judge9753' };
  const known = await context.call('userUpdateOldAndNewPsw', change, { caller });
  const grantedKnown = 'accepts the right old password after three wrong ones in a row';
  const isShut = { keys: lockedOut, granted: grantedKnown };
  expectRefusal(context, 'userUpdateOldAndNewPsw', isShut, ...guesses, known);
}

const DISPLAY_NAME = 'Judith';

async function checkDisplayName(context: CheckContext): Promise<void> {
  const caller = await context.setup.accounts.newAccount();
  for (const [sent, expected] of [
    [`  ${DISPLAY_NAME} `, DISPLAY_NAME],
    ['', undefined],
  ] as const) {
    const set = await granted(context.call('localuserSetDisplayName', { displayName: sent }, { caller }));
    const read = await granted(context.call('localuserGet', {}, { caller }));
    const { displayName, username } = dataOf(read);
    const isRight = (displayName ?? undefined) === expected && username === caller.username;
    const message = `shows displayName ${JSON.stringify(displayName)} and username ${JSON.stringify(username)} after ${JSON.stringify(sent)} was set`;
    context.expect('localuserSetDisplayName', isRight ? undefined : message, set, read);
  }
}

const MAX_CARDS = 10;

async function checkBankCards(context: CheckContext): Promise<void> {
  const caller = await context.setup.accounts.newAccount();
  const add = (index: number, bankName = 'Northern Bank') => {
    const bankCardNo = `492912341234${1000 + index}`;
    return context.call('bankCardAdd', { bankName, bankUserName: 'Judith Arbiter', bankCardNo }, { caller });
  };
  const first = await granted(add(0));
  const replaced = await granted(add(0, 'Southern Bank'));
  const list = await granted(context.call('bankCardList', {}, { caller }));
  const names = rowsOf(list).map(({ bankName }) => bankName);
  const message = `lists the banks ${names.join(', ')} after one number was added with two banks, not only the second`;
  const isReplaced = names.join() === 'Southern Bank';
  context.expect('bankCardAdd', isReplaced ? undefined : message, first, replaced, list);
  const added = await inParallel(MAX_CARDS - 1, (index) => add(index + 1));
  for (const call of added) await granted(Promise.resolve(call));
  const refused = { keys: ['bankCardLimit'], granted: `keeps ${MAX_CARDS + 1} cards` } as const;
  expectRefusal(context, 'bankCardAdd', refused, await add(MAX_CARDS));
}

async function applyTwice(context: CheckContext, caller: Caller): Promise<void> {
  const picture = await context.setup.upload(caller, 'kyc');
  const pictures = { idimg_1: picture, idimg_2: picture };
  const residence = { home_place: '12 Fairness Road, Toronto', ...pictures };
  const early = await context.call('kycHighLevelApply', residence, { caller });
  const grantedEarly = 'takes an application of somebody whose identity was not checked';
  const needed = { keys: ['realNameNeeded'], granted: grantedEarly } as const;
  expectRefusal(context, 'kycHighLevelApply', needed, early);
  const form = {
    name: 'Judith Arbiter',
    idname: 'passport',
    idnumber: 'K7702913',
    nationality: 'Canada',
    ...pictures,
  };
  const first = await granted(context.call('kycApply', form, { caller }));
  const second = await context.call('kycApply', form, { caller });
  const keys = ['verificationUnderReview'] as const;
  const again = { keys, granted: 'takes an application again while one is under review' };
  expectRefusal(context, 'kycApply', again, first, second);
}

async function checkApplications(context: CheckContext): Promise<void> {
  await applyTwice(context, await context.setup.accounts.newAccount());
}

/** An address of another chain would lose the coins. */
async function checkAddressFormat(context: CheckContext): Promise<void> {
  const caller = await context.setup.accounts.newAccount();
  const ethereum = '0x52908400098527886E0F7030069857D2E4169EE7';
  for (const [blockchain_name, channel_address] of [
    ['TRC20', ethereum],
    ['ERC20', OTHER_WITHDRAW_ADDRESS],
  ] as const) {
    const bound = await context.call(
      'userBindWithdrawAddress',
      { blockchain_name, coin: 'USDT', channel_address },
      { caller },
    );
    const keys = ['addressFormatWrong', 'parameterError'] as const;
    const message = `binds ${channel_address} as an address of ${blockchain_name}`;
    expectRefusal(context, 'userBindWithdrawAddress', { keys, granted: message }, bound);
  }
}

const define = defineChecks('authentication', 'contract');

export const accountRuleChecks: readonly ActiveCheck[] = [
  define(
    'auth.fund-rules',
    'A fund password is set once, and a change of it ends the other sessions.',
    ['userSetSafewordReg', 'userUpdateOldAndNewSafeword'],
    checkFundPassword,
  ),
  define(
    'auth.guesses',
    'Three wrong old passwords in a row lock a change of the password, and so with the fund password.',
    ['userUpdateOldAndNewSafeword', 'userUpdateOldAndNewPsw'],
    checkGuesses,
  ),
  define(
    'user.display-name',
    'A display name has no blanks around it, may be removed, and leaves the login name as it is.',
    ['localuserSetDisplayName'],
    checkDisplayName,
  ),
  define(
    'card.rules',
    'A bank card that is added again is replaced, and a buyer keeps at most ten.',
    ['bankCardAdd'],
    checkBankCards,
  ),
  define(
    'kyc.once',
    'An application under review cannot be made again, and a residence needs a checked identity.',
    ['kycApply', 'kycHighLevelApply'],
    checkApplications,
  ),
  define(
    'wal.address-format',
    'A withdrawal address must fit its chain.',
    ['userBindWithdrawAddress'],
    checkAddressFormat,
  ),
];
