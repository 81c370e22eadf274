import type { UserRow } from '../../db/schema/tables.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { readVerification, type VerificationState } from '../verification/verification-state.ts';

export type Profile = Pick<
  UserRow,
  | 'id'
  | 'username'
  | 'usercode'
  | 'email'
  | 'phone'
  | 'avatar'
  | 'display_name'
  | 'is_demo'
  | 'last_login_at'
  | 'created_at'
> & {
  readonly hasFundPassword: boolean;
  readonly ownsStore: boolean;
  readonly verification: VerificationState;
};

/**
 * The profile that a user sees of their own account.
 * @throws {DomainError} `sessionExpired` if the account no longer exists.
 */
export async function readProfile({ db }: AppContext, userId: string): Promise<Profile> {
  const user = await db
    .selectFrom('user_account')
    .select([
      'id',
      'username',
      'usercode',
      'email',
      'phone',
      'avatar',
      'display_name',
      'is_demo',
      'last_login_at',
      'created_at',
    ])
    .select((eb) => [
      eb('fund_password_hash', 'is not', null).as('hasFundPassword'),
      eb
        .exists(eb.selectFrom('store').select('store.id').where('store.owner_id', '=', userId))
        .as('ownsStore'),
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) throw new DomainError('sessionExpired');
  return {
    ...user,
    hasFundPassword: Boolean(user.hasFundPassword),
    ownsStore: Boolean(user.ownsStore),
    verification: await readVerification(db, userId),
  };
}

export async function chooseAvatar({ db }: AppContext, userId: string, avatar: number): Promise<void> {
  await db.updateTable('user_account').set({ avatar }).where('id', '=', userId).execute();
}

/** Sets the display name of a user. An empty name removes it. */
export async function setDisplayName({ db }: AppContext, userId: string, name: string): Promise<void> {
  await db
    .updateTable('user_account')
    .set({ display_name: name.trim() || null })
    .where('id', '=', userId)
    .execute();
}
