import { readTime } from '../../db/clock.ts';
import { transact } from '../../db/transact.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { assertNotHeld } from './hold-account.ts';
import { loginLockout, rememberDevice } from './devices/known-devices.ts';
import { sendMail } from '../mail/send-mail.ts';
import {
  countFailedLogin,
  demandSlider,
  forgetFailedLogins,
  type SliderCaller,
} from '../verification/slider/demand-slider.ts';
import { checkSecret, type Secret } from './lockout.ts';
import { loginName } from './login-name.ts';
import { recordSecurityEvent } from './security-events.ts';
import { lockAgainstClosing, openSession } from './sessions.ts';

export interface LoggedIn {
  readonly token: string;
  readonly username: string;
  readonly usercode: string;
  readonly displayName: string | null;
}

/** How a login came. */
export interface LoginOptions {
  readonly device?: string | undefined;
  readonly agent?: string | undefined;
  /** Left out where the mall itself logs somebody in. */
  readonly slider?: Omit<SliderCaller, 'secret'> | undefined;
}

/**
 * Checks a password under its lockout. Wrong ones make later logins ask for the slider, which a locked name does not:
 * nobody solves one in vain.
 */
async function checkPassword(
  ctx: AppContext,
  secret: Secret,
  isRight: () => Promise<boolean>,
  slider: LoginOptions['slider'],
): Promise<void> {
  const check = async (): Promise<boolean> => {
    if (slider) await demandSlider(ctx, 'login', { ...slider, secret });
    const right = await isRight();
    if (!right) await countFailedLogin(ctx, secret, slider?.ipAddress);
    return right;
  };
  await checkSecret(ctx, secret, check, 'wrongPassword');
  await forgetFailedLogins(ctx, secret);
}

/**
 * Logs a user in by name and password. An unknown name gets the same answer in the same time as a wrong
 * password. `device` is the device token from an earlier login, `agent` names the browser.
 * @throws {DomainError} `wrongPassword`, `accountFrozen`, `extraVerificationNeeded`, or the error of the slider or a
 * lockout.
 */
export async function login(
  ctx: AppContext,
  username: string,
  password: string,
  { device, agent, slider }: LoginOptions = {},
): Promise<LoggedIn> {
  const { db, clock, passwords } = ctx;
  const name = loginName(username);
  const user = await db
    .selectFrom('user_account')
    .select(['id', 'username', 'usercode', 'display_name', 'password_hash', 'state', 'hold'])
    .where('login_name', '=', name)
    .where('state', '<>', 'closed')
    .executeTakeFirst();
  const lockout = await loginLockout(ctx, { name, userId: user?.id, device });
  // A flood of strangers neither locks the browsers of the user out nor makes them wait.
  const place = { lane: lockout.kind === 'device' ? 'device' : 'login', caller: lockout.subject } as const;
  const isRight = async () =>
    (await passwords.verify(password, user?.password_hash, place)) && user !== undefined;
  await checkPassword(ctx, lockout, isRight, slider);
  if (!user) throw new DomainError('wrongPassword');
  if (user.state === 'frozen') throw new DomainError('accountFrozen');
  // On a known device, a held account can log in to reach customer service.
  if (lockout.kind !== 'device') assertNotHeld(user);
  const token = await transact(db, async (tx) => {
    await lockAgainstClosing(tx, user.id, 'wrongPassword');
    const { numUpdatedRows } = await tx
      .updateTable('user_account')
      .set({ last_login_at: clock.now() })
      .where('id', '=', user.id)
      // A concurrent password change ends all sessions; this session must not survive it.
      .where('password_hash', '=', user.password_hash)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new DomainError('wrongPassword');
    if (lockout.kind === 'device') await recordSecurityEvent(tx, ctx, user.id, 'login');
    else await sendMail(tx, ctx, 'newDevice', { userId: user.id, date: await readTime(tx, clock) });
    await rememberDevice(tx, ctx, user.id, device);
    return openSession(tx, ctx, user.id, agent);
  });
  return { token, username: user.username, usercode: user.usercode, displayName: user.display_name };
}
