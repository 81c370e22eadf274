import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { sendMail } from '../mail/send-mail.ts';
import { checkLoginPassword } from './passwords/change-password.ts';
import { holdSession, type Session } from './sessions.ts';

/** Login requires the password, so a session of at most this age counts as proof. */
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

/** A credential, with the name of the mail that tells that it was set. */
export type Notice = 'fundPassword' | 'authenticator' | 'withdrawAddress';

/** Runs at the start of the transaction that sets a credential. */
export type Confirmation = (tx: Tx) => Promise<void>;

/**
 * Verifies that the owner of the account sets a credential that protects money; a session alone may be stolen
 * or left open. The owner is notified, so that they learn of changes by others.
 * @throws {DomainError} `freshProofNeeded` if the session is too old and there is no other proof.
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
    await sendMail(tx, ctx, notice, { userId: session.userId });
  };
}
