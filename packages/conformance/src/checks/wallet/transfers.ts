/** Money: what comes in, what goes out, and what the records say of it. */
import { add, compare } from '@openmall/sdk/money';
import type { Trial } from '../../runner/check.ts';
import type { Court } from '../../runner/check-context.ts';
import { succeeded, type Caller } from '../../target/exchange.ts';
import { fundPassword } from '../../setup/accounts.ts';
import { lacking, Unmet } from '../../setup/precondition-error.ts';
import {
  aRecharge,
  aWithdrawal,
  readyToWithdraw,
  secondWithdrawAddress,
  withdrawAddress,
} from '../../setup/recipes/wallet-recipes.ts';
import { expectRefusal, parameterErrors } from '../support/refusal.ts';
import { lawsOf } from '../support/define-check.ts';

const balanceOf = async ({ world }: Court, caller: Caller): Promise<number> =>
  (await world.ask('walletGetUsdt', {}, caller)).money;

/** What a form is refused with whose session token was used before. */
export const usedFormErrors = ['duplicateSubmission', 'sessionTokenInvalid'] as const;

async function rechargeIsCredited(court: Court): Promise<void> {
  const { accounts, ask, control } = court.world;
  const caller = await accounts.newcomer();
  const input = await aRecharge(court.world, caller);
  const before = await balanceOf(court, caller);
  await ask('rechargeBlockchainRecharge', input, caller);
  const waiting = await balanceOf(court, caller);
  court.expect(
    'rechargeBlockchainRecharge',
    waiting === before ? undefined : 'credits a recharge before the chain shows it',
  );
  const used = await court.call('rechargeBlockchainRecharge', input, { caller });
  const usedForm = { keys: usedFormErrors, granted: 'takes a session token a second time' };
  expectRefusal(court, 'rechargeBlockchainRecharge', usedForm, used);
  if (!control) throw lacking('a chain that shows the transfer: the control contract');
  const row = (await ask('rechargeBlockchainList', {}, caller)).elements?.[0];
  if (!row) throw new Unmet('unproven', 'the recharge is not in its list');
  await control.decideRecharge(row.order_no, 'approve');
  const record = await court.call('rechargeBlockchainGet', { order_no: row.order_no }, { caller });
  const { state } = (record.envelope?.data ?? {}) as { state?: number };
  const shown = `shows a recharge that the chain has shown in state ${String(state)}, not in 1`;
  court.expect('rechargeBlockchainGet', state === 1 ? undefined : shown, record);
  const after = await balanceOf(court, caller);
  const says = `credits ${add(after, -before)} for a recharge of ${row.amount}`;
  court.expect(
    'rechargeBlockchainRecharge',
    compare(add(before, row.amount), after) === 0 ? undefined : says,
  );
}

async function rechargeLimits(court: Court): Promise<void> {
  const caller = await court.world.accounts.first();
  const operation = court.operation('rechargeBlockchainRecharge');
  for (const amount of ['0', '-5', '0.5', '1.123', 'abc', '1e3']) {
    const exchange = await court.send(
      operation,
      { ...(await aRecharge(court.world, caller)), amount },
      { caller },
    );
    const keys = ['depositOutsideLimits', ...parameterErrors(operation)] as const;
    expectRefusal(court, operation.id, { keys, granted: `takes a recharge of ${amount}` }, exchange);
  }
  const input = {
    ...(await aRecharge(court.world, caller)),
    blockchain_name: 'OMNI7',
    channel_address: 'x'.repeat(30),
  };
  const wrong = await court.send(operation, input, { caller });
  const keys = ['wrongDepositChain', ...parameterErrors(operation)] as const;
  expectRefusal(court, operation.id, { keys, granted: 'takes a recharge over an unknown chain' }, wrong);
}

/** Refuses the withdrawal that is under way; the wallet had `before`. */
async function refusedWithdrawalComesBack(court: Court, caller: Caller, before: number): Promise<void> {
  const { ask, control } = court.world;
  const row = (await ask('withdrawList', {}, caller)).elements?.[0];
  if (!row || !control) throw new Unmet('unproven', 'the withdrawal is not in its list');
  const kept = compare(add(row.arrivalAmount, String(row.fee)), row.amount) === 0;
  court.expect(
    'withdrawApply',
    kept ? undefined : `records ${row.amount}, of which ${row.arrivalAmount} arrive and ${row.fee} are a fee`,
  );
  await control.decideWithdrawal(row.order_no, 'refuse');
  const record = await court.call('withdrawGet', { order_no: row.order_no }, { caller });
  const { state } = (record.envelope?.data ?? {}) as { state?: number };
  const shown = `shows a refused withdrawal in state ${String(state)}, not in 2`;
  court.expect('withdrawGet', state === 2 ? undefined : shown, record);
  const after = await balanceOf(court, caller);
  court.expect(
    'withdrawApply',
    after === before ? undefined : `has ${after} in the wallet after a refused withdrawal, and had ${before}`,
  );
}

