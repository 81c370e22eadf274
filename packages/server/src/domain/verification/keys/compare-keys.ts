import { sql } from 'kysely';
import type { AppContext } from '../../../context.ts';

/** A key that no server has used for this long was taken out of use. */
const FORGOTTEN = '7 days';
const nameOf = (fingerprint: string) => fingerprint.slice(0, fingerprint.indexOf('.'));

/**
 * Notes the keys of this server, and returns the names of keys that other servers of the mall used lately and this one
 * does not have. A key of the same name with other bytes is another key.
 */
export async function compareKeys({ db, clock, vault }: AppContext): Promise<readonly string[]> {
  const own = vault.marks('fingerprint', 'server');
  const now = clock.now();
  await db
    .insertInto('server_key')
    .values(own.map((fingerprint) => ({ fingerprint, seen_at: now })))
    .onConflict((conflict) => conflict.column('fingerprint').doUpdateSet({ seen_at: now }))
    .execute();
  const others = await db
    .selectFrom('server_key')
    .select('fingerprint')
    .where('fingerprint', 'not in', own)
    .where('seen_at', '>', sql<Date>`${now} - cast(${FORGOTTEN} as interval)`)
    .orderBy('fingerprint')
    .execute();
  return others.map(({ fingerprint }) => nameOf(fingerprint));
}
