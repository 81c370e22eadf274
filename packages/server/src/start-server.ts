import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startAutopilot } from './demo/autopilot/autopilot.ts';
import { startScheduledJobs } from './jobs/scheduled-jobs.ts';
import { repeat, type RepeatedJob } from './jobs/repeat.ts';
import type { Db } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
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
import type { TrustedProxies } from './http/security/client-ip.ts';
import { createApp } from './http/app/create-app.ts';
import type { StoreOrigins } from './http/security/cross-origin.ts';
import { drain, listen } from './http/app/listen.ts';
import { logFailures, logRequests } from './http/app/request-log.ts';
import { readErrorTexts } from './http/family/error-texts.ts';
import { openUploads } from './storage/open-uploads.ts';
import { parseSecretKeys, readKeyFile } from './storage/secret-keys.ts';
import { openSockets } from './http/sockets/open-sockets.ts';
import { createOffice } from './http/pages/serve-office.ts';
import { createPages } from './http/pages/serve-pages.ts';
import { createStaticFiles } from './http/files/static-files.ts';
import { assertControllable, clockOf, openControl, passwordsOf } from './open-control.ts';
import type { S3Options } from './storage/s3-store.ts';
import { applySite, mallOf, pageOf, readSite, type Site } from './site.ts';
import { assertNoDemoData } from './demo/assert-demo.ts';
import { demoPictures, openDemo, warmDemo, type DemoBuyer } from './open-demo.ts';

export interface ServerOptions {
  readonly port?: number;
  readonly host?: string;
  /** Port of the WebSocket; 0 opens none. */
  readonly socketPort?: number;
  /** Origins whose pages may open sockets, besides those of the same host. */
  readonly socketOrigins?: readonly string[];
  /** Origins of stores that another server hosts. */
  readonly storeOrigins?: StoreOrigins;
  /** Proxies whose X-Forwarded-For header is trusted. */
  readonly isTrusted?: TrustedProxies;
  /** Without them, calls are not limited. */
  readonly rateLimits?: RateLimits | undefined;
  /** Folder of the embedded database and of cached pictures. */
  readonly dataFolder: string;
  /** PostgreSQL to use instead of the embedded database. */
  readonly databaseUrl?: string | undefined;
  /** Runs the demo: plays merchants and carriers, and gives new buyers money. */
  readonly autopilot?: boolean;
  /** Allows demo data without the autopilot, for tests on the loopback address. */
  readonly allowDemoData?: boolean;
  readonly autopilotStepMs?: number;
  readonly demoBonus?: string;
  /** Signs messages of the payment sandbox. If set, the sandbox opens without the autopilot too. */
  readonly sandboxSecret?: string | undefined;
  /** For tests: opens the control API. Every control call must send this secret. */
  readonly controlSecret?: string | undefined;
  readonly webFolder?: string;
  readonly officeFolder?: string;
  /** Origin of the mall that links and the sitemap name, such as `https://mall.example`. */
  readonly publicUrl?: string | undefined;
  /** Theme of the built store. */
  readonly site?: string | undefined;
  /** Answers existing clients with error texts in the language of the call. */
  readonly translateErrors?: boolean;
  readonly logEachRequest?: boolean;
  /** Stores uploaded pictures in S3 instead of the data folder. */
  readonly s3?: S3Options | undefined;
  /** Keys that encrypt secrets, instead of those in the data folder. */
  readonly secretKeys?: string | undefined;
  /** Mail server. Without one, e-mails stay in the outbox. */
  readonly smtp?: SmtpOptions | undefined;
  /** SMS service. Without one, text messages stay in the outbox. */
  readonly sms?: SmsOptions | undefined;
  /** Called before steps that take seconds. */
  readonly onProgress?: ((message: string) => void) | undefined;
}

export interface RunningServer {
  readonly url: string;
  readonly ctx: AppContext;
  /** Undefined if no WebSocket is open. */
  readonly socketPort: number | undefined;
  /** The account that visitors of the demo may use. */
  readonly demoBuyer: DemoBuyer | undefined;
  /** Answers pending requests, then closes everything. */
  readonly close: () => Promise<void>;
}

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));
const OFFICE_FOLDER = fileURLToPath(new URL('../../office/dist', import.meta.url));
const STEP_MS = 6_000;
const DELIVERY_MS = 1_000;
const DEMO_BONUS = '5000';

