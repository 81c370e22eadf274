import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { checkInvariants } from '../domain/ledger/invariants.ts';
import { sealTransfers } from '../domain/ledger/seal-transfers.ts';
import { POSTGRES_URL } from '../test-support/database/databases.ts';
import {
  createServerFolder,
  findPostgres,
  initData,
  type OwnPostgres,
  startAtTime,
  startOwnPostgres,
} from '../test-support/database/own-postgres.ts';
import { addBuyer, openTestContext } from '../test-support/fixtures/test-context.ts';

const read = async <Row>(db: Db, query: string): Promise<Row | undefined> =>
  (await sql<Row>`${sql.raw(query)}`.execute(db)).rows[0];

/** Waits until the log that is written so far is in the archive. */
async function archiveLog(db: Db): Promise<void> {
  const last = await read<{ file: string }>(db, 'select pg_walfile_name(pg_switch_wal()) as file');
  for (;;) {
    const done = await read<{ file: string | null }>(
      db,
      'select last_archived_wal as file from pg_stat_archiver',
    );
    if ((done?.file ?? '') >= (last?.file ?? '')) return;
    await sleep(50);
  }
}

/** Asks by a plain connection: the mall refuses a database that is still a standby. */
async function awaitPromotion(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const isStandby = async () =>
    (await client.query<{ is: boolean }>('select pg_is_in_recovery() as is')).rows[0]?.is;
  while (await isStandby()) await sleep(50);
  await client.end();
}

describe.runIf(POSTGRES_URL && findPostgres())('A base backup with the archived write-ahead log', () => {
  const folder = createServerFolder();
  const inFolder = (name: string) => join(folder.path, name);
  const [data, copy, archive] = [inFolder('data'), inFolder('copy'), inFolder('archive')];
  let running: OwnPostgres | undefined;
  beforeAll(async () => {
    await initData(data);
    mkdirSync(archive);
    // The server runs as another user than root.
    chmodSync(archive, 0o777);
    running = await startOwnPostgres(data, { archive_mode: 'on', archive_command: `cp %p ${archive}/%f` });
  });
  afterAll(async () => {
    await running?.stop();
    folder.remove();
  });

  it('restores to a moment: what was acknowledged before is there, what came after is not', async () => {
    const mall = await openPostgres(running?.url ?? '');
    await migrate(mall.db);
    const ctx = openTestContext(mall);
    const before: string[] = [];
    const after: string[] = [];
    let isOpen = true;
    // Each registration books money. The base backup is taken meanwhile.
    const writing = (async () => {
      while (isOpen) {
        before.push((await addBuyer(ctx)).id);
        await sealTransfers(ctx);
      }
    })();
    await running?.copyTo(copy);
    const count = before.length;
    while (before.length < count + 5) await sleep(20);
    isOpen = false;
    await writing;
    const moment = await read<{ at: string }>(mall.db, 'select clock_timestamp()::text as at');
    while (after.length < 3) after.push((await addBuyer(ctx)).id);
    await archiveLog(mall.db);
    await mall.close();
    await running?.stop();

    running = await startAtTime(copy, { archive, time: moment?.at ?? '' });
    await awaitPromotion(running.url);
    const restored = await openPostgres(running.url);
    const rows = await restored.db.selectFrom('user_account').select('id').execute();
    const ids = new Set(rows.map(({ id }) => id));
    expect(before.filter((id) => !ids.has(id))).toEqual([]);
    expect(after.filter((id) => ids.has(id))).toEqual([]);
    expect(await checkInvariants(restored.db)).toEqual([]);
    // The mall goes on from there.
    await addBuyer(openTestContext(restored));
    expect(await checkInvariants(restored.db)).toEqual([]);
    await restored.close();
  }, 120_000);
});
