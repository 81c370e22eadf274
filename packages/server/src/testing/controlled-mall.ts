/** A mall under control: its clock can be moved, and the other side of its counter is open. */
import { createControl } from '../control/create-control.ts';
import { claimForTests } from '../control/reset.ts';
import { aheadClock } from '../db/ahead-clock.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import type { Mall } from '../domain/mall.ts';
import { createSandbox } from '../domain/payments/sandbox.ts';
import { createApp, type App } from '../http/create-app.ts';
import { CONTROL_SECRET, createControlCaller, type ControlCaller } from './control-caller.ts';
import { cheapPasswords, testVault } from './test-mall.ts';
import { createMemoryStore } from './uploaded-pictures.ts';

export type ControlledMall = { readonly mall: Mall; readonly app: App; readonly control: ControlCaller };

export async function openControlledMall({ db }: OpenDatabase): Promise<ControlledMall> {
  const sandbox = createSandbox({ db, clock: aheadClock }, 'what the sandbox signs with');
  const mall: Mall = {
    db,
    clock: aheadClock,
    passwords: cheapPasswords(),
    vault: testVault(),
    uploads: createMemoryStore(),
    payments: sandbox,
  };
  await claimForTests(mall);
  const app = createApp({
    mall,
    sandbox,
    control: createControl({ mall, sandbox, secret: CONTROL_SECRET }),
  });
  return { mall, app, control: createControlCaller(app) };
}
