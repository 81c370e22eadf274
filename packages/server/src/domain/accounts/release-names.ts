import { sql } from 'kysely';
import { readTime } from '../../db/clock.ts';
import type { AppContext } from '../../context.ts';
import { readSettings } from '../settings/settings.ts';

const DAY_MS = 86_400_000;

/**
 * Frees the login names of accounts that were closed long ago: the hash that reserves a name gives way to the id. A
 * scheduled job calls it.
 */
export async function releaseNames({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const { closed_name_days: days } = await readSettings(db, ['closed_name_days']);
  const now = await readTime(db, clock);
  const unnamed = sql<string>`'closed:' || id`;
  await db
    .updateTable('user_account')
    .set({ login_name: unnamed, username: unnamed })
    // A literal, as in the condition of the index.
    .where('state', '=', sql.lit('closed'))
    .where('closed_at', '<=', new Date(now.getTime() - Number(days) * DAY_MS))
    .where('login_name', '<>', unnamed)
    .execute();
}
