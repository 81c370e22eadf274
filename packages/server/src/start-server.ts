import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openCourier, startJobs } from './jobs/start-jobs.ts';
import type { Db, OpenDatabase } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import { openEvents, type OpenEvents } from './db/open-events.ts';
import { recordStatements } from './db/statements/record-statements.ts';
import type { AppContext } from './context.ts';
import { readChanges } from './domain/catalog/changes/read-changes.ts';
import { createViewCounter } from './domain/traffic/count-views.ts';
import { createAnswerCache } from './http/app/answer-cache.ts';
import { contextOf } from './http/app/read-pool.ts';
import type { Sandbox } from './domain/payments/sandbox.ts';
import { createTrafficControl } from './domain/traffic/traffic-control.ts';
import { createVault } from './domain/verification/vault.ts';
import { createApp } from './http/app/create-app.ts';
import { drain, listen } from './http/listening/listen.ts';
import { logFailures, logRequests } from './http/app/request-log.ts';
import { readErrorTexts } from './http/family/error-texts.ts';
import { openMonitoring } from './monitoring/open-monitoring.ts';
import { openDemoPictures } from './processes/demo-pictures.ts';
import { hasDatabase } from './processes/fill-first.ts';
import { openPictureDecoder } from './processes/picture-decoder.ts';
import { openUploads } from './storage/open-uploads.ts';
import { parseSecretKeys, readKeyFile } from './storage/secret-keys.ts';
import { NO_SOCKETS, tryOpenSockets } from './http/sockets/try-open-sockets.ts';
import { createOffice } from './http/pages/serve-office.ts';
import { createPages } from './http/pages/serve-pages.ts';
import { createStaticFiles } from './http/files/static-files.ts';
import { assertControllable, clockOf, openControl, passwordsOf } from './open-control.ts';
import { createLook, openSite } from './open-site.ts';
import type { Site } from './domain/settings/site-shape.ts';
import { applySite, mallOf, pageOf, readSite } from './site.ts';
import { assertNoDemoData } from './demo/assert-demo.ts';
import { openDemo, warmDemo } from './open-demo.ts';
import { openPayments } from './open-payments.ts';
import type { RunningServer, ServerOptions } from './server-options.ts';
import { isProduction, reviewKeys, reviewSettings } from './start-report.ts';

const WEB_FOLDER = fileURLToPath(new URL('../../web/dist', import.meta.url));
const OFFICE_FOLDER = fileURLToPath(new URL('../../office/dist', import.meta.url));
const DEMO_BONUS = '5000';
/** Longer than proxies wait between two checks of `/readyz`. */
const DRAIN_NOTICE_MS = 5_000;

