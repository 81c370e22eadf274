import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startAutopilot } from './demo/autopilot/autopilot.ts';
import { startScheduledJobs } from './jobs/scheduled-jobs.ts';
import { repeat, type RepeatedJob } from './jobs/repeat.ts';
import { openDatabase, type Db } from './db/open-database.ts';
import { openEvents } from './db/open-events.ts';
import { createCourier } from './delivery/courier.ts';
import type { SmsOptions } from './delivery/sms-webhook.ts';
import type { SmtpOptions } from './delivery/smtp-mailer.ts';
import type { AppContext } from './context.ts';
import { createSandbox, type Sandbox } from './domain/payments/sandbox.ts';
import type { RateLimits } from './domain/traffic/rate-limits.ts';
import { createTrafficControl } from './domain/traffic/traffic-control.ts';
import { resealAuthenticators } from './domain/verification/reseal.ts';
import { createVault } from './domain/verification/vault.ts';
import { deliverOutbox, type Courier } from './domain/verification/outbox.ts';
import type { TrustedProxies } from './http/security/caller-address.ts';
import { createApp } from './http/app/create-app.ts';
import type { StoreOrigins } from './http/security/cross-origin.ts';
import { drain, listen } from './http/app/listen.ts';
import { logFailures, logRequests } from './http/app/request-log.ts';
import { openUploads } from './storage/open-uploads.ts';
import { parseSecretKeys, readKeyFile } from './storage/secret-keys.ts';
import { openSockets } from './http/sockets/open-sockets.ts';
import { createStaticFiles } from './http/files/static-files.ts';
import { assertControllable, clockOf, openControl, passwordsOf } from './open-control.ts';
import type { S3Options } from './storage/s3-store.ts';
import { keepToSite, pageOf, readSite } from './site.ts';
import { assertNoDemoData } from './demo/assert-demo.ts';
import { demoPictures, openDemo, type DemoBuyer } from './open-demo.ts';

export interface ServerOptions {
  readonly port?: number;
  readonly host?: string;
  /** Where changes are pushed; 0 for no sockets at all. */
  readonly socketPort?: number;
  /** Origins whose pages may open sockets, beside those of the same host. */
  readonly socketOrigins?: readonly string[];
  /** Origins of stores that are served from elsewhere. */
  readonly storeOrigins?: StoreOrigins;
  /** Proxies whose word is taken on where a request comes from. */
  readonly isTrusted?: TrustedProxies;
  /** How often a caller is answered; without them always. */
  readonly rateLimits?: RateLimits | undefined;
  /** Folder of the embedded database and the cached pictures. */
  readonly dataFolder: string;
  /** A PostgreSQL to use instead of the embedded database. */
  readonly databaseUrl?: string | undefined;
  /** Plays merchant and carrier and gives newcomers money; the demo. */
  readonly autopilot?: boolean;
  /** Starts on the demo's data without the autopilot, for tests on this machine. */
  readonly allowDemoData?: boolean;
  readonly autopilotStepMs?: number;
  readonly demoBonus?: string;
  /** Opens the payment sandbox also without the autopilot, and signs its messages. */
  readonly sandboxSecret?: string | undefined;
  /** Puts the mall under control, for tests: what every call of the control contract must carry. */
  readonly controlSecret?: string | undefined;
  readonly webFolder?: string;
  /** Which theme of the built store this mall is. */
  readonly site?: string | undefined;
  readonly logEachRequest?: boolean;
  /** Where uploaded pictures are kept instead of the data folder. */
  readonly s3?: S3Options | undefined;
  /** The keys that secrets are sealed with, instead of those in the data folder. */
  readonly secretKeys?: string | undefined;
  /** The mail server that sends codes; without one they stay in the outbox. */
  readonly smtp?: SmtpOptions | undefined;
  /** Who sends codes to telephones; without one they stay in the outbox. */
  readonly sms?: SmsOptions | undefined;
  /** Is told what is being done when it may take a while. */
  readonly tell?: ((what: string) => void) | undefined;
}

export interface RunningServer {
  readonly url: string;
  readonly ctx: AppContext;
  /** The port of the sockets, where they are open. */
  readonly socketPort: number | undefined;
  /** Whom anybody may be in the demo. */
  readonly demoBuyer: DemoBuyer | undefined;
  /** Answers what is under way, then closes everything. */
  readonly close: () => Promise<void>;
}

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));
const STEP_MS = 6_000;
const DELIVERY_MS = 1_000;
const DEMO_BONUS = '5000';

