/** Runs Prism as a child process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface Prism {
  readonly base: string;
  /** Resolves with Prism's output when it exits. */
  readonly ended: Promise<string>;
  readonly stop: () => Promise<void>;
}

const START_TIMEOUT_MS = 180_000;
const POLL_INTERVAL_MS = 50;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

function prismPath(): string {
  const require = createRequire(import.meta.url);
  return require.resolve('@stoplight/prism-cli');
}

const isReachable = (base: string): Promise<boolean> =>
  fetch(base).then(
    () => true,
    () => false,
  );

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

/**
 * Starts Prism and waits until it responds.
 * @throws Error if Prism exits or does not respond in time.
 */
export async function runPrism(document: string, options: readonly string[]): Promise<Prism> {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const address = ['--host', '127.0.0.1', '--port', String(port)];
  const child = spawn(
    process.execPath,
    [prismPath(), 'mock', '--verboseLevel', 'fatal', ...address, ...options, document],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output = (output + text.toString()).slice(-2000)));
  const ended = once(child, 'exit').then(() => output);
  for (
    const deadline = Date.now() + START_TIMEOUT_MS;
    !(await isReachable(base));
    await wait(POLL_INTERVAL_MS)
  ) {
    if (child.exitCode !== null) throw new Error(`Prism exited during its start: ${output}`);
    if (Date.now() < deadline) continue;
    await stop(child);
    throw new Error(`Prism did not start in time: ${output}`);
  }
  return { base, ended, stop: () => stop(child) };
}
