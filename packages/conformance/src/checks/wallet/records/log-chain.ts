/** Each movement of a wallet follows from the one before, also within one millisecond (contract: wallet!logs). */
import { add, compare, subtract, truncate } from '@openmall/sdk/money';
import type { ActiveCheck } from '../../../runner/check.ts';
import type { CheckContext } from '../../../runner/check-context.ts';
import { missingPrecondition } from '../../../setup/precondition-error.ts';
import type { Caller } from '../../../target/exchange.ts';
import { defineChecks } from '../../support/define-check.ts';

const MONEY = ['100', '0.01', '20.5', '300'];

interface Row {
  readonly direction: string;
  readonly amount: string;
  readonly balance: string;
  readonly createTime: number;
}

/** Whether a row follows from the one below it, or from an empty wallet. */
function follows(row: Row, below: Row | undefined): boolean {
  const from = below?.balance ?? '0';
  const moved = row.direction === 'in' ? add(from, row.amount) : subtract(from, row.amount);
  return compare(moved, row.balance) === 0 && (below?.createTime ?? 0) <= row.createTime;
}

async function readRows(context: CheckContext, caller: Caller) {
  const logs = await context.call('walletLogs', { pageSize: 100 }, { caller });
  const { pageList: rows = [] } = (logs.envelope?.data ?? {}) as { pageList?: readonly Row[] };
  return { logs, rows };
}

async function checkChain(context: CheckContext): Promise<void> {
  const { accounts, control, orders, request } = context.setup;
  if (!control) throw missingPrecondition('`--control`, to credit recharges');
  const caller = await accounts.newAccount();
  for (const amount of MONEY) await control.credit(caller.username, amount);
  const { orderId } = await orders.paid(caller);
  await request('orderReturns', { orderId, returnReason: 1 }, caller);
  await control.decideRefund(orderId, 'approve');
  const { logs, rows } = await readRows(context, caller);
  const wrong = rows.findIndex((row, index) => !follows(row, rows[index + 1]));
  const row = rows[wrong];
  const message = `shows a balance of ${row?.balance} after ${row?.direction} ${row?.amount} in row ${wrong + 1}, which does not follow from the row below`;
  context.expect('walletLogs', wrong >= 0 ? message : undefined, logs);
  const { money } = await request('walletGetUsdt', {}, caller);
  const last = rows[0]?.balance ?? '0';
  const ends = `ends at ${last}, but the wallet holds ${money}`;
  context.expect('walletLogs', compare(truncate(last, 2), money) === 0 ? undefined : ends, logs);
}

export const logChainChecks: readonly ActiveCheck[] = [
  defineChecks('wallet', 'contract')(
    'wal.log-chain',
    'Each wallet record shows the balance that follows from the record before it, newest first.',
    ['walletLogs'],
    checkChain,
  ),
];
