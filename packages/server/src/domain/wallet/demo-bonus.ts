import type { Tx } from '../../db/database.ts';
import { ledgerAccount } from '../ledger/ledger-accounts.ts';
import { post } from '../ledger/post.ts';
import type { AppContext } from '../../context.ts';

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
