/** Compares the wallet with a model: random sequences of credits, payments, refunds and cancellations. */
import fc from 'fast-check';
import { add, compare, sum, truncate } from '@openmall/sdk/money';
import type { ActiveCheck } from '../../runner/check.ts';
import type { CheckContext } from '../../runner/check-context.ts';
import { succeeded, type Caller, type Exchange } from '../../target/exchange.ts';
import { FUND_PASSWORD } from '../../setup/accounts.ts';
import { missingPrecondition, PreconditionError } from '../../setup/precondition-error.ts';
import { aboutOperations } from '../support/define-check.ts';

const moves = ['credit', 'pay', 'payAndRefund', 'payPoorly', 'cancel'] as const;
type Move = (typeof moves)[number];

/** Makes one move. Returns the expected change of the balance as a decimal. */
async function makeMove(
  context: CheckContext,
  caller: Caller,
  move: Move,
  calls: Exchange[],
): Promise<string> {
  const { orders, control } = context.setup;
  if (!control) throw missingPrecondition('`--control`, to credit recharges as an operator');
  if (move === 'credit') {
    await control.credit(caller.username, '123.45');
    return '123.45';
  }
  const { orderId, total, prizeReal } = await orders.place(caller);
  const note = async (call: Promise<Exchange>): Promise<Exchange> => {
    calls.push(await call);
    return call;
  };
  if (move === 'cancel') {
    await note(context.call('orderCancel', { orderId, returnReason: 0 }, { caller }));
    return '0';
  }
  const safeword = move === 'payPoorly' ? '999999' : FUND_PASSWORD;
  const paid = await note(context.call('orderPay', { orderId, safeword }, { caller }));
  if (!succeeded(paid)) return '0';
  if (move !== 'payAndRefund') return `-${String(total ?? prizeReal)}`;
  await note(context.call('orderReturns', { orderId, returnReason: 1 }, { caller }));
  await control.decideRefund(orderId, 'approve');
  return '0';
}

const balanceOf = async (context: CheckContext, caller: Caller): Promise<Exchange> =>
  context.call('walletGetUsdt', {}, { caller });
const moneyIn = ({ envelope }: Exchange): number =>
  Number((envelope?.data as { money?: number } | undefined)?.money);

interface Deviation {
  readonly message: string;
  readonly calls: readonly Exchange[];
}

async function walk(
  context: CheckContext,
  caller: Caller,
  walked: readonly Move[],
): Promise<Deviation | undefined> {
  let expected = String(moneyIn(await balanceOf(context, caller)));
  const calls: Exchange[] = [];
  for (const [index, move] of walked.entries()) {
    expected = add(expected, await makeMove(context, caller, move, calls));
    const wallet = await balanceOf(context, caller);
    const has = moneyIn(wallet);
    if (compare(has, expected) === 0) continue;
    const message = `has ${has} in the wallet instead of ${expected} (after: ${walked.slice(0, index + 1).join(', ')})`;
    return { message, calls: [...calls, wallet] };
  }
  return undefined;
}

/** The records of a new account add up to its balance. */
async function expectRecordsToAddUp(context: CheckContext, caller: Caller): Promise<void> {
  const logs = await context.call('walletLogs', { pageSize: 100 }, { caller });
  const { pageList = [] } = (logs.envelope?.data ?? {}) as {
    pageList?: { direction: string; amount: string }[];
  };
  const signed = pageList.map(({ direction, amount }) => (direction === 'out' ? `-${amount}` : amount));
  const wallet = await balanceOf(context, caller);
  const [booked, has] = [sum(signed), moneyIn(wallet)];
  const message = `shows records that add up to ${booked}, but the wallet has ${has}`;
  context.expect('walletLogs', compare(booked, has) === 0 ? undefined : message, logs, wallet);
}

async function checkConservation(context: CheckContext): Promise<void> {
  const { accounts, orders, control } = context.setup;
  if (!control) throw missingPrecondition('`--control`, to credit recharges as an operator');
  const caller = await accounts.newAccount();
  await orders.setFundPassword(caller);
  let found: Deviation | undefined;
  const property = fc.asyncProperty(
    fc.array(fc.constantFrom(...moves), { minLength: 2, maxLength: 6 }),
    async (walked) => {
      const fault = await walk(context, caller, walked);
      found = fault ?? found;
      return fault === undefined;
    },
  );
  const runs = {
    seed: context.seed,
    numRuns: Math.ceil(context.runs / 5),
    examples: [[[...moves]]] as [Move[]][],
  };
  const { failed, errorInstance } = await fc.check(property, runs);
  if (failed && !found) throw errorInstance;
  context.expect('walletGetUsdt', found?.message, ...(found?.calls ?? []));
  await expectRecordsToAddUp(context, caller);
}

/** Old clients show `money` and newer ones `balance`, so both must agree. */
async function checkBalanceDecimals(context: CheckContext): Promise<void> {
  const { accounts, control } = context.setup;
  const caller = control ? await accounts.newAccount() : await accounts.first();
  // Rounding would show 7.13, more than there is to spend.
  await control?.credit(caller.username, '7.129');
  const wallet = await balanceOf(context, caller);
  if (!succeeded(wallet))
    throw new PreconditionError(
      'inconclusive',
      `wallet!getUsdt answered: ${String(wallet.envelope?.msg)}`,
      wallet,
    );
  const { balance } = (wallet.envelope?.data ?? {}) as { balance?: unknown };
  // The field is an extension, and `env.data` checks its format.
  if (typeof balance !== 'string' || !/^\d+(\.\d+)?$/.test(balance))
    throw missingPrecondition('a wallet that shows its exact balance');
  const [money, cut] = [moneyIn(wallet), truncate(balance, 2)];
  const message = `shows ${money} as money, but a balance of ${balance} truncated to cents is ${cut}`;
  context.expect('walletGetUsdt', money === Number(cut) ? undefined : message, wallet);
}

export const moneyChecks: readonly ActiveCheck[] = [
  {
    id: 'wal.conserved',
    area: 'wallet',
    requirement:
      'After any sequence of credits, payments and refunds, the balance is right to the cent, and the records add up to it.',
    source: 'design §6',
    level: 'must',
    run: aboutOperations(['walletGetUsdt', 'walletLogs'], checkConservation),
  },
  {
    id: 'wal.cents',
    area: 'wallet',
    requirement: 'The money of a wallet is its balance, truncated to two decimals.',
    source: 'contract',
    level: 'must',
    run: aboutOperations(['walletGetUsdt'], checkBalanceDecimals),
  },
];
