import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';

/**
 * Removes expired challenges, passes, proofs, codes (after the day that limits count) and texts of messages.
 */
export async function sweepVerification({ db, clock }: AppContext): Promise<void> {
  const now = clock.now();
  await db.deleteFrom('slider_challenge').where('expires_at', '<=', now).execute();
  await db.deleteFrom('slider_pass').where('expires_at', '<=', now).execute();
  await db.deleteFrom('failed_attempt').where('ends_at', '<=', now).execute();
  await db.deleteFrom('binding_proof').where('expires_at', '<=', now).execute();
  const aDayAgo = sql<Date>`${now} - interval '1 day'`;
  await db.deleteFrom('verification_code').where('created_at', '<', aDayAgo).execute();
  await db
    .updateTable('outbox')
    .set({ body: null, html: null })
    .where('created_at', '<', aDayAgo)
    .where('body', 'is not', null)
    .execute();
  await db
    .deleteFrom('outbox')
    .where('created_at', '<', sql<Date>`${now} - interval '30 days'`)
    .execute();
}
