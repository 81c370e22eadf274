import { transact } from '../../db/transact.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { assertNotHeld } from './hold-account.ts';
import { loginLockout, rememberDevice } from './known-devices.ts';
import { checkSecret } from './lockout.ts';
import { loginName } from './login-name.ts';
import { lockAgainstClosing, openSession } from './sessions.ts';

export interface LoggedIn {
  readonly token: string;
  readonly username: string;
  readonly usercode: string;
}

/**
 * Logs a user in by name and password. A name that nobody has is told apart by nothing, not even by time.
 * `device` is what the caller's browser was given at an earlier visit.
 */
export async function login(
  ctx: AppContext,
  username: string,
  password: string,
  device?: string,
): Promise<LoggedIn> {
  const { db, clock, passwords } = ctx;
  const name = loginName(username);
  const user = await db
    .selectFrom('user_account')
    .select(['id', 'username', 'usercode', 'password_hash', 'state', 'hold'])
    .where('login_name', '=', name)
    .where('state', '<>', 'closed')
    .executeTakeFirst();
  const place = { lane: 'login', caller: name } as const;
  const isRight = async () =>
    (await passwords.verify(password, user?.password_hash, place)) && user !== undefined;
  const lockout = await loginLockout(ctx, { name, userId: user?.id, device });
  await checkSecret(ctx, lockout, isRight, 'wrongPassword');
  if (!user) throw new DomainError('wrongPassword');
  if (user.state === 'frozen') throw new DomainError('accountFrozen');
  // From a device that it is known by, the account can still reach customer service.
  if (lockout.kind !== 'device') assertNotHeld(user);
  const token = await transact(db, async (tx) => {
    await lockAgainstClosing(tx, user.id, 'wrongPassword');
    const { numUpdatedRows } = await tx
      .updateTable('user_account')
      .set({ last_login_at: clock.now() })
      .where('id', '=', user.id)
      // Whoever sets the password anew at this moment ends the sessions: this one must not come after.
      .where('password_hash', '=', user.password_hash)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new DomainError('wrongPassword');
    await rememberDevice(tx, ctx, user.id, device);
    return openSession(tx, ctx, user.id);
  });
  return { token, username: user.username, usercode: user.usercode };
}
