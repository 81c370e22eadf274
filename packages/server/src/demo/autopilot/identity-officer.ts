import { sql } from 'kysely';
import { DomainError } from '../../domain/domain-error.ts';
import type { AppContext } from '../../context.ts';
import { approveIdentity, reviewIdentity } from '../../domain/verification/decide-identity.ts';
import { IDENTITY } from '../../domain/verification/identity.ts';

const BATCH = 50;

/** Starts the review of identity checks, then approves them, each `stepMs` after the last step. Returns how many. */
export async function decideIdentities(ctx: AppContext, stepMs: number): Promise<number> {
  const { db, clock } = ctx;
  const waiting = await db
    .selectFrom('identity_check')
    .select(['id', 'status'])
    .where('status', 'in', [IDENTITY.applied, IDENTITY.inReview])
    .where(
      'changed_at',
      '<=',
      sql<Date>`${clock.now()} - make_interval(secs => ${stepMs / 1000}::double precision)`,
    )
    .orderBy('changed_at')
    .limit(BATCH)
    .execute();
  let moved = 0;
  for (const { id, status } of waiting) {
    try {
      await (status === IDENTITY.applied ? reviewIdentity(ctx, id) : approveIdentity(ctx, id));
      moved += 1;
    } catch (error) {
      // Another process was faster.
      if (!(error instanceof DomainError)) throw error;
    }
  }
  return moved;
}
