/** Reference backend, database and everybody behind the counter, in one worker. */
import { startClockwork } from '@openmall/server/autopilot/clockwork';
import { playAll } from '@openmall/server/autopilot/autopilot';
import { repeat } from '@openmall/server/autopilot/repeat';
import type { OpenDatabase } from '@openmall/server/db/open-database';
import { databaseClock } from '@openmall/server/db/clock';
import { createSandbox, type Sandbox } from '@openmall/server/domain/payments/sandbox';
import type { UploadStore } from '@openmall/server/domain/uploads/upload-store';
import { deliverOutbox } from '@openmall/server/domain/verification/outbox';
import { type App, createApp } from '@openmall/server/http/create-app';
import { newId } from '@openmall/server/domain/new-id';
import type { FromMall } from '../messages.ts';
import { furnishMall } from './furnish-mall.ts';

/** How long an order rests before merchant or carrier take the next step. */
const STEP_MS = 6_000;
const ROUND_MS = 3_000;
const DELIVERY_MS = 1_000;

export interface OpenMall {
  readonly app: App;
  /** Ends everything that goes on by itself, and closes the database. */
  readonly stop: () => Promise<void>;
}

/** Its page lies under the site's base too: beyond it another site of the same host would answer. */
const under = (base: string, sandbox: Sandbox): Sandbox => ({
  ...sandbox,
  open: async (charge) => base + (await sandbox.open(charge)).slice(1),
});

export interface Site {
  /** The path that the site lies under, between slashes. */
  readonly base: string;
  readonly uploads: UploadStore;
  readonly tell: (message: FromMall) => void;
}

export function openMall({ db, close }: OpenDatabase, { base, uploads, tell }: Site): OpenMall {
  const sandbox = under(base, createSandbox({ db, clock: databaseClock }, newId('secret')));
  const mall = furnishMall(db, uploads, sandbox);
  const deliver = async ({
    recipient,
    subject,
    body,
  }: {
    recipient: string;
    subject: string;
    body: string;
  }) => {
    tell({ kind: 'letter', recipient, subject, body });
    return 'kept' as const;
  };
  const jobs = [
    startClockwork(mall),
    repeat('The autopilot', ROUND_MS, async () => void (await playAll(mall, STEP_MS))),
    repeat('Delivering messages', DELIVERY_MS, async () => {
      while ((await deliverOutbox(mall, { deliver })) > 0);
    }),
  ];
  return {
    app: createApp({ mall, sandbox }),
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()));
      await close();
    },
  };
}
