import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { CODE_TRIES } from './codes.ts';

/** Removes the texts of codes that are used, expired or guessed at too often. A message that still waits is not sent. */
export async function dropDeadCodes({ db, clock }: AppContext): Promise<void> {
  await sql`
    update outbox set body = null, html = null, state = case when state = 'waiting' then 'failed' else state end
    where code_id is not null and body is not null and state <> 'sending'
      and not exists (select from verification_code as code where code.id = outbox.code_id
        and code.used_at is null and code.expires_at > ${clock.now()} and code.wrong_tries < ${CODE_TRIES})`.execute(
    db,
  );
}

/**
 * Removes expired challenges, passes, proofs, codes (after the day that limits count) and texts of messages.
 */
export async function sweepVerification(ctx: AppContext): Promise<void> {
  const { db, clock } = ctx;
  const now = clock.now();
  await db.deleteFrom('slider_challenge').where('expires_at', '<=', now).execute();
  await db.deleteFrom('slider_pass').where('expires_at', '<=', now).execute();
  await db.deleteFrom('failed_attempt').where('ends_at', '<=', now).execute();
  await db.deleteFrom('binding_proof').where('expires_at', '<=', now).execute();
  await dropDeadCodes(ctx);
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