async function withdrawalIsCharged(court: Court): Promise<void> {
  const caller = await court.world.accounts.newcomer();
  await readyToWithdraw(court.world, caller);
  const before = await balanceOf(court, caller);
  const input = await aWithdrawal(court.world, caller, '100');
  const wrong = await court.call('withdrawApply', { ...input, safeword: '999999' }, { caller });
  const wrongPassword = { keys: ['wrongFundPassword'], granted: 'takes a wrong fund password' } as const;
  expectRefusal(court, 'withdrawApply', wrongPassword, wrong);
  const applied = await court.call('withdrawApply', await aWithdrawal(court.world, caller, '100'), {
    caller,
  });
  if (!succeeded(applied))
    throw new Unmet('unproven', `withdraw!apply answered: ${String(applied.envelope?.msg)}`);
  const during = await balanceOf(court, caller);
  court.expect(
    'withdrawApply',
    during < before ? undefined : 'leaves the money in the wallet, where it can be spent again',
    applied,
  );
  const second = await court.call('withdrawApply', await aWithdrawal(court.world, caller, '50'), { caller });
  const granted = 'takes a second withdrawal while one is under way';
  expectRefusal(court, 'withdrawApply', { keys: ['withdrawalPending'], granted }, applied, second);
  await refusedWithdrawalComesBack(court, caller, before);
}

async function oneAddress(court: Court): Promise<void> {
  const caller = await court.world.accounts.newcomer();
  const first = await court.call('userBindWithdrawAddress', withdrawAddress, { caller });
  if (!succeeded(first)) throw new Unmet('unproven', 'no withdrawal address could be bound');
  const other = { ...withdrawAddress, channel_address: secondWithdrawAddress };
  const second = await court.call('userBindWithdrawAddress', other, { caller });
  const refused = {
    keys: ['onlyOneWithdrawalAddress'],
    granted: 'binds a second withdrawal address',
  } as const;
  expectRefusal(court, 'userBindWithdrawAddress', refused, first, second);
}

async function refundReturns(court: Court): Promise<void> {
  const { accounts, orders, control, ask } = court.world;
  if (!control) throw lacking('a merchant who grants a refund: the control contract');
  const caller = await accounts.first();
  const order = await orders.place(caller);
  await orders.fund(caller, String(order.total ?? order.prizeReal));
  const before = await balanceOf(court, caller);
  await ask('orderPay', { orderId: order.orderId, safeword: fundPassword }, caller);
  const asked = await court.call('orderReturns', { orderId: order.orderId, returnReason: 1 }, { caller });
  await control.decideRefund(order.orderId, 'approve');
  const after = await balanceOf(court, caller);
  court.expect(
    'orderReturns',
    after === before
      ? undefined
      : `has ${after} in the wallet after a granted refund, and had ${before} before the payment`,
    asked,
  );
}

const law = lawsOf('wallet', 'spec §5');

export const walletChecks: readonly Trial[] = [
  law(
    'wal.recharge',
    'A recharge is credited when the chain shows it, once, with its amount.',
    ['rechargeBlockchainRecharge', 'rechargeBlockchainGet'],
    rechargeIsCredited,
  ),
  law(
    'wal.recharge-limits',
    'Amounts outside of the limits and chains that there are not are refused.',
    ['rechargeBlockchainRecharge'],
    rechargeLimits,
  ),
  law(
    'wal.withdraw',
    'A withdrawal takes its amount at once, one at a time, and gives all of it back when refused.',
    ['withdrawApply', 'withdrawGet'],
    withdrawalIsCharged,
  ),
  law('wal.one-address', 'One withdrawal address may be bound.', ['userBindWithdrawAddress'], oneAddress),
  lawsOf('wallet', 'spec §4')(
    'wal.refund',
    'A granted refund returns what was paid.',
    ['orderReturns'],
    refundReturns,
  ),
];
