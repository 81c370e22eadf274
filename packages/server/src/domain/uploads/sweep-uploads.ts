import { sql } from 'kysely';
import type { Mall } from '../mall.ts';

const BATCH = 100;
const LIFE_UNUSED = { user: '1 day', visitor: '1 hour' } as const;

/** Marks what no form has used for long, so that none can use it while its bytes are removed. */
async function doomUnused({ db, clock }: Mall): Promise<readonly string[]> {
  const before = (life: string) => sql<Date>`${clock.now()} - cast(${life} as interval)`;
  const unused = db
    .selectFrom('upload')
    .select('id')
    .where('is_used', '=', false)
    .where((eb) =>
      eb.or([
        eb('created_at', '<', before(LIFE_UNUSED.user)),
        eb.and([eb('user_id', 'is', null), eb('created_at', '<', before(LIFE_UNUSED.visitor))]),
      ]),
    )
    .orderBy('created_at')
    .limit(BATCH)
    .forUpdate()
    .skipLocked();
  const doomed = await db
    .updateTable('upload')
    .set({ is_doomed: true })
    .where('id', 'in', unused)
    .returning('id')
    .execute();
  return doomed.map(({ id }) => id);
}

/** Removes pictures that were uploaded and never used, some at a time, and says how many. */
export async function sweepUploads(mall: Mall): Promise<number> {
  const ids = await doomUnused(mall);
  for (const id of ids) await mall.uploads.remove(id);
  if (ids.length > 0) await mall.db.deleteFrom('upload').where('id', 'in', ids).execute();
  return ids.length;
}
