import { transact } from '../../../db/transact.ts';
import type { AppContext } from '../../../context.ts';
import { recordSecurityEvent } from '../security-events.ts';
import { closeOtherSessions, type Session } from '../sessions.ts';

const MAX_LISTED = 50;

/** The open sessions of the user, the latest login first. */
export async function listSessions({ db, clock }: AppContext, { userId, tokenHash }: Session) {
  const rows = await db
    .selectFrom('token')
    .select(['id', 'hash', 'browser', 'system', 'created_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', clock.now())
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MAX_LISTED)
    .execute();
  return rows.map(({ hash, ...row }) => ({ ...row, isCurrent: hash === tokenHash }));
}

/**
 * Ends one session of the user, or all others without an id. Sessions of other users and ended ones are left as they
 * are.
 */
export async function endSessions(ctx: AppContext, session: Session, id: string | undefined): Promise<void> {
  const { userId } = session;
  await transact(ctx, async (tx) => {
    const open = await tx.selectFrom('token').select('id').where('user_id', '=', userId).execute();
    if (id === undefined) await closeOtherSessions(tx, session);
    else await tx.deleteFrom('token').where('user_id', '=', userId).where('id', '=', id).execute();
    const hasEnded = id === undefined ? open.length > 1 : open.some((row) => row.id === id);
    if (hasEnded) await recordSecurityEvent(tx, ctx, userId, 'sessionsEnded');
  });
}
