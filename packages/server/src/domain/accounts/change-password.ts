import { transact } from '../../db/transact.ts';
import { DomainError } from '../domain-error.ts';
import type { Mall } from '../mall.ts';
import { checkAuthenticator } from '../verification/authenticator.ts';
import { checkCode, spendCode } from '../verification/codes.ts';
import { toTarget } from '../verification/target.ts';
import { lockoutAtTheDoor } from './known-devices.ts';
import { checkSecret, liftLockouts } from './lockout.ts';
import { loginName } from './login-name.ts';
import { closeAllSessions } from './sessions.ts';

/** Checks the login password of somebody who is logged in already. No stranger has a part in this lockout. */
export async function checkLoginPassword(
  mall: Mall,
  userId: string,
  password: string,
  wrong: 'wrongPassword' | 'wrongOldPassword',
): Promise<void> {
  const user = await mall.db
    .selectFrom('user_account')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const isRight = () => mall.passwords.verify(password, user.password_hash);
  await checkSecret(mall, { kind: 'password', subject: userId }, isRight, wrong);
}

/** Replaces the login password; all sessions end. */
export async function changePassword(
  mall: Mall,
  userId: string,
  { old, fresh }: { readonly old: string; readonly fresh: string },
): Promise<void> {
  await checkLoginPassword(mall, userId, old, 'wrongOldPassword');
  const hash = await mall.passwords.hash(fresh);
  await transact(mall, async (tx) => {
    await tx.updateTable('user_account').set({ password_hash: hash }).where('id', '=', userId).execute();
    await closeAllSessions(tx, userId);
  });
}

export type Way = 'phone' | 'email' | 'authenticator';

export type Reset = {
  readonly username: string;
  readonly way: Way;
  readonly code: string;
  readonly password: string;
  readonly device?: string | undefined;
};

const LOCKOUTS = { stranger: 'reset', device: 'deviceReset' } as const;

/** Sets a forgotten login password anew. A name that nobody has is refused like a wrong code. */
export async function resetPassword(mall: Mall, reset: Reset): Promise<void> {
  const { way, code, device } = reset;
  const name = loginName(reset.username);
  const user = await mall.db
    .selectFrom('user_account')
    .select(['id', 'email', 'phone'])
    .where('login_name', '=', name)
    .where('state', '<>', 'closed')
    .executeTakeFirst();
  let codeId: string | undefined;
  if (way === 'authenticator') {
    const lockout = await lockoutAtTheDoor(mall, LOCKOUTS, { name, userId: user?.id, device });
    await checkAuthenticator(mall, user?.id ?? '', code, lockout);
  } else {
    const target = toTarget(user?.[way] ?? name);
    codeId = await checkCode(mall, { target, userId: user?.id ?? 'nobody', purpose: 'resetPassword', code });
  }
  if (!user) throw new DomainError('wrongVerificationCode');
  const hash = await mall.passwords.hash(reset.password);
  await transact(mall, async (tx) => {
    if (codeId !== undefined) await spendCode(tx, mall, codeId);
    await tx.updateTable('user_account').set({ password_hash: hash }).where('id', '=', user.id).execute();
    await closeAllSessions(tx, user.id);
    await liftLockouts(tx, [
      { kind: 'login', subject: name },
      { kind: 'password', subject: user.id },
    ]);
  });
}
