import { loginName } from '../domain/accounts/login-name.ts';
import { DomainError } from '../domain/domain-error.ts';
import type { AppContext } from '../context.ts';

/**
 * Finds the id of an account by its login name.
 *
 * @throws DomainError with `userNotFound`.
 */
export async function findAccount({ db }: AppContext, username: string): Promise<string> {
  const user = await db
    .selectFrom('user_account')
    .select('id')
    .where('login_name', '=', loginName(username))
    .where('state', '<>', 'closed')
    .executeTakeFirst();
  if (!user) throw new DomainError('userNotFound');
  return user.id;
}
