/** Recharges, withdrawals and refunds. */
import { add, compare } from '@openmall/sdk/money';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { succeeded, type Caller } from '../../target/exchange.ts';
import { FUND_PASSWORD } from '../../setup/accounts.ts';
import { missingPrecondition, PreconditionError } from '../../setup/precondition-error.ts';
import {
  createRecharge,
  createWithdrawal,
  prepareWithdrawals,
  OTHER_WITHDRAW_ADDRESS,
  withdrawAddress,
} from '../../setup/recipes/wallet-recipes.ts';
import { expectRefusal, parameterErrors } from '../support/refusal.ts';
import { defineChecks } from '../support/define-check.ts';

const balanceOf = async ({ setup }: CheckContext, caller: Caller): Promise<number> =>
  (await setup.request('walletGetUsdt', {}, caller)).money;

/** The errors of a form whose session token was used before. */
export const usedFormErrors = ['duplicateSubmission', 'sessionTokenInvalid'] as const;

async function checkRecharge(context: CheckContext): Promise<void> {
  const { accounts, request, control } = context.setup;
  const caller = await accounts.newAccount();
  const input = await createRecharge(context.setup, caller);
  const before = await balanceOf(context, caller);
  await request('rechargeBlockchainRecharge', input, caller);
  const waiting = await balanceOf(context, caller);
  context.expect(
    'rechargeBlockchainRecharge',
    waiting === before ? undefined : 'credits a recharge before it is confirmed',
  );
  const used = await context.call('rechargeBlockchainRecharge', input, { caller });
  const usedForm = { keys: usedFormErrors, granted: 'accepts a session token a second time' };
  expectRefusal(context, 'rechargeBlockchainRecharge', usedForm, used);
  if (!control) throw missingPrecondition('`--control`, to confirm the recharge');
  const row = (await request('rechargeBlockchainList', {}, caller)).elements?.[0];
  if (!row) throw new PreconditionError('inconclusive', 'the recharge is not in its list');
  await control.decideRecharge(row.order_no, 'approve');
  const record = await context.call('rechargeBlockchainGet', { order_no: row.order_no }, { caller });
  const { state } = (record.envelope?.data ?? {}) as { state?: number };
  const shown = `shows a confirmed recharge in state ${String(state)}, not in 1`;
  context.expect('rechargeBlockchainGet', state === 1 ? undefined : shown, record);
  const after = await balanceOf(context, caller);
  const message = `credits ${add(after, -before)} for a recharge of ${row.amount}`;
  context.expect(
    'rechargeBlockchainRecharge',
    compare(add(before, row.amount), after) === 0 ? undefined : message,
  );
}

async function checkRechargeLimits(context: CheckContext): Promise<void> {
  const caller = await context.setup.accounts.first();
  const operation = context.operation('rechargeBlockchainRecharge');
  for (const amount of ['0', '-5', '0.5', '10.123456789', 'abc', '1e3']) {
    const exchange = await context.send(
      operation,
      { ...(await createRecharge(context.setup, caller)), amount },
      { caller },
    );
    const keys = ['depositOutsideLimits', ...parameterErrors(operation)] as const;
    expectRefusal(context, operation.id, { keys, granted: `accepts a recharge of ${amount}` }, exchange);
  }
  const input = {
    ...(await createRecharge(context.setup, caller)),
    blockchain_name: 'OMNI7',
    channel_address: 'x'.repeat(30),
  };
  const wrong = await context.send(operation, input, { caller });
  const keys = ['wrongDepositChain', ...parameterErrors(operation)] as const;
  expectRefusal(context, operation.id, { keys, granted: 'accepts a recharge over an unknown chain' }, wrong);
}

/** Refuses the pending withdrawal. The wallet must then hold `before` again. */
async function expectRefundedWithdrawal(
  context: CheckContext,
  caller: Caller,
  before: number,
): Promise<void> {
  const { request, control } = context.setup;
  const row = (await request('withdrawList', {}, caller)).elements?.[0];
  if (!row || !control) throw new PreconditionError('inconclusive', 'the withdrawal is not in its list');
  const kept = compare(add(row.arrivalAmount, String(row.fee)), row.amount) === 0;
  context.expect(
    'withdrawApply',
    kept ? undefined : `records ${row.amount}, but ${row.arrivalAmount} arrive and the fee is ${row.fee}`,
  );
  await control.decideWithdrawal(row.order_no, 'refuse');
  const record = await context.call('withdrawGet', { order_no: row.order_no }, { caller });
  const { state } = (record.envelope?.data ?? {}) as { state?: number };
  const shown = `shows a refused withdrawal in state ${String(state)}, not in 2`;
  context.expect('withdrawGet', state === 2 ? undefined : shown, record);
  const after = await balanceOf(context, caller);
  context.expect(
    'withdrawApply',
    after === before ? undefined : `has ${after} in the wallet after a refused withdrawal, and had ${before}`,
  );
}

