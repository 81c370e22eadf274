/** Money as a model: whatever is bought, returned and credited, the balance is what is left. */
import fc from 'fast-check';
import { add, compare, sum, truncate } from '@openmall/sdk/money';
import type { Trial } from '../../runner/check.ts';
import type { Court } from '../../runner/check-context.ts';
import { succeeded, type Caller, type Exchange } from '../../target/exchange.ts';
import { fundPassword } from '../../setup/accounts.ts';
import { lacking, Unmet } from '../../setup/precondition-error.ts';
import { story } from '../support/define-check.ts';

const moves = ['credit', 'pay', 'payAndRefund', 'payPoorly', 'cancel'] as const;
type Move = (typeof moves)[number];

/** What a move takes from the wallet (below zero) or puts into it, as decimal text. */
async function make(court: Court, caller: Caller, move: Move, calls: Exchange[]): Promise<string> {
  const { orders, control } = court.world;
  if (!control) throw lacking('an operator who credits recharges: the control contract');
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
    await note(court.call('orderCancel', { orderId, returnReason: 0 }, { caller }));
    return '0';
  }
  const safeword = move === 'payPoorly' ? '999999' : fundPassword;
  const paid = await note(court.call('orderPay', { orderId, safeword }, { caller }));
  if (!succeeded(paid)) return '0';
  if (move !== 'payAndRefund') return `-${String(total ?? prizeReal)}`;
  await note(court.call('orderReturns', { orderId, returnReason: 1 }, { caller }));
  await control.decideRefund(orderId, 'approve');
  return '0';
}

const balanceOf = async (court: Court, caller: Caller): Promise<Exchange> =>
  court.call('walletGetUsdt', {}, { caller });
const moneyIn = ({ envelope }: Exchange): number =>
  Number((envelope?.data as { money?: number } | undefined)?.money);

interface Walked {
  readonly says: string;
  readonly calls: readonly Exchange[];
}

async function walk(court: Court, caller: Caller, walked: readonly Move[]): Promise<Walked | undefined> {
  let expected = String(moneyIn(await balanceOf(court, caller)));
  const calls: Exchange[] = [];
  for (const [index, move] of walked.entries()) {
    expected = add(expected, await make(court, caller, move, calls));
    const wallet = await balanceOf(court, caller);
    const has = moneyIn(wallet);
    if (compare(has, expected) === 0) continue;
    const says = `has ${has} in the wallet, where ${expected} are left (after: ${walked.slice(0, index + 1).join(', ')})`;
    return { says, calls: [...calls, wallet] };
  }
  return undefined;
}

/** Records of a new account: in minus out is the balance. */
async function recordsAddUp(court: Court, caller: Caller): Promise<void> {
  const logs = await court.call('walletLogs', { pageSize: 100 }, { caller });
  const { pageList = [] } = (logs.envelope?.data ?? {}) as {
    pageList?: { direction: string; amount: string }[];
  };
  const signed = pageList.map(({ direction, amount }) => (direction === 'out' ? `-${amount}` : amount));
  const wallet = await balanceOf(court, caller);
  const [booked, has] = [sum(signed), moneyIn(wallet)];
  const says = `tells records that come to ${booked}, where the wallet has ${has}`;
  court.expect('walletLogs', compare(booked, has) === 0 ? undefined : says, logs, wallet);
}

async function moneyIsConserved(court: Court): Promise<void> {
  const { accounts, orders, control } = court.world;
  if (!control) throw lacking('an operator who credits recharges: the control contract');
  const caller = await accounts.newcomer();
  await orders.setFundPassword(caller);
  let found: Walked | undefined;
  const property = fc.asyncProperty(
    fc.array(fc.constantFrom(...moves), { minLength: 2, maxLength: 6 }),
    async (walked) => {
      const fault = await walk(court, caller, walked);
      found = fault ?? found;
      return fault === undefined;
    },
  );
  const runs = {
    seed: court.seed,
    numRuns: Math.ceil(court.runs / 5),
    examples: [[[...moves]]] as [Move[]][],
  };
  const { failed, errorInstance } = await fc.check(property, runs);
  if (failed && !found) throw errorInstance;
  court.expect('walletGetUsdt', found?.says, ...(found?.calls ?? []));
  await recordsAddUp(court, caller);
}

/** Old clients read `money`; newer ones show `balance`: a buyer must not be told two amounts. */
async function balanceIsCut(court: Court): Promise<void> {
  const { accounts, control } = court.world;
  const caller = control ? await accounts.newcomer() : await accounts.first();
  // Rounding would make 7.13 of it, more than there is to spend.
  await control?.credit(caller.username, '7.129');
  const wallet = await balanceOf(court, caller);
  if (!succeeded(wallet))
    throw new Unmet('unproven', `wallet!getUsdt answered: ${String(wallet.envelope?.msg)}`, wallet);
  const { balance } = (wallet.envelope?.data ?? {}) as { balance?: unknown };
  // It is an extension; one of another form is a matter of `env.data`.
  if (typeof balance !== 'string' || !/^\d+(\.\d+)?$/.test(balance))
    throw lacking('a wallet that tells its exact balance');
  const [money, cut] = [moneyIn(wallet), truncate(balance, 2)];
  const says = `shows ${money} as money, where a balance of ${balance} cut to cents is ${cut}`;
  court.expect('walletGetUsdt', money === Number(cut) ? undefined : says, wallet);
}

export const moneyChecks: readonly Trial[] = [
  {
    id: 'wal.conserved',
    area: 'wallet',
    says: 'Whatever is credited, paid, refused and given back: the wallet holds what is left, to the cent, and the records say why.',
    source: 'design §6',
    level: 'must',
    run: story(['walletGetUsdt', 'walletLogs'], moneyIsConserved),
  },
  {
    id: 'wal.cents',
    area: 'wallet',
    says: 'The money of a wallet is its balance, cut off after two decimals.',
    source: 'contract',
    level: 'must',
    run: story(['walletGetUsdt'], balanceIsCut),
  },
];
