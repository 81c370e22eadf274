/** Runs the reference server with the control contract as a separate process. The judge only knows its address. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createControl, type Control } from '../setup/control.ts';

const entry = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url));
/** Opens the control contract of the server. */
export const SECRET = 'the-judge-in-its-own-tests';
const ADDRESS = /openmall is at (http:\/\/\S+)/;

export interface TestServer {
  readonly baseUrl: string;
  readonly control: Control;
  stop(): Promise<void>;
}

export async function startServer(databaseUrl?: string): Promise<TestServer> {
  const data = await mkdtemp(join(tmpdir(), 'openmall-judged-'));
  const env = {
    ...process.env,
    PORT: '0',
    WS_PORT: '0',
    OPENMALL_DATA: data,
    AUTOPILOT: '0',
    OPENMALL_CONTROL: SECRET,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  };
  const child = spawn(process.execPath, [entry], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const baseUrl = await new Promise<string>((found, failed) => {
    // Only shown if the server does not start.
    let log = '';
    const listen = (text: string): void => {
      log = (log + text).slice(-20_000);
      const url = ADDRESS.exec(log)?.[1];
      if (url) found(url);
    };
    child.stdout.setEncoding('utf8').on('data', listen);
    child.stderr.setEncoding('utf8').on('data', listen);
    child.once('exit', (code) => failed(new Error(`The server ended with ${code}: ${log}`)));
  });
  return {
    baseUrl,
    control: createControl(baseUrl, SECRET),
    async stop() {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}
