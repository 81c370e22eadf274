import { ledgerAccount } from '../ledger/ledger-accounts.ts';
import type { AppContext } from '../../context.ts';

/** The spendable balance in USDT, not truncated. */
export async function readBalance({ db }: AppContext, userId: string): Promise<string> {
  const row = await db
    .selectFrom('account')
    .select('balance')
    .where('id', '=', ledgerAccount('wallet', userId).id)
    .executeTakeFirst();
  return row?.balance ?? '0';
}
