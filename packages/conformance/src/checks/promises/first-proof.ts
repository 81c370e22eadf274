/** The first code that proves an address removes what somebody else may have set before it. */
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { missingPrecondition } from '../../setup/precondition-error.ts';
import { bindAuthenticator } from '../../setup/recipes/account-recipes.ts';
import { OTHER_WITHDRAW_ADDRESS, withdrawAddress } from '../../setup/recipes/wallet-recipes.ts';
import type { Caller } from '../../target/exchange.ts';
import { defineChecks } from '../support/define-check.ts';
import { dataOf, granted, rowsOf } from '../support/granted.ts';
import { expectGrant } from '../support/refusal.ts';

const PASSWORD = 'Judge1357';

/** A phone that no earlier run has bound, as far as four digits tell. */
const unusedPhone = (): string => `1 416555${String(Date.now() % 10_000).padStart(4, '0')}`;

/** What somebody could set who registered with the address of another person. */
async function setEverything({ setup }: CheckContext, caller: Caller, phone: string): Promise<void> {
  const { control, request } = setup;
  if (!control) throw missingPrecondition('`--control`, to read what was sent');
  await setup.orders.setFundPassword(caller);
  const card = { bankName: 'Northern Bank', bankUserName: 'Judith Arbiter', bankCardNo: '4929123412341234' };
  await request('bankCardAdd', card, caller);
  // Before the authenticator, whose code it needs from then on.
  await request('userBindWithdrawAddress', withdrawAddress, caller);
  await bindAuthenticator(setup, caller);
  await request('idcodeExecute', { target: phone, purpose: 'bind' }, caller);
  const verifcode = await control.codeSentTo(phone);
  await request('localuserBindEmailOrPhone', { target: phone, verifcode, password: caller.password }, caller);
}

/** The owner of the address sets a password by a code that is sent to it. */
async function takeOver(context: CheckContext, stranger: Caller): Promise<Caller> {
  const { username } = stranger;
  const { control, request } = context.setup;
  if (!control) throw missingPrecondition('`--control`, to read what was sent');
  await request('idcodeExecute', { target: username, purpose: 'resetPassword' });
  const verifcode = await control.codeSentTo(username);
  const form = { username, verifcode_type: 2, verifcode, password: PASSWORD, re_password: PASSWORD } as const;
  await granted(context.call('userResetpsw', form));
  return context.setup.accounts.logInAgain({ ...stranger, password: PASSWORD });
}

async function checkFirstProof(context: CheckContext): Promise<void> {
  const stranger = await context.setup.accounts.newAccount();
  const phone = unusedPhone();
  await setEverything(context, stranger, phone);
  const caller = await takeOver(context, stranger);
  const profile = await granted(context.call('localuserGet', {}, { caller }));
  const cards = await granted(context.call('bankCardList', {}, { caller }));
  const { safeword, googleverif, phone: shownPhone } = dataOf(profile);
  const expect = (isRemoved: boolean, what: string, call = profile): void =>
    context.expect('userResetpsw', isRemoved ? undefined : `keeps ${what} of a stranger`, call);
  expect(Number(safeword) === 0, 'the fund password');
  expect(googleverif === false, 'the authenticator');
  expect(!shownPhone, 'the phone');
  expect(rowsOf(cards).length === 0, 'the bank cards', cards);
  const other = { ...withdrawAddress, channel_address: OTHER_WITHDRAW_ADDRESS };
  const bound = await context.call('userBindWithdrawAddress', other, { caller });
  const kept = 'keeps the withdrawal address of a stranger';
  expectGrant(context, 'userResetpsw', { keys: ['onlyOneWithdrawalAddress'], refused: kept }, bound);
}

export const firstProofChecks: readonly ActiveCheck[] = [
  defineChecks('authentication', 'contract')(
    'auth.first-proof',
    'The first proof that an address is the user’s removes everything that was set before it.',
    ['userResetpsw'],
    checkFirstProof,
  ),
];
