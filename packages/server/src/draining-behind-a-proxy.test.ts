import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callOver } from './test-support/proxy/call-over.ts';
import { freePort } from './test-support/servers/free-port.ts';
import { hasHaproxy, startHaproxy } from './test-support/proxy/haproxy.ts';
import { startProcessOk, type ServerProcess } from './test-support/servers/server-process.ts';

/** `STOPS=20` stops twenty servers. */
const STOPS = Number(process.env['STOPS'] ?? 2);
const SERVERS = 2;
const CALLERS = 8;
const STOP_MS = 180_000;
const STEP = { timeout: 60_000, interval: 50 };

describe.runIf(hasHaproxy())('Servers behind HAProxy that are stopped one after the other', () => {
  let folder: string;
  let proxy: Awaited<ReturnType<typeof startHaproxy>> | undefined;
  const ports: number[] = [];
  const servers: ServerProcess[] = [];
  const start = (at: number) =>
    startProcessOk({
      OPENMALL_DATA: join(folder, String(at)),
      PORT: String(ports[at]),
      DRAIN_SECONDS: '5',
    });
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'openmall-drain-'));
    for (let at = 0; at < SERVERS; at += 1) {
      ports.push(await freePort());
      servers.push(await start(at));
    }
    proxy = await startHaproxy(ports);
  }, STOP_MS);
  afterAll(async () => {
    await proxy?.stop();
    for (const server of servers) await server.kill();
    await rm(folder, { recursive: true, force: true });
  });

  it(
    `reset no connection and leave no call without its answer (${STOPS} times)`,
    async () => {
      const address = `${proxy?.url}/api/category!tree?lang=en`;
      const agent = new Agent({ keepAlive: true });
      const broken: string[] = [];
      const seen = new Map<string, number>();
      let isRead = false;
      let isOver = false;
      const work = async () => {
        while (!isOver) {
          const answer = await callOver(agent, address).catch((error: unknown) => String(error));
          if (typeof answer !== 'string' && answer.status === 200)
            seen.set(answer.servedBy ?? '', (seen.get(answer.servedBy ?? '') ?? 0) + 1);
          else if (isRead) broken.push(JSON.stringify(answer));
        }
      };
      const callers = Promise.all(Array.from({ length: CALLERS }, work));
      /** Until the proxy sends calls to a server. */
      const isUsed = (at: number) => expect.poll(() => seen.get(`s${at}`) ?? 0, STEP).toBeGreaterThan(0);
      for (const at of servers.keys()) await isUsed(at);
      isRead = true;
      for (let stop = 0; stop < STOPS; stop += 1) {
        const at = stop % SERVERS;
        expect(await servers[at]?.stop()).toBe(0);
        seen.delete(`s${at}`);
        servers[at] = await start(at);
        await isUsed(at);
      }
      isOver = true;
      await callers;
      agent.destroy();
      expect(broken).toEqual([]);
    },
    STOPS * STOP_MS,
  );
});
