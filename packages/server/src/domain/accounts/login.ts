import { DomainError } from '../domain-error.ts';
import type { Mall } from '../mall.ts';
import { checkSecret } from './lockout.ts';
import { loginName } from './login-name.ts';
import { openSession } from './sessions.ts';

export type LoggedIn = { readonly token: string; readonly username: string; readonly usercode: string };

/** Logs a user in by name and password. A name that nobody has is told apart by nothing, not even by time. */
export async function login(mall: Mall, username: string, password: string): Promise<LoggedIn> {
  const { db, clock, passwords } = mall;
  const name = loginName(username);
  const user = await db
    .selectFrom('user_account')
    .select(['id', 'username', 'usercode', 'password_hash', 'state'])
    .where('login_name', '=', name)
    .where('state', '<>', 'closed')
    .executeTakeFirst();
  const isRight = async () => (await passwords.verify(password, user?.password_hash)) && user !== undefined;
  await checkSecret(mall, { kind: 'login', subject: name }, isRight, 'wrongPassword');
  if (!user) throw new DomainError('wrongPassword');
  if (user.state === 'frozen') throw new DomainError('accountFrozen');
  const token = await openSession(db, mall, user.id);
  await db
    .updateTable('user_account')
    .set({ last_login_at: clock.now() })
    .where('id', '=', user.id)
    .execute();
  return { token, username: user.username, usercode: user.usercode };
}
