import { ledgerAccount } from '../ledger/ledger-accounts.ts';
import type { Db, Tx } from '../../db/database.ts';

/** The spendable balance in USDT, not truncated. */
export async function readBalance({ db }: { readonly db: Db | Tx }, userId: string): Promise<string> {
  const row = await db
    .selectFrom('account')
    .select('balance')
    .where('id', '=', ledgerAccount('wallet', userId).id)
    .executeTakeFirst();
  return row?.balance ?? '0';
}
