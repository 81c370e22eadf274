import { type Permission, permissions as allPermissions } from '@openmall/sdk/merchant';
import { transact } from '../../db/transact.ts';
import type { AppContext } from '../../context.ts';
import { assertNotHeld } from '../accounts/hold-account.ts';
import { checkSecret } from '../accounts/lockout.ts';
import { loginName } from '../accounts/login-name.ts';
import { lockAgainstClosing } from '../accounts/sessions.ts';
import { recordAudit } from '../audit/audit-log.ts';
import { DomainError } from '../domain-error.ts';
import { findOfficeSession, type OpenedSession, openOfficeSession } from '../staff/office-sessions.ts';
import { checkAuthenticator, hasAuthenticator } from '../verification/authenticator.ts';

export interface MerchantStore {
  readonly id: string;
  readonly name: string;
  readonly logo: string;
  readonly isOpen: boolean;
}

/** A session of the merchant zone. */
export interface MerchantSession {
  readonly id: string;
  readonly userId: string;
  readonly username: string;
  readonly displayName: string | null;
  /** The store that the session acts for; undefined for an account without one. */
  readonly store: MerchantStore | undefined;
  readonly permissions: ReadonlySet<Permission>;
  readonly expiresAt: Date;
}

export interface MerchantLogin {
  readonly username: string;
  readonly password: string;
  readonly code: string | undefined;
  readonly ipAddress: string | undefined;
}

/** @throws {DomainError} `secondFactorNeeded`, `wrongVerificationCode`, or the error of the lockout. */
async function checkSecondFactor(ctx: AppContext, userId: string, code: string | undefined): Promise<void> {
  if (!(await hasAuthenticator(ctx.db, userId))) return;
  if (code === undefined) throw new DomainError('secondFactorNeeded');
  await checkAuthenticator(ctx, userId, code);
}

/**
 * Logs a user of the mall in to the merchant zone. Requires a code if the account has an authenticator.
 * @throws {DomainError} `wrongPassword`, `accountFrozen`, `extraVerificationNeeded`, `secondFactorNeeded`,
 * `wrongVerificationCode`, or the error of a lockout.
 */
export async function logInMerchant(ctx: AppContext, login: MerchantLogin): Promise<OpenedSession> {
  const name = loginName(login.username);
  const user = await ctx.db
    .selectFrom('user_account')
    .select(['id', 'username', 'password_hash', 'state', 'hold'])
    .where('login_name', '=', name)
    .where('state', '<>', 'closed')
    .executeTakeFirst();
  const place = { lane: 'login', caller: name } as const;
  const isRight = async () =>
    (await ctx.passwords.verify(login.password, user?.password_hash, place)) && user !== undefined;
  await checkSecret(ctx, { kind: 'login', subject: name }, isRight, 'wrongPassword');
  if (!user) throw new DomainError('wrongPassword');
  if (user.state === 'frozen') throw new DomainError('accountFrozen');
  assertNotHeld(user);
  await checkSecondFactor(ctx, user.id, login.code);
  return transact(ctx, async (tx) => {
    await lockAgainstClosing(tx, user.id, 'wrongPassword');
    const session = await openOfficeSession(tx, ctx, { userId: user.id }, login.ipAddress);
    const { ipAddress } = login;
    const actor = {
      id: user.id,
      kind: 'merchant',
      name: user.username,
      sessionId: session.id,
      ipAddress,
    } as const;
    await recordAudit(tx, { clock: ctx.clock, actor }, { subjectId: user.id, action: 'logIn' });
    return session;
  });
}

/** Finds the open session of a token. The owner of a store may do everything for it. */
export async function findMerchantSession(
  ctx: AppContext,
  token: string,
): Promise<MerchantSession | undefined> {
  const session = await findOfficeSession(ctx, token, 'user_id');
  if (!session?.userId) return undefined;
  const user = await ctx.db
    .selectFrom('user_account')
    .select(['id', 'username', 'display_name'])
    .where('id', '=', session.userId)
    .where('state', '=', 'active')
    .executeTakeFirst();
  if (!user) return undefined;
  const store = await ctx.db
    .selectFrom('store')
    .select(['id', 'name', 'logo_image as logo', 'is_open as isOpen'])
    .where('owner_id', '=', user.id)
    .orderBy('created_at')
    .executeTakeFirst();
  return {
    id: session.id,
    userId: user.id,
    username: user.username,
    displayName: user.display_name,
    store,
    permissions: new Set(store ? allPermissions : []),
    expiresAt: session.expiresAt,
  };
}
