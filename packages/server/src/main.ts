/** `npm start`: reads the environment, starts the server and prints its address. */
import { fileURLToPath } from 'node:url';
import { FolderInUse } from './db/folder-lock.ts';
import { MigrationsPending } from './db/migrate.ts';
import { readSmsOptions } from './delivery/read-sms-options.ts';
import { readStripeOptions } from './gateways/read-stripe-options.ts';
import { parseRateLimits } from './domain/traffic/rate-limits.ts';
import { parseTrustedProxies } from './http/security/client-ip.ts';
import { parseOrigins } from './http/security/cross-origin.ts';
import { DemoRefused } from './demo/assert-demo.ts';
import { ControlRefused } from './open-control.ts';
import { readS3Options } from './storage/read-s3-options.ts';
import { PaymentsRefused } from './open-payments.ts';
import { fillFirst, isFilling } from './processes/fill-first.ts';
import { UnknownSite } from './site.ts';
import type { Log } from './http/app/request-log.ts';
import type { RunningServer } from './server-options.ts';
import { startServer } from './start-server.ts';

const { env } = process;
const started = performance.now();
/** `npm start` opens a channel, which closes with that process, however it ends. */
const hasStarter = process.connected;

function readInteger(name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  if (!/^\d{1,6}$/.test(text)) throw new Error(`${name} must be a whole number, not "${text}".`);
  return Number(text);
}

const databaseUrl = env['DATABASE_URL'] || undefined;
/** For tests: opens the control API to callers that send this secret. */
const controlSecret = env['OPENMALL_CONTROL'] || undefined;
/** Defaults to on for the embedded database, and to off with DATABASE_URL or OPENMALL_CONTROL. */
const autopilot = env['AUTOPILOT']
  ? env['AUTOPILOT'] === '1'
  : databaseUrl === undefined && controlSecret === undefined;

/** @throws Error if the value is not an origin. */
function parsePublicUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const origin = URL.canParse(text) ? new URL(text).origin : 'null';
  if (!/^https?:/.test(origin) || text.replace(/\/$/, '') !== origin)
    throw new Error(`PUBLIC_URL: "${text}" is not an origin like https://mall.example.`);
  return origin;
}

/** @throws Error if the value is neither `caller` nor empty. */
function parseMessageLanguage(text = ''): boolean {
  if (text !== '' && text !== 'caller') throw new Error(`MSG_LANG must be "caller" or empty, not "${text}".`);
  return text === 'caller';
}

/** @throws Error if the value is neither `on`, `off` nor empty. */
function parsePrepares(text = ''): boolean {
  if (!['', 'on', 'off'].includes(text))
    throw new Error(`PREPARED_STATEMENTS must be on or off, not "${text}".`);
  return text !== 'off';
}

/** Where the server listens, and who stands in front of it. */
const readNetwork = () => ({
  port: readInteger('PORT', 3000),
  host: env['HOST'] || '127.0.0.1',
  socketPort: readInteger('WS_PORT', 5000),
  socketOrigins: (env['WS_ORIGINS'] || env['STORE_ORIGINS'] || '').split(',').filter(Boolean),
  storeOrigins: parseOrigins(env['STORE_ORIGINS'] ?? ''),
  isTrusted: parseTrustedProxies(env['TRUSTED_PROXIES'] ?? ''),
  hasTrustedProxies: Boolean(env['TRUSTED_PROXIES']),
  drainNoticeMs: env['DRAIN_SECONDS'] ? readInteger('DRAIN_SECONDS', 0) * 1_000 : undefined,
});

