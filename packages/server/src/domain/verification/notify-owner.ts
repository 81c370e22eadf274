import type { Tx } from '../../db/database.ts';
import type { AppContext } from '../../context.ts';
import { queueMessage } from './outbox.ts';
import { toTarget } from './target.ts';

export type Notice =
  | 'fundPassword'
  | 'fundPasswordChanged'
  | 'fundPasswordReset'
  | 'authenticator'
  | 'authenticatorRemoved'
  | 'withdrawAddress';

const WHAT: Readonly<Record<Notice, string>> = {
  fundPassword: 'A fund password was set',
  fundPasswordChanged: 'The fund password was changed',
  fundPasswordReset: 'The fund password was reset',
  authenticator: 'An authenticator was bound',
  authenticatorRemoved: 'The authenticator was removed',
  withdrawAddress: 'A withdrawal address was bound',
};

/** Notifies a user at every proven address. Unproven addresses may belong to others and get nothing. */
export async function notifyOwner(tx: Tx, ctx: AppContext, userId: string, notice: Notice): Promise<void> {
  const user = await tx
    .selectFrom('user_account')
    .select(['email', 'email_verified', 'phone', 'phone_verified'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const proven = [user.email_verified ? user.email : null, user.phone_verified ? user.phone : null];
  const subject = `${WHAT[notice]} in your account`;
  const body = `${WHAT[notice]} in your account. If that was not you, set a new login password and write to customer service at once.`;
  for (const address of proven) {
    if (address !== null) await queueMessage(tx, ctx, toTarget(address), { subject, body });
  }
}
