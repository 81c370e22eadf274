/** Starts and tells processes of stories what to do, over the channel between parent and child. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CounterAct, Order, Report } from './counter-acts.ts';

/** Starting many processes should not mean compiling many times. */
const COMPILED = join(tmpdir(), 'openmall-compiled');

export function forkStory(file: string, env: Readonly<Record<string, string>> = {}): ChildProcess {
  const { PATH = '' } = process.env;
  const path = fileURLToPath(new URL(file, import.meta.url));
  return fork(path, { env: { PATH, NODE_COMPILE_CACHE: COMPILED, ...env }, execArgv: [] });
}

export async function endStory(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.disconnect();
  await gone;
}

export type CounterServer = {
  readonly url: string;
  /** What an act brought, or why it was refused. */
  readonly act: (act: CounterAct, id?: string, detail?: string) => Promise<Report>;
  readonly stop: () => Promise<void>;
};

export async function startCounterServer(env: Readonly<Record<string, string>>): Promise<CounterServer> {
  const child = forkStory('counter-server.ts', env);
  const failed = once(child, 'exit').then(() => Promise.reject(new Error('The server did not start')));
  const [{ url }] = (await Promise.race([once(child, 'message'), failed])) as [{ url: string }]; // Its first word.
  failed.catch(() => {}); // It ends when it is told to.
  const waiting = new Map<number, (report: Report) => void>();
  child.on('message', (report: Report) => {
    waiting.get(report.serial)?.(report);
    waiting.delete(report.serial);
  });
  let serial = 0;
  return {
    url,
    act: (act, id = '', detail = '') =>
      new Promise((resolve) => {
        const order: Order = { serial: (serial += 1), act, id, detail };
        waiting.set(order.serial, resolve);
        child.send(order);
      }),
    stop: () => endStory(child),
  };
}
