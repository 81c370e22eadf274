/** Starts server processes that also perform operator actions. */
import type { CounterAct, Order, Report } from './counter-acts.ts';
import { awaitStory, endStory, forkStory } from './fork-story.ts';

export interface CounterServer {
  readonly url: string;
  /** Port of the WebSocket, if `WS_PORT` is set. */
  readonly socketPort: number;
  /** Performs an action and returns its result or error. */
  readonly act: (act: CounterAct, id?: string, detail?: string) => Promise<Report>;
  readonly stop: () => Promise<void>;
}

export async function startCounterServer(env: Readonly<Record<string, string>>): Promise<CounterServer> {
  const child = forkStory('counter-server.ts', env);
  const { url, socketPort = 0 } = await awaitStory<{ url: string; socketPort?: number }>(child);
  const waiting = new Map<number, (report: Report) => void>();
  child.on('message', (report: Report) => {
    waiting.get(report.serial)?.(report);
    waiting.delete(report.serial);
  });
  let serial = 0;
  return {
    url,
    socketPort,
    act: (act, id = '', detail = '') =>
      new Promise((resolve) => {
        const command: Order = { serial: (serial += 1), act, id, detail };
        waiting.set(command.serial, resolve);
        child.send(command);
      }),
    stop: () => endStory(child),
  };
}