/** What an operator sees of the server. */
const readMonitoring = () => ({
  logEachRequest: env['LOG_REQUESTS'] === '1',
  metrics: env['METRICS_PORT']
    ? { port: readInteger('METRICS_PORT', 0), host: env['METRICS_HOST'] || '127.0.0.1' }
    : undefined,
  tracesRequests: Boolean(env['OTEL_EXPORTER_OTLP_ENDPOINT'] || env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']),
});

/** With `LOG_FORMAT=json` every line of the process is a JSON object. */
async function openLog(): Promise<Log | undefined> {
  const format = env['LOG_FORMAT'] || 'text';
  if (!['text', 'json'].includes(format))
    throw new Error(`LOG_FORMAT must be text or json, not "${format}".`);
  if (format === 'text') return undefined;
  const { captureConsole, createJsonLog } = await import('./monitoring/json-log.ts');
  const log = createJsonLog({ logEachRequest: env['LOG_REQUESTS'] !== '0' });
  captureConsole(log);
  return log.logRequest;
}

/** Reads all settings before anything is opened. */
const readSettings = (): Parameters<typeof startServer>[0] => ({
  ...readNetwork(),
  // Tests call as fast as the server answers.
  rateLimits: parseRateLimits(env['RATE_LIMITS'] || (controlSecret === undefined ? '' : 'off')),
  production: env['PRODUCTION'] ? env['PRODUCTION'] === '1' : undefined,
  dataFolder: env['OPENMALL_DATA'] || './.data',
  databaseUrl,
  databaseReadUrl: env['DATABASE_READ_URL'] || undefined,
  natsUrl: env['NATS_URL'] || undefined,
  preparesStatements: parsePrepares(env['PREPARED_STATEMENTS']),
  autopilot,
  controlSecret,
  allowDemoData: env['ALLOW_DEMO_DATA'] === '1',
  autopilotStepMs: readInteger('AUTOPILOT_STEP_MS', 6_000),
  smtp: env['SMTP_URL'] ? { url: env['SMTP_URL'], from: env['SMTP_FROM'] || undefined } : undefined,
  sms: readSmsOptions(env),
  s3: readS3Options(env),
  stripe: readStripeOptions(env),
  secretKeys: env['SECRET_KEYS'] || undefined,
  publicUrl: parsePublicUrl(env['PUBLIC_URL']),
  site: env['OPENMALL_SITE'],
  translateErrors: parseMessageLanguage(env['MSG_LANG']),
  ...readMonitoring(),
  onProgress: (message) => console.log(message),
  onWarning: (message) => console.warn(`Warning: ${message}`),
});

/** An environment variable has an invalid value. The message lists what is valid. */
class BadSetting extends Error {}

async function start(): Promise<RunningServer> {
  let settings;
  try {
    settings = { ...readSettings(), log: await openLog() };
  } catch (cause) {
    throw new BadSetting(cause instanceof Error ? cause.message : String(cause), { cause });
  }
  const isDemo = autopilot && databaseUrl === undefined && controlSecret === undefined;
  if (isDemo) await fillFirst(fileURLToPath(import.meta.url), settings.dataFolder);
  return startServer(settings);
}

function announce({ url, socketPort, demoBuyer }: RunningServer): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`openmall is at ${url} (started in ${seconds} s)`);
  if (socketPort !== undefined) console.log(`Changes are pushed over port ${socketPort}`);
  if (controlSecret !== undefined) console.log('The control API is open: use this server for tests only');
  if (!demoBuyer) return;
  const { username, password, fundPassword } = demoBuyer;
  console.log(`Demo buyer: ${username}, password ${password}, payment PIN ${fundPassword}`);
}

function stopOnSignals(server: RunningServer): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('The server did not stop cleanly', error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop);
  if (hasStarter) process.on('disconnect', stop);
  // It has ended while the server was starting.
  if (hasStarter && !process.connected) stop();
  // A closed terminal takes no more output.
  for (const output of [process.stdout, process.stderr]) output.on('error', stop);
}

const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

/** Returns a message that says what to do. An unexpected error is returned whole, with its stack. */
function explain(error: unknown): unknown {
  const expected = [
    BadSetting,
    FolderInUse,
    MigrationsPending,
    ControlRefused,
    DemoRefused,
    PaymentsRefused,
    UnknownSite,
  ];
  if (error instanceof Error && expected.some((kind) => error instanceof kind)) return error.message;
  const port = env['PORT'] || '3000';
  if (isCode(error, 'EADDRINUSE'))
    return `Port ${port} is in use. Stop the other program, or choose another port: PORT=3001 npm start`;
  if (isCode(error, 'EACCES'))
    return `This user may not open port ${port}. Choose a port above 1023: PORT=3000 npm start`;
  return error;
}

try {
  if (isFilling()) process.once('disconnect', () => process.exit(1));
  const server = await start();
  if (isFilling()) {
    await server.close();
    process.exit(0);
  }
  stopOnSignals(server);
  announce(server);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
