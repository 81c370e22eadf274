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
  fundPassword: 'A payment PIN was set for your account',
  fundPasswordChanged: 'The payment PIN for your account was changed',
  fundPasswordReset: 'The payment PIN for your account was reset',
  authenticator: 'An authenticator was added to your account',
  authenticatorRemoved: 'The authenticator was removed from your account',
  withdrawAddress: 'A withdrawal address was added to your account',
};

/** Notifies a user at every proven address. Unproven addresses may belong to others and get nothing. */
export async function notifyOwner(tx: Tx, ctx: AppContext, userId: string, notice: Notice): Promise<void> {
  const user = await tx
    .selectFrom('user_account')
    .select(['email', 'email_verified', 'phone', 'phone_verified'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const proven = [user.email_verified ? user.email : null, user.phone_verified ? user.phone : null];
  const subject = WHAT[notice];
  const body = `${subject}. If this was not you, change your login password and contact customer service right away.`;
  for (const address of proven) {
    if (address !== null) await queueMessage(tx, ctx, toTarget(address), { subject, body });
  }
}
