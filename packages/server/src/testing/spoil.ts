import { sql } from 'kysely';
import { WALLET_INVARIANTS } from '../domain/ledger/wallet-invariants.ts';
import type { Mall } from '../domain/mall.ts';

/** Spoils the books in a transaction that never ends well, and tells which invariants of the wallet noticed. */
export async function noticedBy({ db }: Mall, statement: string): Promise<readonly string[]> {
  const undo = new Error('undo');
  const names: string[] = [];
  try {
    await db.transaction().execute(async (tx) => {
      await sql.raw(statement).execute(tx);
      for (const [name, , broken] of WALLET_INVARIANTS)
        if ((await broken.execute(tx)).rows.length > 0) names.push(name);
      throw undo;
    });
  } catch (error) {
    if (error !== undo) throw error;
  }
  return names;
}