function urlOf(address: AddressInfo | string | null, host: string): string {
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const shown = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`;
}

/** Mail and text messages where there is a way for them; the demo lays others down in the data folder. */
async function openCourier({ smtp, sms: smsOptions, autopilot, dataFolder }: ServerOptions) {
  const mailer = smtp && (await import('./delivery/smtp-mailer.ts')).createSmtpMailer(smtp);
  const sms = smsOptions && (await import('./delivery/sms-webhook.ts')).createSmsWebhook(smsOptions);
  const demoFolder = autopilot ? join(dataFolder, 'outbox') : undefined;
  const courier = createCourier({ mailer, sms, demoFolder });
  return { ...courier, close: () => mailer?.close() };
}

const logOf = ({ logEachRequest = false }: ServerOptions) => (logEachRequest ? logRequests : logFailures);

function startJobs(ctx: AppContext, courier: Courier, options: ServerOptions): RepeatedJob {
  const { autopilot = false, autopilotStepMs = STEP_MS } = options;
  const jobs = [
    repeat('Delivering messages', DELIVERY_MS, async () => {
      while ((await deliverOutbox(ctx, courier)) > 0);
    }),
    startScheduledJobs(ctx),
    ...(autopilot ? [startAutopilot(ctx, autopilotStepMs)] : []),
  ];
  return { stop: async () => void (await Promise.all(jobs.map((job) => job.stop()))) };
}

/** Its messages never leave this process, so nobody else has to know its secret unless somebody wants to. */
function openSandbox(db: Db, options: ServerOptions): Sandbox | undefined {
  const { autopilot = false, sandboxSecret, controlSecret } = options;
  if (!autopilot && sandboxSecret === undefined && controlSecret === undefined) return undefined;
  const clock = clockOf(controlSecret);
  return createSandbox({ db, clock }, sandboxSecret ?? randomBytes(32).toString('hex'));
}

/** The other side of the counter, where the mall is for tests. */
async function tryOpenControl(ctx: AppContext, sandbox: Sandbox | undefined, options: ServerOptions) {
  const { controlSecret: secret, autopilot: isDemo = false } = options;
  if (secret === undefined || !sandbox) return undefined;
  return openControl({ ctx, sandbox, secret, isDemo, log: logOf(options) });
}

interface Sockets { readonly port: number | undefined; readonly close: () => Promise<void> }

const NO_SOCKETS: Sockets = { port: undefined, close: () => Promise.resolve() };

/** Opens the sockets. A mall works without them, only a little later: its clients poll. */
async function tryOpenSockets(ctx: AppContext, options: ServerOptions): Promise<Sockets> {
  const { socketPort = 0, socketOrigins, host = '127.0.0.1', tell = () => {} } = options;
  if (socketPort === 0) return NO_SOCKETS;
  try {
    return await openSockets({ ctx, port: socketPort, host, origins: socketOrigins });
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    tell(`port ${socketPort} can't be used for the WebSocket (${why}): going on without, clients poll`);
    return NO_SOCKETS;
  }
}

/** All that the mall works with beside what was opened for it. */
const createContext = async (
  options: ServerOptions,
  opened: Pick<AppContext, 'db' | 'payments' | 'events' | 'pushPort'>,
): Promise<AppContext> => ({
  ...opened,
  clock: clockOf(options.controlSecret),
  passwords: passwordsOf(options.controlSecret),
  vault: createVault(() =>
    options.secretKeys ? parseSecretKeys(options.secretKeys) : readKeyFile(options.dataFolder),
  ),
  uploads: await openUploads(options),
  demoBonus: options.autopilot ? (options.demoBonus ?? DEMO_BONUS) : undefined,
});

/** The demo's data stays in the demo and in tests. */
async function checkDemoData(db: Db, options: ServerOptions): Promise<void> {
  const { autopilot = false, allowDemoData = false, controlSecret } = options;
  if (!autopilot && !allowDemoData && controlSecret === undefined) await assertNoDemoData(db);
}

/** Starts the reference backend and, where it is built, the store. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { port = 3000, host = '127.0.0.1', dataFolder, databaseUrl, autopilot = false } = options;
  const { tell = () => {} } = assertControllable(options);
  tell('opening the database (the first time takes some seconds) …');
  const database = await openDatabase({ dataFolder, databaseUrl });
  const events = await openEvents(databaseUrl);
  try {
    await checkDemoData(database.db, options);
    const webFolder = options.webFolder ?? WEB_FOLDER;
    const site = readSite(webFolder, options.site || undefined);
    if (site) await keepToSite(database.db, site);
    const sandbox = openSandbox(database.db, options);
    let sockets = NO_SOCKETS;
    const pushPort = () => sockets.port;
    const ctx = await createContext(options, { db: database.db, payments: sandbox, events, pushPort });
    await resealAuthenticators(ctx);
    const control = await tryOpenControl(ctx, sandbox, options);
    const demoBuyer = autopilot ? await openDemo(ctx, tell) : undefined;
    const courier = await openCourier(options);
    let ready = true;
    const app = createApp({
      ctx,
      pictures: demoPictures(dataFolder),
      sandbox,
      control,
      storeOrigins: options.storeOrigins,
      traffic: options.rateLimits && createTrafficControl(options.rateLimits),
      staticFiles: createStaticFiles(webFolder, (html) => (site ? pageOf(html, site) : html)),
      log: logOf(options),
      isReady: () => ready,
    });
    const server = await listen(app, { port, host, isTrusted: options.isTrusted });
    sockets = await tryOpenSockets(ctx, options);
    const jobs = startJobs(ctx, courier, options);
    const close = async () => {
      ready = false;
      await Promise.all([drain(server), sockets.close(), jobs.stop()]);
      await events.close();
      courier.close();
      await database.close();
    };
    return { url: urlOf(server.address(), host), socketPort: sockets.port, ctx, demoBuyer, close };
  } catch (error) {
    await events.close();
    await database.close();
    throw error;
  }
}
