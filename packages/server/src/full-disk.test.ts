import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const BUYERS = 3;
const SIZE = '220m';
const CHUNK = Buffer.alloc(64 * 1024);

const isDone = (command: string, ...args: readonly string[]) => spawnSync(command, args).status === 0;
const mountDisk = (path: string) =>
  isDone('mount', '-t', 'tmpfs', '-o', `size=${SIZE},mode=0777`, 'tmpfs', path);
const unmountDisk = (path: string) => isDone('umount', '-l', path);

/** A small disk needs the right to mount one. */
function canMount(): boolean {
  const { path, remove } = createServerFolder();
  const isMounted = mountDisk(path);
  if (isMounted) unmountDisk(path);
  remove();
  return isMounted;
}
const canFill = POSTGRES_URL !== undefined && findPostgres() !== undefined && canMount();

/** Writes until nothing more fits. */
function fillDisk(file: string): void {
  const filler = openSync(file, 'a');
  try {
    for (;;) writeSync(filler, CHUNK);
  } catch {
    // Full, which is the purpose.
  } finally {
    closeSync(filler);
  }
}

describe.runIf(canFill)('A mall whose disk is full', () => {
  const folder = createServerFolder();
  const disk = join(folder.path, 'disk');
  const data = join(disk, 'data');
  const filler = join(disk, 'filler');
  let postgres: OwnPostgres;
  let server: ServerProcess | undefined;
  beforeAll(async () => {
    mkdirSync(disk);
    expect(mountDisk(disk)).toBe(true);
    await initData(data);
    postgres = await startOwnPostgres(data);
  });
  afterAll(async () => {
    await server?.stop();
    await postgres.stop().catch(() => undefined);
    unmountDisk(disk);
    folder.remove();
  });

  it('refuses, loses nothing that was acknowledged, and goes on when there is space again', async () => {
    const access = { databaseUrl: postgres.url, secretKeys: TEST_KEYS };
    const scene = await prepareLoad(access, BUYERS);
    server = await startProcessOk({
      OPENMALL_DATA: join(folder.path, 'server'),
      DATABASE_URL: postgres.url,
      SECRET_KEYS: TEST_KEYS,
    });
    const load = startLoad(server.url, scene);
    while (load.count() < 20) await sleep(20);
    // Space that is left in a page or in the log is soon used up.
    for (let time = 0; time < 10; time += 1) {
      fillDisk(filler);
      await sleep(300);
    }
    const before = load.count();
    await sleep(2_000);
    expect(load.count()).toBeLessThanOrEqual(before + BUYERS);
    rmSync(filler);
    // Without space for its log, PostgreSQL stops itself. Whoever frees the disk starts it again.
    await startOwnPostgres(data, {}, postgres.port).then(
      (again) => (postgres = again),
      () => undefined,
    );
    while (load.count() < before + 20) await sleep(50);
    const acknowledged = await load.stop();
    expect(Object.keys(acknowledged.failures)).toEqual(['systemError']);
    expect(await findLosses(access, acknowledged)).toEqual({ orders: [], payments: [], breaches: [] });
  }, 180_000);
});
