import { randomInt } from 'node:crypto';
import type { Tx } from '../../db/open-database.ts';
import { transact } from '../../db/transact.ts';
import { DomainError } from '../domain-error.ts';
import { giveDemoBonus } from '../wallet/demo-bonus.ts';
import { openWallet } from '../wallet/open-wallet.ts';
import type { Mall } from '../mall.ts';
import { newId } from '../new-id.ts';
import type { LoggedIn } from './login.ts';
import { loginName } from './login-name.ts';
import { openSession } from './sessions.ts';

export type Registration = {
  readonly username: string;
  readonly password: string;
  readonly by: 'email' | 'phone';
  readonly invitationCode?: string | undefined;
};

/** No letter or digit that is easily taken for another. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;
/** Old clients send this when nobody invited the newcomer. */
const NO_INVITATION = '000000';

const newUsercode = () =>
  Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

async function findReferrer(tx: Tx, code: string | undefined): Promise<string | null> {
  if (!code || code === NO_INVITATION) return null;
  const referrer = await tx
    .selectFrom('user_account')
    .select('id')
    .where('usercode', '=', code.toUpperCase())
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (!referrer) throw new DomainError('invalidRecommendationCode');
  return referrer.id;
}

/** Registers a buyer by e-mail address or phone and logs them in. */
export async function register(mall: Mall, registration: Registration): Promise<LoggedIn> {
  const { username, by } = registration;
  if (username.includes('@') !== (by === 'email')) throw new DomainError('parameterError');
  const name = loginName(username);
  const taken = await mall.db
    .selectFrom('user_account')
    .select('id')
    .where('login_name', '=', name)
    .executeTakeFirst();
  if (taken) throw new DomainError('duplicateUsername');
  const passwordHash = await mall.passwords.hash(registration.password);
  return transact(mall.db, async (tx) => {
    const user = {
      id: newId('u'),
      usercode: newUsercode(),
      username: name,
      login_name: name,
      email: by === 'email' ? name : null,
      phone: by === 'phone' ? username : null,
      password_hash: passwordHash,
      referrer_id: await findReferrer(tx, registration.invitationCode),
      created_at: mall.clock.now(),
      last_login_at: mall.clock.now(),
    };
    const { numInsertedOrUpdatedRows: inserted } = await tx
      .insertInto('user_account')
      .values(user)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (!inserted) throw new DomainError('duplicateUsername');
    await openWallet(tx, user.id);
    await giveDemoBonus(tx, mall, user.id);
    return { token: await openSession(tx, mall, user.id), username: name, usercode: user.usercode };
  });
}
