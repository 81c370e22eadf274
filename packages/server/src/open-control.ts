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

const LEAST_SECRET = 16;
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/** A mall can't be put under control like this; the message says what to do. */
export class ControlRefused extends Error {
  override readonly name = 'ControlRefused';
}

interface Controllable {
  readonly controlSecret?: string | undefined;
  readonly allowDemoData?: boolean;
  readonly host?: string;
}

/** Control and the demo's data without the demo are for tests on this machine. Anything else is refused before a door is opened. */
export function assertControllable<Options extends Controllable>(options: Options): Options {
  const { controlSecret: secret, allowDemoData = false, host = '127.0.0.1' } = options;
  const assertLoopback = (name: string) => {
    if (LOOPBACK.test(host)) return;
    throw new ControlRefused(`${name} is for tests on this machine: HOST must be 127.0.0.1, not ${host}.`);
  };
  if (allowDemoData) assertLoopback('ALLOW_DEMO_DATA');
  if (secret === undefined) return options;
  if (secret.length < LEAST_SECRET)
    throw new ControlRefused(`OPENMALL_CONTROL must be a secret of at least ${LEAST_SECRET} characters.`);
  assertLoopback('OPENMALL_CONTROL');
  return options;
}

/** Only a mall under control has a clock that can be moved. */
export const clockOf = (secret: string | undefined): Clock =>
  secret === undefined ? databaseClock : adjustableClock;

/** Only a mall under control hashes at no cost: whoever tests it waits for calls, not for passwords. */
export const passwordsOf = (secret: string | undefined): PasswordHasher =>
  secret === undefined ? createPasswordHasher() : createPasswordHasher(TEST_COST);

export interface ControlOpening {
  readonly ctx: AppContext;
  readonly sandbox: Sandbox;
  readonly secret: string;
  readonly log: Log;
  /** Whether the demo fills the mall; else a small catalogue does when it is new. */
  readonly isDemo: boolean;
}

/** Opens the other side of the counter, of a mall that is for tests alone. Loaded only where it is asked for. */
export async function openControl({ ctx, isDemo, ...opening }: ControlOpening): Promise<ControlApp> {
  const [{ markTestDatabase, NotForTests, resetMall }, { createControl }] = await Promise.all([
    import('./control/reset.ts'),
    import('./control/create-control.ts'),
  ]);
  try {
    const isNew = await markTestDatabase(ctx);
    if (isNew && !isDemo) await resetMall(ctx, 'small');
  } catch (cause) {
    if (!(cause instanceof NotForTests)) throw cause;
    const cure = 'Name an empty folder by OPENMALL_DATA, or an empty database by DATABASE_URL.';
    throw new ControlRefused(`${cause.message} ${cure}`, { cause });
  }
  return createControl({ ctx, ...opening });
}
