import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callOver } from './test-support/proxy/call-over.ts';
import { startProcessOk } from './test-support/servers/server-process.ts';

/** `STOPS=20` stops twenty servers. */
const STOPS = Number(process.env['STOPS'] ?? 2);
const CHECK_MS = 100;
/** For a start and a stop on a busy machine. */
const STOP_MS = 180_000;
const CALLERS = 8;

describe('A server that is stopped', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'openmall-drain-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it(
    'serves calls while proxies learn that it is not ready, and breaks no connection',
    async () => {
      const figures = { served: 0, servedAfterSignal: 0, closing: 0 };
      const broken: string[] = [];
      for (let stop = 0; stop < STOPS; stop += 1) {
        const server = await startProcessOk({ OPENMALL_DATA: folder, DRAIN_SECONDS: '5' });
        const agent = new Agent({ keepAlive: true });
        let signalledAt = Infinity;
        let isReady = true;
        /** Sends calls until the server says that it is not ready. */
        const work = async () => {
          while (isReady) {
            const answer = await callOver(agent, `${server.url}/api/category!tree?lang=en`).catch(
              (error: unknown) => String(error),
            );
            const afterMs = Math.round(performance.now() - signalledAt);
            if (typeof answer === 'string' || answer.status !== 200) {
              broken.push(`${JSON.stringify(answer)} ${afterMs} ms after the signal`);
              continue;
            }
            figures.served += 1;
            if (afterMs > 0) figures.servedAfterSignal += 1;
            if (answer.connection === 'close') figures.closing += 1;
          }
        };
        const check = async () => {
          while (isReady) {
            await new Promise((resolve) => setTimeout(resolve, CHECK_MS));
            isReady = (await fetch(`${server.url}/readyz`)).status === 200;
          }
        };
        const callers = Promise.all([check(), ...Array.from({ length: CALLERS }, work)]);
        await new Promise((resolve) => setTimeout(resolve, 3 * CHECK_MS));
        signalledAt = performance.now();
        const stopped = server.stop();
        await callers;
        expect(await stopped).toBe(0);
        agent.destroy();
      }
      expect(broken).toEqual([]);
      expect(figures.served).toBeGreaterThan(10);
      expect(figures.servedAfterSignal).toBeGreaterThan(0);
      expect(figures.closing).toBeGreaterThan(0);
    },
    STOPS * STOP_MS,
  );
});
