/** What a withdrawal takes, costs and pays out (contract: withdraw!apply, withdraw!get). */
import { compare, multiply, subtract, truncate } from '@openmall/sdk/money';
import type { ActiveCheck } from '../../../runner/check.ts';
import type { CheckContext } from '../../../runner/check-context.ts';
import { missingPrecondition, PreconditionError } from '../../../setup/precondition-error.ts';
import { createWithdrawal, prepareWithdrawals } from '../../../setup/recipes/wallet-recipes.ts';
import { succeeded, type Caller, type Exchange } from '../../../target/exchange.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { defineChecks } from '../../support/define-check.ts';

const QUANTITY = '123.45';
const PAID_OUT = 1;

interface Wallet {
  readonly exchange: Exchange;
  readonly balance: string;
}

async function readWallet(context: CheckContext, caller: Caller): Promise<Wallet> {
  const exchange = await context.call('walletGetUsdt', {}, { caller });
  const { balance, money } = (exchange.envelope?.data ?? {}) as { balance?: string; money?: number };
  return { exchange, balance: balance ?? String(money) };
}

const sameSum = (first: string | number, second: string | number): boolean => compare(first, second) === 0;

async function checkFigures(context: CheckContext): Promise<void> {
  const { accounts, control, request } = context.setup;
  if (!control) throw missingPrecondition('`--control`, to execute a withdrawal');
  const caller = await accounts.newAccount();
  await prepareWithdrawals(context.setup, caller);
  const share = (await request('withdrawFee', { channel: 'USDT' }, caller)).withdraw_fee;
  const before = await readWallet(context, caller);
  const applied = await context.call(
    'withdrawApply',
    await createWithdrawal(context.setup, caller, QUANTITY),
    {
      caller,
    },
  );
  if (!succeeded(applied)) throw new PreconditionError('inconclusive', 'no withdrawal was granted', applied);
  const during = await readWallet(context, caller);
  const row = (await request('withdrawList', {}, caller)).elements?.[0];
  if (!row) throw new PreconditionError('inconclusive', 'the withdrawal is not in its list', applied);
  const taken = subtract(before.balance, during.balance);
  const expect = (isRight: boolean, message: string, ...calls: readonly Exchange[]): void =>
    context.expect('withdrawApply', isRight ? undefined : message, ...calls);
  expect(
    sameSum(taken, QUANTITY),
    `takes ${taken} USDT from the wallet for a withdrawal of ${QUANTITY}`,
    before.exchange,
    applied,
    during.exchange,
  );
  expect(sameSum(row.amount, taken), `records ${row.amount}, but took ${taken}`, applied);
  expect(sameSum(row.volume, QUANTITY), `records ${row.volume}, where ${QUANTITY} was asked for`, applied);
  const fee = truncate(multiply(QUANTITY, share), 10);
  expect(
    sameSum(row.fee, fee),
    `takes a fee of ${row.fee}, but withdraw!fee says ${share} of ${QUANTITY}, which is ${fee}`,
    applied,
  );
  await control.decideWithdrawal(row.order_no, 'execute');
  const record = await context.call('withdrawGet', { order_no: row.order_no }, { caller });
  const { state } = (record.envelope?.data ?? {}) as { state?: number };
  const shown = `shows a withdrawal that was paid out in state ${String(state)}, not in ${PAID_OUT}`;
  context.expect('withdrawGet', state === PAID_OUT ? undefined : shown, record);
  const after = await readWallet(context, caller);
  expect(
    sameSum(after.balance, during.balance),
    `has ${after.balance} in the wallet after the payout, and had ${during.balance} before it`,
    during.exchange,
    after.exchange,
  );
}

/** A cent below the minimum is refused, and the minimum is granted. */
async function checkMinimum(context: CheckContext): Promise<void> {
  const { accounts, control, request } = context.setup;
  if (!control) throw missingPrecondition('`--control`, to verify identities as an operator');
  const caller = await accounts.newAccount();
  await prepareWithdrawals(context.setup, caller);
  const { withdrawAmountMin } = await request('withdrawWithdrawLimitConfig', {}, caller);
  if (compare(withdrawAmountMin, '1') < 0) throw missingPrecondition('a minimum of withdrawals');
  const apply = async (amount: string): Promise<Exchange> =>
    context.call('withdrawApply', await createWithdrawal(context.setup, caller, amount), { caller });
  const less = subtract(withdrawAmountMin, '0.01');
  const low = await apply(less);
  const granted = `pays out ${less}, a cent below the minimum of ${withdrawAmountMin}`;
  const keys = ['withdrawalOutsideLimits', 'parameterError'] as const;
  if (!expectRefusal(context, 'withdrawApply', { keys, granted }, low)) return;
  const exact = await apply(withdrawAmountMin);
  const message = `refuses the minimum of ${withdrawAmountMin}`;
  context.expect('withdrawApply', succeeded(exact) ? undefined : message, exact);
}

const define = defineChecks('wallet', 'contract');

export const withdrawalFigureChecks: readonly ActiveCheck[] = [
  define(
    'wal.withdraw-figures',
    'A withdrawal takes exactly its quantity, with the fee of withdraw!fee, and a payout takes nothing more.',
    ['withdrawApply', 'withdrawGet'],
    checkFigures,
  ),
  define(
    'wal.withdraw-minimum',
    'The minimum can be withdrawn, and a cent less can not.',
    ['withdrawApply'],
    checkMinimum,
  ),
];
