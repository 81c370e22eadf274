/** `npm start`: reads the environment, starts the mall, and says where it is. */
import { FolderInUse } from './db/folder-lock.ts';
import { readSmsOptions } from './delivery/read-sms-options.ts';
import { parseRateLimits } from './domain/traffic/rate-limits.ts';
import { parseTrustedProxies } from './http/security/caller-address.ts';
import { parseOrigins } from './http/security/cross-origin.ts';
import { DemoRefused } from './demo/assert-demo.ts';
import { ControlRefused } from './open-control.ts';
import { readS3Options } from './storage/read-s3-options.ts';
import { UnknownSite } from './site.ts';
import { startServer, type RunningServer } from './start-server.ts';

const { env } = process;
const started = performance.now();

function wholeNumber(name: string, fallback: number): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  if (!/^\d{1,6}$/.test(text)) throw new Error(`${name} must be a whole number, not "${text}".`);
  return Number(text);
}

const databaseUrl = env['DATABASE_URL'] || undefined;
/** For tests: opens the other side of the counter to whoever carries this secret. */
const controlSecret = env['OPENMALL_CONTROL'] || undefined;
/** On for the embedded demo; off with a real database and under control, unless asked for. */
const autopilot = env['AUTOPILOT']
  ? env['AUTOPILOT'] === '1'
  : databaseUrl === undefined && controlSecret === undefined;

/** What the environment asks for, before anything is opened. */
const readSettings = (): Parameters<typeof startServer>[0] => ({
  port: wholeNumber('PORT', 3000),
  host: env['HOST'] || '127.0.0.1',
  socketPort: wholeNumber('WS_PORT', 5000),
  socketOrigins: (env['WS_ORIGINS'] || env['STORE_ORIGINS'] || '').split(',').filter(Boolean),
  storeOrigins: parseOrigins(env['STORE_ORIGINS'] ?? ''),
  isTrusted: parseTrustedProxies(env['TRUSTED_PROXIES'] ?? ''),
  // A mall under control is tested as fast as it answers.
  rateLimits: parseRateLimits(env['RATE_LIMITS'] || (controlSecret === undefined ? '' : 'off')),
  dataFolder: env['OPENMALL_DATA'] || './.data',
  databaseUrl,
  autopilot,
  controlSecret,
  allowDemoData: env['ALLOW_DEMO_DATA'] === '1',
  autopilotStepMs: wholeNumber('AUTOPILOT_STEP_MS', 6_000),
  smtp: env['SMTP_URL'] ? { url: env['SMTP_URL'], from: env['SMTP_FROM'] || undefined } : undefined,
  sms: readSmsOptions(env),
  s3: readS3Options(env),
  secretKeys: env['SECRET_KEYS'] || undefined,
  site: env['OPENMALL_SITE'],
  logEachRequest: env['LOG_REQUESTS'] === '1',
  tell: (what) => console.log(what),
});

/** A variable that says what can't be done; its message says what it may say. */
class BadSetting extends Error {}

async function start(): Promise<RunningServer> {
  let settings;
  try {
    settings = readSettings();
  } catch (cause) {
    throw new BadSetting(cause instanceof Error ? cause.message : String(cause), { cause });
  }
  return startServer(settings);
}

function announce({ url, socketPort, demoBuyer }: RunningServer): void {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`openmall is at ${url} (started in ${seconds} s)`);
  if (socketPort !== undefined) console.log(`Changes are pushed over port ${socketPort}`);
  if (controlSecret !== undefined) console.log('This mall is under control: it is for tests alone');
  if (!demoBuyer) return;
  const { username, password, fundPassword } = demoBuyer;
  console.log(`Demo buyer: ${username}, password ${password}, fund password ${fundPassword}`);
}

function stopOnSignals(server: RunningServer): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('The server did not stop as it should', error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

/** What went wrong in words that say what to do; anything unforeseen whole, for whoever mends it. */
function explain(error: unknown): unknown {
  const told = [BadSetting, FolderInUse, ControlRefused, DemoRefused, UnknownSite];
  if (error instanceof Error && told.some((kind) => error instanceof kind)) return error.message;
  const port = env['PORT'] || '3000';
  if (isCode(error, 'EADDRINUSE'))
    return `Port ${port} is taken. End what uses it, or choose another: PORT=3001 npm start`;
  if (isCode(error, 'EACCES'))
    return `Port ${port} may not be used by this user. Choose one above 1023: PORT=3000 npm start`;
  return error;
}

try {
  const server = await start();
  stopOnSignals(server);
  announce(server);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
