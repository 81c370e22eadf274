import { join } from 'node:path';
import type { AppContext } from '../context.ts';
import { startAutopilot } from '../demo/autopilot/autopilot.ts';
import { createCourier } from '../delivery/courier.ts';
import { deliverOutbox, type Courier } from '../domain/verification/outbox.ts';
import type { ServerOptions } from '../server-options.ts';
import { repeat, type RepeatedJob } from './repeat.ts';
import { startScheduledJobs } from './scheduled-jobs.ts';

const STEP_MS = 6_000;
const DELIVERY_MS = 1_000;
/** A counter is a new version of a large row, so the views of popular goods are written together. */
const VIEWS_MS = 5_000;

/** Sends e-mails and text messages. In the demo, messages without a service go to a folder. */
export async function openCourier({ smtp, sms: smsOptions, autopilot, dataFolder }: ServerOptions) {
  const mailer = smtp && (await import('../delivery/smtp-mailer.ts')).createSmtpMailer(smtp);
  const sms = smsOptions && (await import('../delivery/sms-webhook.ts')).createSmsWebhook(smsOptions);
  const demoFolder = autopilot ? join(dataFolder, 'outbox') : undefined;
  const courier = createCourier({ mailer, sms, demoFolder });
  return { ...courier, close: () => mailer?.close() };
}

/** Starts the delivery of messages, the scheduled jobs and, in the demo, the autopilot. */
export function startJobs(ctx: AppContext, courier: Courier, options: ServerOptions): RepeatedJob {
  const { autopilot = false, autopilotStepMs = STEP_MS } = options;
  const jobs = [
    repeat('Delivering messages', DELIVERY_MS, async () => {
      while ((await deliverOutbox(ctx, courier)) > 0);
    }),
    repeat('Counting views', VIEWS_MS, async () => ctx.views?.flush(ctx.db)),
    startScheduledJobs(ctx),
    ...(autopilot ? [startAutopilot(ctx, autopilotStepMs)] : []),
  ];
  const stop = async () => {
    await Promise.all(jobs.map((job) => job.stop()));
    await ctx.views?.flush(ctx.db);
  };
  return { stop };
}