async function checkWithdrawal(context: CheckContext): Promise<void> {
  const caller = await context.setup.accounts.newAccount();
  await prepareWithdrawals(context.setup, caller);
  const before = await balanceOf(context, caller);
  const input = await createWithdrawal(context.setup, caller, '100');
  const wrong = await context.call('withdrawApply', { ...input, safeword: '999999' }, { caller });
  const wrongPassword = { keys: ['wrongFundPassword'], granted: 'accepts a wrong fund password' } as const;
  expectRefusal(context, 'withdrawApply', wrongPassword, wrong);
  const applied = await context.call('withdrawApply', await createWithdrawal(context.setup, caller, '100'), {
    caller,
  });
  if (!succeeded(applied))
    throw new PreconditionError('inconclusive', `withdraw!apply answered: ${String(applied.envelope?.msg)}`);
  const during = await balanceOf(context, caller);
  context.expect(
    'withdrawApply',
    during < before ? undefined : 'leaves the money in the wallet, where it can be spent again',
    applied,
  );
  const second = await context.call('withdrawApply', await createWithdrawal(context.setup, caller, '50'), {
    caller,
  });
  const granted = 'accepts a second withdrawal while one is pending';
  expectRefusal(context, 'withdrawApply', { keys: ['withdrawalPending'], granted }, applied, second);
  await expectRefundedWithdrawal(context, caller, before);
}

async function checkOneAddress(context: CheckContext): Promise<void> {
  const caller = await context.setup.accounts.newAccount();
  const first = await context.call('userBindWithdrawAddress', withdrawAddress, { caller });
  if (!succeeded(first)) throw new PreconditionError('inconclusive', 'no withdrawal address could be bound');
  const other = { ...withdrawAddress, channel_address: OTHER_WITHDRAW_ADDRESS };
  const second = await context.call('userBindWithdrawAddress', other, { caller });
  const refused = {
    keys: ['onlyOneWithdrawalAddress'],
    granted: 'binds a second withdrawal address',
  } as const;
  expectRefusal(context, 'userBindWithdrawAddress', refused, first, second);
}

async function checkRefund(context: CheckContext): Promise<void> {
  const { accounts, orders, control, request } = context.setup;
  if (!control) throw missingPrecondition('`--control`, to grant a refund as the merchant');
  const caller = await accounts.first();
  const order = await orders.place(caller);
  await orders.fund(caller, String(order.total ?? order.prizeReal));
  const before = await balanceOf(context, caller);
  await request('orderPay', { orderId: order.orderId, safeword: FUND_PASSWORD }, caller);
  if ((await balanceOf(context, caller)) >= before)
    throw new PreconditionError('inconclusive', 'a payment took nothing from the wallet');
  const requested = await context.call(
    'orderReturns',
    { orderId: order.orderId, returnReason: 1 },
    { caller },
  );
  await control.decideRefund(order.orderId, 'approve');
  const after = await balanceOf(context, caller);
  context.expect(
    'orderReturns',
    after === before
      ? undefined
      : `has ${after} in the wallet after a granted refund, and had ${before} before the payment`,
    requested,
  );
}

const define = defineChecks('wallet', 'spec §5');

export const walletChecks: readonly ActiveCheck[] = [
  define(
    'wal.recharge',
    'A recharge is credited once with its amount, when it is confirmed.',
    ['rechargeBlockchainRecharge', 'rechargeBlockchainGet'],
    checkRecharge,
  ),
  define(
    'wal.recharge-limits',
    'Amounts outside the limits and unknown chains are refused.',
    ['rechargeBlockchainRecharge'],
    checkRechargeLimits,
  ),
  define(
    'wal.withdraw',
    'A withdrawal takes its amount at once, only one can be pending, and a refused one returns all of it.',
    ['withdrawApply', 'withdrawGet'],
    checkWithdrawal,
  ),
  define(
    'wal.one-address',
    'Only one withdrawal address can be bound.',
    ['userBindWithdrawAddress'],
    checkOneAddress,
  ),
  defineChecks('wallet', 'spec §4')(
    'wal.refund',
    'A granted refund returns exactly what was paid.',
    ['orderReturns'],
    checkRefund,
  ),
];
