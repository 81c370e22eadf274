import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { notifyOwner, type Notice } from '../verification/notify-owner.ts';
import { checkLoginPassword } from './passwords/change-password.ts';
import { holdSession, type Session } from './sessions.ts';

/** So long after it was opened, which takes the login password, a session is a proof by itself. */
const FRESH = '10 minutes';

async function isFresh({ db, clock }: AppContext, { tokenHash }: Session): Promise<boolean> {
  const session = await db
    .selectFrom('token')
    .select('hash')
    .where('hash', '=', tokenHash)
    .where('created_at', '>', sql<Date>`${clock.now()} - cast(${FRESH} as interval)`)
    .executeTakeFirst();
  return session !== undefined;
}

/** What the transaction that sets a credential does first. */
export type Confirmation = (tx: Tx) => Promise<void>;

/**
 * Makes sure that it is the owner who sets what money depends on: a session alone may have been left open or stolen.
 * The owner is notified of what was set, which also shows what somebody else did.
 */
export async function confirmOwner(
  ctx: AppContext,
  session: Session,
  { password, notice }: { readonly password: string | undefined; readonly notice: Notice },
): Promise<Confirmation> {
  if (password !== undefined) await checkLoginPassword(ctx, session.userId, password, 'wrongPassword');
  else if (!(await isFresh(ctx, session))) throw new DomainError('freshProofNeeded');
  return async (tx) => {
    await holdSession(tx, session);
    await notifyOwner(tx, ctx, session.userId, notice);
  };
}
