/** Each movement of a wallet follows from the one before, also within one millisecond (contract: wallet!logs). */
import { add, compare, subtract } from '@openmall/sdk/money';
import type { ActiveCheck } from '../../../runner/check.ts';
import type { CheckContext } from '../../../runner/check-context.ts';
import { missingPrecondition } from '../../../setup/precondition-error.ts';
import { defineChecks } from '../../support/define-check.ts';

const MONEY = ['100', '0.01', '20.5', '300'];

async function checkChain(context: CheckContext): Promise<void> {
  const { accounts, control, orders, request } = context.setup;
  if (!control) throw missingPrecondition('`--control`, to credit recharges');
  const caller = await accounts.newAccount();
  for (const amount of MONEY) await control.credit(caller.username, amount);
  const { orderId } = await orders.paid(caller);
  await request('orderReturns', { orderId, returnReason: 1 }, caller);
  await control.decideRefund(orderId, 'approve');
  const logs = await context.call('walletLogs', { pageSize: 100 }, { caller });
  const { pageList = [] } = (logs.envelope?.data ?? {}) as {
    pageList?: readonly { direction: string; amount: string; balance: string; createTime: number }[];
  };
  const wrong = pageList.findIndex((row, index) => {
    const before = pageList[index + 1];
    const from = before?.balance ?? (pageList.length > MONEY.length ? '0' : undefined);
    if (from === undefined) return false;
    const moved = row.direction === 'in' ? add(from, row.amount) : subtract(from, row.amount);
    return compare(moved, row.balance) !== 0 || (before !== undefined && before.createTime > row.createTime);
  });
  const row = pageList[wrong];
  const message = `shows a balance of ${row?.balance} after ${row?.direction} ${row?.amount} in row ${wrong + 1}, which does not follow from the row below`;
  context.expect('walletLogs', wrong >= 0 ? message : undefined, logs);
  const { money } = await request('walletGetUsdt', {}, caller);
  const [newest] = pageList;
  const ends = `ends at ${String(newest?.balance)}, but the wallet holds ${money}`;
  const agrees = newest !== undefined && Math.abs(Number(newest.balance) - money) < 0.01;
  context.expect('walletLogs', agrees ? undefined : ends, logs);
}

export const logChainChecks: readonly ActiveCheck[] = [
  defineChecks('wallet', 'contract')(
    'wal.log-chain',
    'Each wallet record shows the balance that follows from the record before it, newest first.',
    ['walletLogs'],
    checkChain,
  ),
];
