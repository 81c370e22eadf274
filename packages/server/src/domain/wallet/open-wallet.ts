import type { Tx } from '../../db/database.ts';
import { ledgerAccount } from '../ledger/ledger-accounts.ts';

/** Creates an empty wallet for a new user. */
export async function openWallet(tx: Tx, userId: string): Promise<void> {
  const { id, kind, owner, currency, guarded } = ledgerAccount('wallet', userId);
  await tx
    .insertInto('account')
    .values({ id, kind, owner_id: owner, currency, guarded })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