function urlOf(address: AddressInfo | string | null, host: string): string {
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const hostname = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${hostname.includes(':') ? `[${hostname}]` : hostname}:${port}`;
}

const logOf = ({ log, logEachRequest = false }: ServerOptions) =>
  log ?? (logEachRequest ? logRequests : logFailures);

/** Opens the control API if there is a secret for it. */
async function tryOpenControl(ctx: AppContext, sandbox: Sandbox | undefined, options: ServerOptions) {
  const { controlSecret: secret, autopilot: isDemo = false } = options;
  if (secret === undefined || !sandbox) return undefined;
  return openControl({ ctx, sandbox, secret, isDemo, log: logOf(options) });
}

const createContext = async (
  options: ServerOptions,
  { db, pools, replicas }: OpenDatabase,
  opened: Pick<AppContext, 'mall' | 'site' | 'payments' | 'events' | 'pushPort'>,
): Promise<AppContext> => ({
  ...opened,
  db,
  pools,
  replicas,
  clock: clockOf(options.controlSecret),
  passwords: passwordsOf(options.controlSecret),
  vault: createVault(() =>
    options.secretKeys ? parseSecretKeys(options.secretKeys) : readKeyFile(options.dataFolder),
  ),
  uploads: await openUploads(options),
  decoder: openPictureDecoder(),
  views: options.controlSecret === undefined ? createViewCounter() : undefined,
  hasStrangers: options.databaseUrl !== undefined,
  canSendMail: options.smtp !== undefined,
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
    pages: createPages({
      ctx: contextOf(ctx, { isRead: true, token: undefined }),
      webFolder,
      siteName: site?.name ?? 'openmall',
      transformHtml,
      look: createLook(ctx),
      publicUrl,
    }),
    staticFiles: createStaticFiles(webFolder, transformHtml),
    office: createOffice(officeFolder),
  };
}

function openAnswers({ db, pools, clock, replicas }: AppContext) {
  // Not among the reads of visitors, who wait for it.
  const changes = { db: pools?.users ?? db, clock };
  return createAnswerCache({
    readChanges: (since) => readChanges(changes, since),
    hasReplicas: Boolean(replicas),
  });
}

const appOptions = (options: ServerOptions, ctx: AppContext) => ({
  storeOrigins: options.storeOrigins,
  traffic: options.rateLimits && createTrafficControl(options.rateLimits),
  // Tests move the clock and read what they have just written.
  answers: options.controlSecret === undefined ? openAnswers(ctx) : undefined,
  errorTexts: options.translateErrors ? readErrorTexts() : undefined,
  recordStatements: options.tracesRequests ? recordStatements : undefined,
});

interface Opened {
  readonly database: OpenDatabase;
  readonly events: OpenEvents;
}

/** Whether the server takes calls, and how it stops. */
function createLifecycle(options: ServerOptions) {
  const { drainNoticeMs = isProduction(options) ? DRAIN_NOTICE_MS : 0 } = options;
  let ready = true;
  return {
    isReady: () => ready,
    isDraining: () => !ready,
    /** Drains the server while everything that it needs is still open. */
    stop: async (server: Server, others: readonly (Promise<unknown> | undefined)[]) => {
      ready = false;
      await Promise.all([drain(server, drainNoticeMs), ...others]);
    },
  };
}

async function startOn({ database, events }: Opened, options: ServerOptions): Promise<RunningServer> {
  const { port = 3000, host = '127.0.0.1', dataFolder, autopilot, isTrusted } = options;
  const { onProgress = () => {}, onWarning = () => {} } = options;
  let sockets = NO_SOCKETS;
  const pushPort = () => sockets.port;
  const site = readSite(options.webFolder ?? WEB_FOLDER, options.site || undefined);
  let url = '';
  const inUse = await openSite(database.db, site, options.webFolder ?? WEB_FOLDER);
  const mall = mallOf(inUse, () => options.publicUrl ?? url);
  const { sandbox, payments } = await openPayments(database.db, mall, options);
  const ctx = await createContext(options, database, { mall, site: inUse, payments, events, pushPort });
  const store = await openStore(ctx, site, options);
  for (const warning of [...reviewSettings(options), ...(await reviewKeys(ctx))]) onWarning(warning);
  const control = await tryOpenControl(ctx, sandbox, options);
  const demoBuyer = autopilot ? await openDemo(ctx, onProgress) : undefined;
  const courier = await openCourier(options);
  const { isReady, isDraining, stop } = createLifecycle(options);
  const pictures = openDemoPictures(join(dataFolder, 'pictures'));
  const monitoring = await openMonitoring(options, database, logOf(options));
  const { log } = monitoring;
  const own = { ...store, ...appOptions(options, ctx) };
  const app = createApp({ ctx, pictures, sandbox, control, ...own, log, isReady });
  const server = await listen(app, { port, host, isTrusted, isDraining });
  url = urlOf(server.address(), host);
  sockets = await tryOpenSockets(ctx, options);
  const jobs = startJobs(ctx, courier, options);
  const warming = demoBuyer && warmDemo(ctx, { pictures, isOpen: isReady, onProgress });
  const close = async () => {
    await stop(server, [jobs.stop(), warming]);
    await sockets.close();
    await events.close();
    for (const part of [courier, pictures, ctx.decoder]) part?.close();
    await monitoring.close();
    await database.close();
  };
  return { url, socketPort: sockets.port, ctx, demoBuyer, close };
}

/**
 * Starts the reference server, with the store if it is built.
 *
 * @throws ControlRefused, DemoRefused, UnknownSite or FolderInUse if the settings do not fit the database or folder.
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { onProgress = () => {} } = assertControllable(options);
  if (isProduction(options)) onProgress('production mode');
  const isKnown = options.databaseUrl === undefined && hasDatabase(options.dataFolder);
  onProgress(`opening the database ${isKnown ? '' : '(the first time takes some seconds) '}…`);
  const database = await openDatabase(options);
  const events = await openEvents(options);
  try {
    await checkDemoData(database.db, options);
    return await startOn({ database, events }, options);
  } catch (error) {
    await events.close();
    await database.close();
    throw error;
  }
}
