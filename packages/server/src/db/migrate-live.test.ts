import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPostgresDatabase, POSTGRES_URL } from '../test-support/database/databases.ts';
import type { OpenDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './open-postgres.ts';

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

describe.runIf(POSTGRES_URL)('A migration of a running mall', () => {
  let server: OpenDatabase;
  let migrator: OpenDatabase;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const created = await createPostgresDatabase(POSTGRES_URL ?? '');
    drop = created.drop;
    [server, migrator] = [await openPostgres(created.url), await openPostgres(created.url)];
    await migrate(migrator.db, [
      { name: '1', statements: ['create table busy (id int primary key, text text)'] },
    ]);
    await sql`insert into busy values (1, 'one')`.execute(server.db);
  });
  afterAll(async () => {
    await server.close();
    await migrator.close();
    await drop();
  });

  /** Holds a lock on the table until it is released. */
  const holdLock = async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    let isHeld = false;
    const done = server.db.transaction().execute(async (tx) => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
      await sql`update busy set text = 'held' where id = 1`.execute(tx);
      isHeld = true;
      await held;
    });
    while (!isHeld) await pause(10);
    return { release, done };
  };

  it('gives up a lock soon, so that calls go on, and tries again', async () => {
    const { release, done } = await holdLock();
    const column = [{ name: '2', statements: ['alter table busy add column added int'] }];
    const migrated = migrate(migrator.db, column);
    await pause(300);
    // Waits behind the migration, until it gives up.
    const start = performance.now();
    await sql`select * from busy`.execute(server.db);
    expect(performance.now() - start).toBeLessThan(3_500);
    release();
    await done;
    expect(await migrated).toEqual(['2']);
  });

  it('builds an index while everyone writes', async () => {
    const { release, done } = await holdLock();
    const statements = [
      'drop index concurrently if exists busy_by_text',
      'create index concurrently busy_by_text on busy (text)',
    ];
    const migrated = migrate(migrator.db, [{ name: '3', statements, isConcurrent: true }]);
    await pause(300);
    const start = performance.now();
    await sql`insert into busy values (2, 'two')`.execute(server.db);
    expect(performance.now() - start).toBeLessThan(1_000);
    release();
    await done;
    expect(await migrated).toEqual(['3']);
    const { rows } = await sql`select indisvalid as valid from pg_index
      where indexrelid = 'busy_by_text'::regclass`.execute(server.db);
    expect(rows).toEqual([{ valid: true }]);
    expect(await migrate(migrator.db, [{ name: '3', statements, isConcurrent: true }])).toEqual([]);
  });

  it('builds an index once for servers that start together, and they wait for it', async () => {
    const { release, done } = await holdLock();
    const statements = [
      'drop index concurrently if exists busy_together',
      'create index concurrently busy_together on busy (text)',
    ];
    const together = [migrator, server].map(({ db }) =>
      migrate(db, [{ name: '4', statements, isConcurrent: true }]),
    );
    await pause(300);
    release();
    await done;
    expect((await Promise.all(together)).flat()).toEqual(['4']);
  });
});
