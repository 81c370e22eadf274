import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';

const BATCH = 100;
const UNUSED_LIFETIME = { user: '1 day', visitor: '1 hour' } as const;

/** Marks uploads that have been unused for too long, so that no form can use them while their bytes are removed. */
async function doomUnused({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<readonly string[]> {
  const before = (lifetime: string) => sql<Date>`${clock.now()} - cast(${lifetime} as interval)`;
  const unused = db
    .selectFrom('upload')
    .select('id')
    .where('is_used', '=', false)
    .where((eb) =>
      eb.or([
        eb('created_at', '<', before(UNUSED_LIFETIME.user)),
        eb.and([eb('user_id', 'is', null), eb('created_at', '<', before(UNUSED_LIFETIME.visitor))]),
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

/**
 * Removes a batch of unused uploads and returns their number. Those that can't be removed stay marked for the
 * next run.
 * @throws {UploadStoreFailed} If some of them can't be removed, after removing the others.
 */
export async function sweepUploads({ db, clock, uploads }: AppContext): Promise<number> {
  const ids = await doomUnused({ db, clock });
  const results = await Promise.allSettled(ids.map((id) => uploads.remove(id)));
  const removed = ids.filter((_, index) => results[index]?.status === 'fulfilled');
  if (removed.length > 0) await db.deleteFrom('upload').where('id', 'in', removed).execute();
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return removed.length;
}
