/** Starts servers that also do what happens on the other side of the counter. */
import type { CounterAct, Order, Report } from './counter-acts.ts';
import { awaitStory, endStory, forkStory } from './fork-story.ts';

export interface CounterServer {
  readonly url: string;
  /** Where it pushes what is new, if it was told a port for that. */
  readonly socketPort: number;
  /** What an act brought, or why it was refused. */
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
        const order: Order = { serial: (serial += 1), act, id, detail };
        waiting.set(order.serial, resolve);
        child.send(order);
      }),
    stop: () => endStory(child),
  };
}
