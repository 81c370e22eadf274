/** A server in its own process, for tests that kill or stop servers, or run several. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));

export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Its standard output and error so far. */
  readonly output: () => string;
  /** Sends SIGKILL. */
  readonly kill: () => Promise<void>;
  /** Sends SIGTERM and returns the exit code. */
  readonly stop: () => Promise<number | null>;
}

export interface Failure {
  readonly code: number | null;
  readonly output: string;
  readonly afterMs: number;
}

/** A server that takes longer to start is ended. Generous, because a busy machine is no fault. */
export const START_LIMIT_MS = 240_000;
/** Shared compile cache, so that each file is compiled once for all processes. */
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
      DRAIN_SECONDS: '0',
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

/** Starts a server and waits for its address. Returns exit code and output if it does not start. */
export async function startProcess(env: Readonly<Record<string, string>>): Promise<ServerProcess | Failure> {
  const start = performance.now();
  const child = launch(env);
  const limit = setTimeout(() => child.kill('SIGKILL'), START_LIMIT_MS);
  let output = '';
  const url = await new Promise<string | undefined>((resolve) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /openmall is at (http:\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => resolve(undefined));
  });
  clearTimeout(limit);
  if (url === undefined) return { code: child.exitCode, output, afterMs: performance.now() - start };
  const send = (signal: NodeJS.Signals) => async () => {
    child.kill(signal);
    return exitOf(child);
  };
  return {
    url,
    pid: child.pid ?? 0,
    output: () => output,
    kill: async () => void (await send('SIGKILL')()),
    stop: send('SIGTERM'),
  };
}

/**
 * Starts a server.
 *
 * @throws Error with its output if it does not start.
 */
export async function startProcessOk(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const started = await startProcess(env);
  if ('url' in started) return started;
  throw new Error(`The server did not start: ${started.output}`);
}
