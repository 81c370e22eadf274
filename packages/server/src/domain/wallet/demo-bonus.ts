import type { Tx } from '../../db/database.ts';
import { ledgerAccount } from '../ledger/ledger-accounts.ts';
import { post } from '../ledger/post.ts';
import type { AppContext } from '../../context.ts';

/**
 * Where the demo plays, a newcomer gets money to spend. It is booked from an account of its own, so that no
 * record ever takes it for a deposit.
 */
export async function giveDemoBonus(tx: Tx, { clock, demoBonus }: AppContext, userId: string): Promise<void> {
  if (!demoBonus) return;
  const movements = [{ from: ledgerAccount('demo'), to: ledgerAccount('wallet', userId), amount: demoBonus }];
  await post(tx, clock, [
    { refKind: 'demo_bonus', refId: userId, slot: 'settle', outcome: 'credited', movements },
  ]);
}
