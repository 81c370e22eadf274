import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTransport, localuserGet } from '@openmall/sdk';
import { POSTGRES_URL } from './test-support/database/databases.ts';
import {
  createServerFolder,
  findPostgres,
  initData,
  type OwnPostgres,
  startOwnPostgres,
} from './test-support/database/own-postgres.ts';
import { findLosses } from './test-support/drill/find-losses.ts';
import { prepareLoad, startLoad } from './test-support/drill/money-load.ts';
import { TEST_KEYS } from './test-support/fixtures/test-context.ts';
import { startProcessOk, type ServerProcess } from './test-support/servers/server-process.ts';

/** `DATABASE_KILLS=30` is a long test. */
const KILLS = Number(process.env['DATABASE_KILLS'] ?? 2);
const BUYERS = 4;
const RECOVERY_MS = 5_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

describe.runIf(POSTGRES_URL && findPostgres())('A mall whose PostgreSQL is killed', () => {
  const folder = createServerFolder();
  const data = join(folder.path, 'data');
  let postgres: OwnPostgres;
  let server: ServerProcess | undefined;
  beforeAll(async () => {
    await initData(data);
    postgres = await startOwnPostgres(data);
  });
  afterAll(async () => {
    await server?.stop();
    await postgres.stop();
    folder.remove();
  });

  it(
    `loses nothing that was acknowledged, says so at once, and goes on soon after the restart (${KILLS} times)`,
    async () => {
      const access = { databaseUrl: postgres.url, secretKeys: TEST_KEYS };
      const scene = await prepareLoad(access, BUYERS);
      server = await startProcessOk({
        OPENMALL_DATA: join(folder.path, 'server'),
        DATABASE_URL: postgres.url,
        SECRET_KEYS: TEST_KEYS,
      });
      const { url } = server;
      const token = scene.tokens[0] ?? '';
      const transport = createTransport({ baseUrl: url, getToken: () => token, retries: 0 });
      const load = startLoad(url, scene);
      const waits: number[] = [];
      for (let kill = 0; kill < KILLS; kill += 1) {
        const count = load.count();
        while (load.count() < count + 10) await pause(20);
        await postgres.stop();
        const start = performance.now();
        await expect(localuserGet(transport, {})).rejects.toMatchObject({ key: 'systemError' });
        expect(performance.now() - start).toBeLessThan(RECOVERY_MS);
        postgres = await startOwnPostgres(data, {}, postgres.port);
        const restarted = performance.now();
        const answered = load.count();
        while (load.count() === answered) await pause(20);
        waits.push(performance.now() - restarted);
      }
      const acknowledged = await load.stop();
      expect(Math.max(...waits)).toBeLessThan(RECOVERY_MS);
      expect(acknowledged.payments.length).toBeGreaterThan(KILLS * 4);
      expect(await findLosses(access, acknowledged)).toEqual({ orders: [], payments: [], breaches: [] });
    },
    60_000 + KILLS * 30_000,
  );
});
