/** Runs the reference server, its database, its scheduled jobs and the autopilot in one worker. */
import { startScheduledJobs } from '@openmall/server/jobs/scheduled-jobs';
import { playAll } from '@openmall/server/demo/autopilot/autopilot';
import { repeat } from '@openmall/server/jobs/repeat';
import type { OpenDatabase } from '@openmall/server/db/database';
import { databaseClock } from '@openmall/server/db/clock';
import { createSandbox, type Sandbox } from '@openmall/server/domain/payments/sandbox';
import type { UploadStore } from '@openmall/server/domain/uploads/upload-store';
import { deliverOutbox } from '@openmall/server/domain/verification/outbox';
import { type App, createApp } from '@openmall/server/http/app/create-app';
import { newId } from '@openmall/server/domain/new-id';
import type { FromMall } from '../messages.ts';
import { createContext } from './create-context.ts';

/** Pause before merchant or carrier take the next step of an order. */
const STEP_MS = 6_000;
const ROUND_MS = 3_000;
const DELIVERY_MS = 1_000;

export interface OpenMall {
  readonly app: App;
  /** Stops the jobs and closes the database. */
  readonly stop: () => Promise<void>;
}

/** The payment page is below the base path of the site too. */
const withBasePath = (base: string, sandbox: Sandbox): Sandbox => ({
  ...sandbox,
  open: async (charge) => base + (await sandbox.open(charge)).slice(1),
});

export interface Site {
  /** Base path of the site, with slashes at both ends. */
  readonly base: string;
  readonly uploads: UploadStore;
  readonly notify: (message: FromMall) => void;
}

export function openMall({ db, close }: OpenDatabase, { base, uploads, notify }: Site): OpenMall {
  const sandbox = withBasePath(base, createSandbox({ db, clock: databaseClock }, newId('secret')));
  const ctx = createContext(db, uploads, sandbox);
  const deliver = async ({
    recipient,
    subject,
    body,
  }: {
    recipient: string;
    subject: string;
    body: string;
  }) => {
    notify({ kind: 'mail', recipient, subject, body });
    return 'kept' as const;
  };
  const jobs = [
    startScheduledJobs(ctx),
    repeat('The autopilot', ROUND_MS, async () => void (await playAll(ctx, STEP_MS))),
    repeat('Delivering messages', DELIVERY_MS, async () => {
      while ((await deliverOutbox(ctx, { deliver })) > 0);
    }),
  ];
  return {
    app: createApp({ ctx, sandbox }),
    stop: async () => {
      await Promise.all(jobs.map((job) => job.stop()));
      await close();
    },
  };
}
