/** Prism itself, as a program beside this one. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface Prism {
  readonly base: string;
  /** When Prism ends by itself, with what it said. */
  readonly ended: Promise<string>;
  readonly stop: () => Promise<void>;
}

const FIRST_ANSWER_MS = 60_000;
const LOOK_MS = 50;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

function programOfPrism(): string {
  const require = createRequire(import.meta.url);
  return require.resolve('@stoplight/prism-cli');
}

const answers = (base: string): Promise<boolean> =>
  fetch(base).then(
    () => true,
    () => false,
  );

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

export async function runPrism(document: string, options: readonly string[]): Promise<Prism> {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const place = ['--host', '127.0.0.1', '--port', String(port)];
  const child = spawn(
    process.execPath,
    [programOfPrism(), 'mock', '--verboseLevel', 'fatal', ...place, ...options, document],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-2000)));
  const ended = once(child, 'exit').then(() => said);
  for (const until = Date.now() + FIRST_ANSWER_MS; !(await answers(base)); await wait(LOOK_MS)) {
    if (child.exitCode !== null) throw new Error(`Prism ended before it answered: ${said}`);
    if (Date.now() < until) continue;
    await stop(child);
    throw new Error(`Prism did not answer within a minute: ${said}`);
  }
  return { base, ended, stop: () => stop(child) };
}
