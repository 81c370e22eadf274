import { adjustableClock } from './db/adjustable-clock.ts';
import { databaseClock, type Clock } from './db/clock.ts';
import type { ControlApp } from './control/create-control.ts';
import {
  createPasswordHasher,
  TEST_COST,
  type PasswordHasher,
} from './domain/accounts/passwords/password-hasher.ts';
import type { AppContext } from './context.ts';
import type { Sandbox } from './domain/payments/sandbox.ts';
import type { Log } from './http/app/request-log.ts';

const MIN_SECRET_LENGTH = 16;
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/** The control API cannot be opened with these settings. The message says what to do. */
export class ControlRefused extends Error {
  override readonly name = 'ControlRefused';
}

interface TestSettings {
  readonly controlSecret?: string | undefined;
  readonly allowDemoData?: boolean;
  readonly host?: string;
}

/**
 * Ensures that the control API and `ALLOW_DEMO_DATA` are used on the loopback address only.
 *
 * @throws ControlRefused if the host is not loopback or the secret is too short.
 */
export function assertControllable<Options extends TestSettings>(options: Options): Options {
  const { controlSecret: secret, allowDemoData = false, host = '127.0.0.1' } = options;
  const assertLoopback = (name: string) => {
    if (LOOPBACK.test(host)) return;
    throw new ControlRefused(`${name} is for tests on this machine: HOST must be 127.0.0.1, not ${host}.`);
  };
  if (allowDemoData) assertLoopback('ALLOW_DEMO_DATA');
  if (secret === undefined) return options;
  if (secret.length < MIN_SECRET_LENGTH)
    throw new ControlRefused(
      `OPENMALL_CONTROL must be a secret of at least ${MIN_SECRET_LENGTH} characters.`,
    );
  assertLoopback('OPENMALL_CONTROL');
  return options;
}

/** Only a server with a control secret has a clock that can be moved. */
export const clockOf = (secret: string | undefined): Clock =>
  secret === undefined ? databaseClock : adjustableClock;

/** Passwords are hashed at minimal cost if there is a control secret, so that tests do not wait for hashes. */
export const passwordsOf = (secret: string | undefined): PasswordHasher =>
  secret === undefined ? createPasswordHasher() : createPasswordHasher(TEST_COST);

export interface ControlOptions {
  readonly ctx: AppContext;
  readonly sandbox: Sandbox;
  readonly secret: string;
  readonly log: Log;
  /** True if the demo fills the mall. Otherwise a new database gets a small catalog. */
  readonly isDemo: boolean;
}

/**
 * Opens the control API. Its code is loaded only then.
 *
 * @throws ControlRefused if the database has accounts and was not opened for tests.
 */
export async function openControl({ ctx, isDemo, ...options }: ControlOptions): Promise<ControlApp> {
  const [{ markTestDatabase, NotForTests, resetMall }, { createControl }] = await Promise.all([
    import('./control/reset.ts'),
    import('./control/create-control.ts'),
  ]);
  try {
    const isNew = await markTestDatabase(ctx);
    if (isNew && !isDemo) await resetMall(ctx, 'small');
  } catch (cause) {
    if (!(cause instanceof NotForTests)) throw cause;
    const hint = 'Set OPENMALL_DATA to an empty folder, or DATABASE_URL to an empty database.';
    throw new ControlRefused(`${cause.message} ${hint}`, { cause });
  }
  return createControl({ ctx, ...options });
}
