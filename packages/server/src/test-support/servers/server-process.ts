/** A server in a process of its own, for stories about processes: killed, stopped, or two at once. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** All that it has said so far. */
  readonly said: () => string;
  /** Without a chance to say goodbye. */
  readonly kill: () => Promise<void>;
  /** As a supervisor would; answers the exit code. */
  readonly stop: () => Promise<number | null>;
}

export interface Failure { readonly code: number | null; readonly said: string; readonly afterMs: number }

/** Starting twenty times should not mean compiling twenty times. */
const COMPILED = join(tmpdir(), 'openmall-compiled');

function launch(env: Readonly<Record<string, string>>): ChildProcess {
  const { PATH = '' } = process.env;
  return spawn(process.execPath, [MAIN], {
    env: {
      PATH,
      PORT: '0',
      WS_PORT: '0',
      AUTOPILOT: '0',
      RATE_LIMITS: 'off',
      NODE_COMPILE_CACHE: COMPILED,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

const exitOf = async (child: ChildProcess): Promise<number | null> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
};

/** Starts a server and waits for its address; answers what it said where it did not start. */
export async function startProcess(env: Readonly<Record<string, string>>): Promise<ServerProcess | Failure> {
  const start = performance.now();
  const child = launch(env);
  let said = '';
  const url = await new Promise<string | undefined>((resolve) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const address = /openmall is at (http:\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => resolve(undefined));
  });
  if (url === undefined) return { code: child.exitCode, said, afterMs: performance.now() - start };
  const send = (signal: NodeJS.Signals) => async () => {
    child.kill(signal);
    return exitOf(child);
  };
  return {
    url,
    pid: child.pid ?? 0,
    said: () => said,
    kill: async () => void (await send('SIGKILL')()),
    stop: send('SIGTERM'),
  };
}

/** The same where it must start. */
export async function startProcessOk(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const started = await startProcess(env);
  if ('url' in started) return started;
  throw new Error(`The server did not start: ${started.said}`);
}
