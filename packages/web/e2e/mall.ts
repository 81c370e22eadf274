/** A real server process on a data folder of its own, for the stories of one worker. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base } from '@playwright/test';
import { freePort } from '../../server/src/test-support/servers/free-port.ts';
import { createPostgresDatabase } from '../../server/src/test-support/database/databases.ts';
import { openKilledMall } from './hostile/killed-servers.ts';

const entry = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));
/** Rendered pictures of the demo goods, shared by all malls of a test run because they are identical. */
const pictureCache = fileURLToPath(new URL('../../../test-results/pictures/', import.meta.url));
const START_LIMIT_MS = 180_000;

/**
 * The delay of merchant and carrier of the demo: long while a story checks a state, short while it waits for the next
 * one. `asleep` turns the demo off, so no account receives money.
 */
const PACES_MS = { asleep: 0, resting: 900_000, walking: 6_000, running: 1_000 } as const;
export type Pace = keyof typeof PACES_MS;

export interface Mall {
  readonly url: string;
  /** The data folder, which also contains the messages that the demo does not send. */
  readonly dataFolder: string;
  /** The PostgreSQL database; empty for the embedded one, which is in the data folder. */
  readonly databaseUrl: string;
  /** Kills the process, like a crash. */
  readonly crash: () => Promise<void>;
  /** Starts the server again with the same data and URL. */
  readonly start: (pace?: Pace) => Promise<void>;
  /** Kills and starts the server; keeps the pace unless another is given. */
  readonly restart: (pace?: Pace) => Promise<void>;
  /** Waits for the newest verification code that was sent to a recipient. */
  readonly codeFor: (recipient: string) => Promise<string>;
}

const CODE_LIMIT_MS = 15_000;

/** Reads the code from the newest message. The demo saves messages in its data folder under ascending numbers. */
async function codeIn(folder: string, recipient: string): Promise<string> {
  const until = Date.now() + CODE_LIMIT_MS;
  while (Date.now() < until) {
    const files = existsSync(folder) ? readdirSync(folder) : [];
    const messages = files
      .toSorted()
      .toReversed()
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .filter((text) => text.startsWith(`To: ${recipient}\n`));
    const code = /\b\d{6}\b/.exec(messages[0]?.split('\n\n')[1] ?? '')?.[0];
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No code was sent to ${recipient}.`);
}

async function ready(url: string, child: ChildProcess, output: readonly string[]): Promise<void> {
  const until = Date.now() + START_LIMIT_MS;
  while (Date.now() < until) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server did not become ready:\n${output.join('')}`);
}

/** Starts a server on a data folder: an empty mall if its first pace is `asleep`. Other stories use the fixture below. */
export async function openMall(dataFolder: string, firstPace: Pace = 'resting', databaseUrl = '') {
  mkdirSync(pictureCache, { recursive: true });
  const pictures = join(dataFolder, 'pictures');
  if (!existsSync(pictures)) symlinkSync(pictureCache, pictures, 'junction');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  let currentPace: Pace = firstPace;
  const start = async (pace: Pace = currentPace) => {
    currentPace = pace;
    const output: string[] = [];
    const settings = {
      PORT: String(port),
      WS_PORT: '0',
      OPENMALL_DATA: dataFolder,
      DATABASE_URL: databaseUrl,
      AUTOPILOT: pace === 'asleep' ? '0' : '1',
      // Without the demo, the server keeps the demo's goods.
      ALLOW_DEMO_DATA: '1',
      AUTOPILOT_STEP_MS: String(PACES_MS[pace] || PACES_MS.resting),
      // Each file is compiled once for all servers, which stories restart often.
      NODE_COMPILE_CACHE: join(tmpdir(), 'openmall-compiled'),
    };
    child = spawn(process.execPath, [entry], {
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout?.on('data', (text: Buffer) => output.push(text.toString()));
    child.stderr?.on('data', (text: Buffer) => output.push(text.toString()));
    // Stop the server if it does not become ready.
    await ready(url, child, output).catch((cause: unknown) => {
      child?.kill('SIGKILL');
      throw cause;
    });
  };
  const stop = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  await start();
  const crash = () => stop('SIGKILL');
  const restart = async (pace?: Pace) => {
    await crash();
    await start(pace);
  };
  const codeFor = (recipient: string) => codeIn(join(dataFolder, 'outbox'), recipient);
  /** Slows merchant and carrier down again if they are not at their usual pace. */
  const rest = async () => {
    if (currentPace !== 'resting') await restart('resting');
  };
  return { url, dataFolder, databaseUrl, crash, start, restart, rest, codeFor, stop };
}

/** The mall of a worker: a copy of the filled one, if there is PostgreSQL, and otherwise an embedded one. */
async function openOwnMall(dataFolder: string) {
  const serverUrl = process.env['STORY_DATABASE_URL'];
  if (!serverUrl) return openMall(dataFolder);
  // The folder contains the key of what the database keeps secret.
  cpSync(process.env['FILLED_FOLDER'] ?? '', dataFolder, { recursive: true });
  const { url, drop } = await createPostgresDatabase(serverUrl, process.env['FILLED_DATABASE']);
  const mall = await openMall(dataFolder, 'resting', url);
  const stop = async (signal: NodeJS.Signals) => {
    await mall.stop(signal);
    await drop();
  };
  return { ...mall, stop };
}

export const test = base.extend<
  { freshStart: void },
  { mall: Mall & { readonly rest: () => Promise<void> } }
>({
  mall: [
    async ({}, use) => {
      const dataFolder = mkdtempSync(join(tmpdir(), 'openmall-story-'));
      const mall = process.env['KILLED_SERVERS']
        ? await openKilledMall((databaseUrl) => openMall(dataFolder, 'resting', databaseUrl))
        : await openOwnMall(dataFolder);
      await use(mall);
      await mall.stop('SIGTERM');
      rmSync(dataFolder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: START_LIMIT_MS + 30_000 },
  ],
  // For the next story of this worker, however this one ends: no window that goes on calling, and the usual pace.
  freshStart: [
    async ({ mall, browser }, use) => {
      await use();
      for (const context of browser.contexts()) await context.close();
      await mall.rest();
    },
    { auto: true, timeout: START_LIMIT_MS },
  ],
  baseURL: async ({ mall }, use) => {
    await use(mall.url);
  },
});
export { expect } from '@playwright/test';
