import type { Clock } from '../../db/clock.ts';
import type { Db, Tx } from '../../db/database.ts';
import type { AppContext } from '../../context.ts';
import { ledgerAccount } from '../ledger/ledger-accounts.ts';
import { post } from '../ledger/post.ts';
import { isGreater, isPositive, minus, plus } from '../money/exact.ts';

/**
 * Credits the demo balance to a new buyer. It comes from an account of its own, so that it never counts as a
 * recharge.
 */
export async function giveDemoBonus(tx: Tx, { clock, demoBonus }: AppContext, userId: string): Promise<void> {
  if (!demoBonus) return;
  const movements = [{ from: ledgerAccount('demo'), to: ledgerAccount('wallet', userId), amount: demoBonus }];
  await post(tx, clock, [
    { refKind: 'demo_bonus', refId: userId, slot: 'settle', outcome: 'credited', movements },
  ]);
}

interface Step {
  readonly kind: string;
  readonly reference: string;
  readonly isIn: boolean;
  readonly amount: string;
}

/** The movements of a wallet, oldest first. Empty without demo money, so that a real mall reads nothing. */
async function listSteps(db: Db | Tx, userId: string): Promise<readonly Step[]> {
  const journals = db.selectFrom('journal').select('id').where('ref_kind', '=', 'demo_bonus');
  if (!(await journals.where('ref_id', '=', userId).executeTakeFirst())) return [];
  const wallet = ledgerAccount('wallet', userId).id;
  const rows = await db
    .selectFrom('transfer')
    .innerJoin('journal', 'journal.id', 'transfer.journal_id')
    .select(['ref_kind', 'ref_id', 'amount', 'to_account', 'to_seq', 'from_seq'])
    .where((eb) => eb.or([eb('from_account', '=', wallet), eb('to_account', '=', wallet)]))
    .execute();
  return rows
    .map((row) => ({ ...row, isIn: row.to_account === wallet }))
    .toSorted((a, b) => Number(a.isIn ? a.to_seq : a.from_seq) - Number(b.isIn ? b.to_seq : b.from_seq))
    .map(({ ref_kind: kind, ref_id: id, isIn, amount }) => ({
      kind,
      reference: `${kind} ${id}`,
      isIn,
      amount,
    }));
}

const smaller = (a: string, b: string): string => (isGreater(a, b) ? b : a);

/**
 * How much of a wallet is demo money. Other money is spent first. A refund or a refused withdrawal returns demo money
 * as far as demo money had paid for it.
 */
export async function readDemoMoney(db: Db | Tx, userId: string): Promise<string> {
  const paid = new Map<string, string>();
  let [demo, own] = ['0', '0'];
  for (const { kind, reference, isIn, amount } of await listSteps(db, userId)) {
    const before = paid.get(reference) ?? '0';
    const part = isIn
      ? kind === 'demo_bonus'
        ? amount
        : smaller(amount, before)
      : minus(amount, smaller(amount, own));
    const rest = minus(amount, part);
    demo = isIn ? plus(demo, part) : minus(demo, part);
    own = isIn ? plus(own, rest) : minus(own, rest);
    paid.set(reference, isIn ? minus(before, smaller(part, before)) : plus(before, part));
  }
  return demo;
}

/** Moves what is left of the demo money back into the account that it came from. */
export async function takeBackDemoMoney(tx: Tx, clock: Clock, userId: string, amount: string): Promise<void> {
  if (!isPositive(amount)) return;
  const movements = [{ from: ledgerAccount('wallet', userId), to: ledgerAccount('demo'), amount }];
  await post(tx, clock, [
    { refKind: 'demo_bonus', refId: userId, slot: 'charge', outcome: 'returned', movements },
  ]);
}
