import { DomainError } from '../domain-error.ts';
import type { Mall } from '../mall.ts';
import { checkSecret } from './lockout.ts';

/** Sets the six digits that money calls ask for; changing them is another call. */
export async function setFundPassword(
  { db, passwords }: Mall,
  userId: string,
  password: string,
): Promise<void> {
  const isSet = () => new DomainError('fundPasswordAlreadySet');
  const user = await db
    .selectFrom('user_account')
    .select('fund_password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  if (user.fund_password_hash) throw isSet();
  const hash = await passwords.hash(password);
  const { numUpdatedRows } = await db
    .updateTable('user_account')
    .set({ fund_password_hash: hash })
    .where('id', '=', userId)
    .where('fund_password_hash', 'is', null)
    .executeTakeFirstOrThrow();
  if (!numUpdatedRows) throw isSet();
}

/** Checks the fund password under the lockout that all money calls of a user share. */
export async function checkFundPassword(mall: Mall, userId: string, password: string): Promise<void> {
  const user = await mall.db
    .selectFrom('user_account')
    .select('fund_password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const { fund_password_hash: hash } = user;
  if (!hash) throw new DomainError('fundPasswordNotSet');
  const isRight = () => mall.passwords.verify(password, hash);
  await checkSecret(mall, { kind: 'fund', subject: userId }, isRight, 'wrongFundPassword');
}
