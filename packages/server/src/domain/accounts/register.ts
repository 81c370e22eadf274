import { randomInt } from 'node:crypto';
import type { Tx } from '../../db/database.ts';
import { transact } from '../../db/transact.ts';
import { DomainError } from '../domain-error.ts';
import { assertPossibleTarget } from '../addresses/country-rules.ts';
import { giveDemoBonus } from '../wallet/demo-money.ts';
import { openWallet } from '../wallet/open-wallet.ts';
import type { AppContext } from '../../context.ts';
import { newId } from '../new-id.ts';
import { findOwner } from '../verification/bindings.ts';
import { checkCode, spendCode } from '../verification/codes.ts';
import { toTarget } from '../verification/target.ts';
import { assertUncommon } from './passwords/common-passwords.ts';
import { rememberDevice } from './devices/known-devices.ts';
import type { LoggedIn } from './login.ts';
import { loginName } from './login-name.ts';
import { openSession } from './sessions.ts';

export interface Registration {
  readonly username: string;
  readonly password: string;
  readonly by: 'email' | 'phone';
  /** Whether a phone has to be possible in its country. */
  readonly hasCountryRules?: boolean | undefined;
  readonly invitationCode?: string | undefined;
  /** The verification code sent to the address. Without it the address counts as unverified. */
  readonly code?: string | undefined;
  readonly device?: string | undefined;
  /** The `User-Agent` header. */
  readonly agent?: string | undefined;
  /** The language of mails. English if it is missing. */
  readonly lang?: string | undefined;
}

/** Without letters and digits that look alike. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;
/** Older clients send this if there is no invitation. */
const NO_INVITATION = '000000';

const newUsercode = () =>
  Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

async function findReferrer(tx: Tx, code: string | undefined): Promise<string | null> {
  if (!code || code === NO_INVITATION) return null;
  const referrer = await tx
    .selectFrom('user_account')
    .select(['id', 'may_recommend'])
    .where('usercode', '=', code.toUpperCase())
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (!referrer) throw new DomainError('invalidRecommendationCode');
  if (!referrer.may_recommend) throw new DomainError('noAuthorityToRecommend');
  return referrer.id;
}

async function assertNameIsFree({ db }: AppContext, name: string): Promise<void> {
  if (await findOwner(db, toTarget(name))) throw new DomainError('duplicateUsername');
}

/** Checks the verification code. It may be missing only if the settings do not require one. */
async function checkRegistrationCode(
  ctx: AppContext,
  { username, code }: Registration,
): Promise<string | undefined> {
  if (code === undefined) return undefined;
  return checkCode(ctx, { target: toTarget(username), userId: '', purpose: 'register', code });
}

/**
 * Registers a buyer by e-mail address or phone and logs them in.
 * @throws {DomainError} `duplicateUsername`, `invalidRecommendationCode`, `noAuthorityToRecommend`,
 * `parameterError`, `passwordTooCommon`, `phoneInvalid`, or the error of a wrong code.
 */
export async function register(ctx: AppContext, registration: Registration): Promise<LoggedIn> {
  const { username, by } = registration;
  if (username.includes('@') !== (by === 'email'))
    throw new DomainError('parameterError', { parameter: { field: 'username', rule: 'format' } });
  if (registration.hasCountryRules) assertPossibleTarget(username);
  await assertUncommon(registration.password);
  const name = loginName(username);
  const codeId = await checkRegistrationCode(ctx, registration);
  await assertNameIsFree(ctx, name);
  const passwordHash = await ctx.passwords.hash(registration.password);
  return transact(ctx, async (tx) => {
    const user = {
      id: newId('u'),
      usercode: newUsercode(),
      username: name,
      login_name: name,
      email: by === 'email' ? name : null,
      phone: by === 'phone' ? username : null,
      email_verified: by === 'email' && codeId !== undefined,
      phone_verified: by === 'phone' && codeId !== undefined,
      password_hash: passwordHash,
      referrer_id: await findReferrer(tx, registration.invitationCode),
      created_at: ctx.clock.now(),
      last_login_at: ctx.clock.now(),
      lang: registration.lang ?? 'en',
    };
    const { numInsertedOrUpdatedRows: inserted } = await tx
      .insertInto('user_account')
      .values(user)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (!inserted) throw new DomainError('duplicateUsername');
    if (codeId !== undefined) await spendCode(tx, ctx, codeId);
    await rememberDevice(tx, ctx, user.id, registration.device);
    await openWallet(tx, user.id);
    await giveDemoBonus(tx, ctx, user.id);
    return {
      token: await openSession(tx, ctx, user.id, registration.agent),
      username: name,
      usercode: user.usercode,
      displayName: null,
    };
  });
}
