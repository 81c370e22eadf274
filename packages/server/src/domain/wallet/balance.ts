import { ledgerAccount } from '../ledger/ledger-accounts.ts';
import type { AppContext } from '../../context.ts';

/** What a user can spend, exactly. */
export async function readBalance({ db }: AppContext, userId: string): Promise<string> {
  const row = await db
    .selectFrom('account')
    .select('balance')
    .where('id', '=', ledgerAccount('wallet', userId).id)
    .executeTakeFirst();
  return row?.balance ?? '0';
}
