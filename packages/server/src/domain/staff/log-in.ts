import { transact } from '../../db/transact.ts';
import type { AppContext } from '../../context.ts';
import { checkSecret } from '../accounts/lockout.ts';
import { recordAudit } from '../audit/audit-log.ts';
import { DomainError } from '../domain-error.ts';
import { type OpenedSession, openOfficeSession } from './office-sessions.ts';
import { checkStaffFactor } from './staff-factor.ts';

export interface StaffLogin {
  readonly username: string;
  readonly password: string;
  readonly code: string;
  readonly ipAddress: string | undefined;
}

/**
 * Logs a person of the desk in with password and second factor. An unknown name gets the same answer in the same time
 * as a wrong password.
 * @throws {DomainError} `wrongPassword`, `wrongVerificationCode`, or the error of a lockout.
 */
export async function logInStaff(ctx: AppContext, login: StaffLogin): Promise<OpenedSession> {
  const { username, password, code, ipAddress } = login;
  const person = await ctx.db
    .selectFrom('staff')
    .select(['id', 'name', 'password_hash'])
    .where('username', '=', username)
    .where('state', '=', 'active')
    .executeTakeFirst();
  const place = { lane: 'login', caller: `staff:${username}` } as const;
  const hash = person?.password_hash ?? undefined;
  const isRight = async () => (await ctx.passwords.verify(password, hash, place)) && person !== undefined;
  await checkSecret(ctx, { kind: 'staff', subject: username }, isRight, 'wrongPassword');
  if (!person) throw new DomainError('wrongPassword');
  await checkStaffFactor(ctx, person.id, code);
  return transact(ctx, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('staff')
      .set({ seen_at: ctx.clock.now() })
      .where('id', '=', person.id)
      .where('state', '=', 'active')
      .where('password_hash', '=', person.password_hash)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new DomainError('wrongPassword');
    const session = await openOfficeSession(tx, ctx, { staffId: person.id }, ipAddress);
    const actor = {
      id: person.id,
      kind: 'staff',
      name: person.name,
      sessionId: session.id,
      ipAddress,
    } as const;
    await recordAudit(tx, { clock: ctx.clock, actor }, { subjectId: person.id, action: 'logIn' });
    return session;
  });
}