function urlOf(address: AddressInfo | string | null, host: string): string {
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const hostname = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${hostname.includes(':') ? `[${hostname}]` : hostname}:${port}`;
}

/** Sends e-mails and text messages. In the demo, messages without a service go to a folder. */
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

/** Opens the payment sandbox. Its messages stay inside this process, so a random secret is enough. */
function openSandbox(db: Db, options: ServerOptions): Sandbox | undefined {
  const { autopilot = false, sandboxSecret, controlSecret } = options;
  if (!autopilot && sandboxSecret === undefined && controlSecret === undefined) return undefined;
  const clock = clockOf(controlSecret);
  return createSandbox({ db, clock }, sandboxSecret ?? randomBytes(32).toString('hex'));
}

/** Opens the control API if there is a secret for it. */
async function tryOpenControl(ctx: AppContext, sandbox: Sandbox | undefined, options: ServerOptions) {
  const { controlSecret: secret, autopilot: isDemo = false } = options;
  if (secret === undefined || !sandbox) return undefined;
  return openControl({ ctx, sandbox, secret, isDemo, log: logOf(options) });
}

interface Sockets {
  readonly port: number | undefined;
  readonly close: () => Promise<void>;
}

const NO_SOCKETS: Sockets = { port: undefined, close: () => Promise.resolve() };

/** Opens the WebSocket. If its port is in use, the server runs without it: clients poll. */
async function tryOpenSockets(ctx: AppContext, options: ServerOptions): Promise<Sockets> {
  const { socketPort = 0, socketOrigins, host = '127.0.0.1', onProgress = () => {} } = options;
  if (socketPort === 0) return NO_SOCKETS;
  try {
    return await openSockets({ ctx, port: socketPort, host, origins: socketOrigins });
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    onProgress(
      `port ${socketPort} can't be used for the WebSocket (${reason}): continuing without it, clients poll`,
    );
    return NO_SOCKETS;
  }
}

const createContext = async (
  options: ServerOptions,
  opened: Pick<AppContext, 'db' | 'mall' | 'payments' | 'events' | 'pushPort'>,
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

/** @throws DemoRefused if the database holds demo data and neither the demo nor tests use it. */
async function checkDemoData(db: Db, options: ServerOptions): Promise<void> {
  const { autopilot = false, allowDemoData = false, controlSecret } = options;
  if (!autopilot && !allowDemoData && controlSecret === undefined) await assertNoDemoData(db);
}

async function openStore(ctx: AppContext, site: Site | undefined, options: ServerOptions) {
  const { webFolder = WEB_FOLDER, officeFolder = OFFICE_FOLDER, publicUrl } = options;
  if (site) await applySite(ctx.db, site);
  const transformHtml = (html: string) => (site ? pageOf(html, site) : html);
  return {
    pages: createPages({ ctx, webFolder, siteName: site?.name ?? 'openmall', transformHtml, publicUrl }),
    staticFiles: createStaticFiles(webFolder, transformHtml),
    office: createOffice(officeFolder),
  };
}

const appOptions = (options: ServerOptions) => ({
  storeOrigins: options.storeOrigins,
  traffic: options.rateLimits && createTrafficControl(options.rateLimits),
  errorTexts: options.translateErrors ? readErrorTexts() : undefined,
  log: logOf(options),
});

/**
 * Starts the reference server, with the store if it is built.
 *
 * @throws ControlRefused, DemoRefused, UnknownSite or FolderInUse if the settings do not fit the database or folder.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { port = 3000, host = '127.0.0.1', dataFolder, databaseUrl, autopilot = false } = options;
  const { onProgress = () => {} } = assertControllable(options);
  onProgress('opening the database (the first time takes some seconds) …');
  const database = await openDatabase({ dataFolder, databaseUrl });
  const events = await openEvents(databaseUrl);
  try {
    await checkDemoData(database.db, options);
    const sandbox = openSandbox(database.db, options);
    let sockets = NO_SOCKETS;
    const pushPort = () => sockets.port;
    const site = readSite(options.webFolder ?? WEB_FOLDER, options.site || undefined);
    let url = '';
    const mall = mallOf(site, () => options.publicUrl ?? url);
    const ctx = await createContext(options, { db: database.db, mall, payments: sandbox, events, pushPort });
    const store = await openStore(ctx, site, options);
    await resealAuthenticators(ctx);
    const control = await tryOpenControl(ctx, sandbox, options);
    const demoBuyer = autopilot ? await openDemo(ctx, onProgress) : undefined;
    const courier = await openCourier(options);
    let ready = true;
    const pictures = demoPictures(dataFolder);
    const app = createApp({
      ctx,
      pictures,
      sandbox,
      control,
      ...store,
      ...appOptions(options),
      isReady: () => ready,
    });
    const server = await listen(app, { port, host, isTrusted: options.isTrusted });
    url = urlOf(server.address(), host);
    sockets = await tryOpenSockets(ctx, options);
    const jobs = startJobs(ctx, courier, options);
    const warming = demoBuyer && warmDemo(ctx, { pictures, isOpen: () => ready, onProgress });
    const close = async () => {
      ready = false;
      await Promise.all([drain(server), sockets.close(), jobs.stop(), warming]);
      await events.close();
      courier.close();
      await database.close();
    };
    return { url, socketPort: sockets.port, ctx, demoBuyer, close };
  } catch (error) {
    await events.close();
    await database.close();
    throw error;
  }
}
