import type { Tx } from '../../../db/database.ts';
import type { AppContext } from '../../../context.ts';
import { sendMail } from '../../mail/send-mail.ts';
import type { Target } from '../../verification/target.ts';
import { liftLockouts } from '../lockout.ts';

/** Credentials that someone could set up after registering with another person's address. */
const SET_UP = [
  'authenticator',
  'recovery_code',
  'withdraw_address',
  'known_device',
  'binding_proof',
] as const;

/**
 * Marks one of a user's addresses as proven by a code received outside of any session. On the first such
 * proof, someone else may have registered the address. So everything that was set without proof is removed,
 * including the other address, which could be used to take the account back. The caller ends the sessions
 * first, so that nothing is set again meanwhile.
 */
export async function acceptProof(tx: Tx, ctx: AppContext, userId: string, target: Target): Promise<void> {
  const [verified, otherKind] =
    target.kind === 'email' ? (['email_verified', 'phone'] as const) : (['phone_verified', 'email'] as const);
  const { numUpdatedRows } = await tx
    .updateTable('user_account')
    .set({
      [verified]: true,
      [otherKind]: null,
      [`${otherKind}_verified`]: false,
      fund_password_hash: null,
    })
    .where('id', '=', userId)
    .where(verified, '=', false)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return;
  for (const table of SET_UP) await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  await tx
    .updateTable('bank_card')
    .set({ number: '', holder: '', forgotten_at: ctx.clock.now() })
    .where('user_id', '=', userId)
    .where('forgotten_at', 'is', null)
    .execute();
  await liftLockouts(tx, [
    { kind: 'fund', subject: userId },
    { kind: 'authenticator', subject: userId },
  ]);
  await sendMail(tx, ctx, 'accountReset', { userId });
}
