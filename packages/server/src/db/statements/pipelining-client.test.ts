import { Socket } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPostgresDatabase, POSTGRES_URL } from '../../test-support/database/databases.ts';
import type { Db, OpenDatabase, Tx } from '../database.ts';
import { openPostgres } from '../open-postgres.ts';
import { databaseErrorCode, transact } from '../transact.ts';
import { PipeliningClient } from './pipelining-client.ts';
import { runTogether, sendTogether } from './send-together.ts';

const UNIQUE_VIOLATION = '23505';

describe('Statements that are sent together', () => {
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

  it('are all answered before the first error is thrown', async () => {
    const done: string[] = [];
    const slow = wait(20).then(() => void done.push('slow'));
    await expect(runTogether(Promise.reject(new Error('first')), slow)).rejects.toThrow('first');
    expect(done).toEqual(['slow']);
  });

  it('keep an error until its statement is awaited', async () => {
    const [found, failed] = await sendTogether(Promise.resolve(7), Promise.reject(new Error('late')));
    expect(await found).toBe(7);
    await expect(failed).rejects.toThrow('late');
  });
});

/** How many packets this process sends meanwhile. */
async function countPackets(work: () => Promise<unknown>): Promise<number> {
  const spies = [vi.spyOn(Socket.prototype, '_write'), vi.spyOn(Socket.prototype, '_writev')];
  try {
    await work();
    return spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

describe.skipIf(POSTGRES_URL === undefined)('A connection that sends without waiting', () => {
  let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
  let open: OpenDatabase;
  beforeAll(async () => {
    database = await createPostgresDatabase(POSTGRES_URL ?? '');
    open = await openPostgres(database.url);
    await sql`create table shelf (id int primary key, pieces int not null)`.execute(open.db);
  });
  beforeEach(async () => {
    await sql`delete from shelf`.execute(open.db);
    await sql`insert into shelf values (1, 10)`.execute(open.db);
  });
  afterAll(async () => {
    await open.close();
    await database.drop();
  });

  const add = (tx: Tx, id: number) => sql`insert into shelf values (${id}, 0)`.execute(tx);
  const countShelves = async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from shelf`.execute(open.db);
    return rows[0]?.n;
  };

  it('sends the beginning of a transaction and what is asked at once in one packet', async () => {
    const client = new PipeliningClient({ connectionString: database.url });
    await client.connect();
    const packets = await countPackets(async () => {
      await client.query('begin');
      const answers = await Promise.all([1, 2, 3].map((n) => client.query('select $1::int as n', [n])));
      await client.query('commit');
      expect(answers.map(({ rows }) => (rows as unknown[])[0])).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
    });
    await client.end();
    expect(packets).toBe(2); // the statements and the commit
  });

  it('sends what a transaction or the owner of a connection asks at once in one packet', async () => {
    const askThree = (db: Db) => runTogether(...[1, 2, 3].map((n) => sql`select ${n}::int as n`.execute(db)));
    // The first use opens the connection, and prepares the statement.
    await transact(open.db, askThree);
    expect(await countPackets(() => transact(open.db, askThree))).toBe(2);
    expect(await countPackets(() => open.db.connection().execute(askThree))).toBe(1);
  });

  it('ends a transaction after a statement that nobody waits for any more', async () => {
    const both = transact(open.db, async (tx) => {
      const late = add(tx, 2).then(() => add(tx, 3));
      late.catch(() => undefined);
      await Promise.all([add(tx, 1), late]);
    });
    await expect(both).rejects.toMatchObject({ code: UNIQUE_VIOLATION });
    // The second statement of the other branch did not run on its own.
    expect(await countShelves()).toBe(1);
  });

  it('runs them in the order in which they were sent', async () => {
    const pieces = await transact(open.db, async (tx) => {
      const [, read] = await runTogether(
        sql`update shelf set pieces = pieces - ${3} where id = 1`.execute(tx),
        sql<{ pieces: number }>`select pieces from shelf where id = ${1}`.execute(tx),
      );
      return read.rows[0]?.pieces;
    });
    expect(pieces).toBe(7);
  });

  it('says what aborted a transaction, whichever answer is awaited first', async () => {
    const broken = transact(open.db, async (tx) => {
      const [first, second] = [add(tx, 1), add(tx, 2)];
      await Promise.allSettled([first, second]);
      await second;
    });
    expect(databaseErrorCode(await broken.catch((error: unknown) => error))).toBe(UNIQUE_VIOLATION);
    expect(await countShelves()).toBe(1);
  });

  it('leaves nothing of a transaction that failed', async () => {
    const broken = transact(open.db, (tx) => runTogether(add(tx, 2), add(tx, 1), add(tx, 3)));
    await expect(broken).rejects.toMatchObject({ code: UNIQUE_VIOLATION });
    expect(await countShelves()).toBe(1);
    await transact(open.db, (tx) => runTogether(add(tx, 2), add(tx, 3)));
    expect(await countShelves()).toBe(3);
  });

  it('fails a transaction whose connection is gone when it begins', async () => {
    const client = new PipeliningClient({ connectionString: database.url });
    client.on('error', () => undefined);
    await client.connect();
    const admin = new pg.Client({ connectionString: database.url });
    await admin.connect();
    const { rows } = (await client.query('select pg_backend_pid() as pid')) as pg.QueryResult<{
      pid: number;
    }>;
    await admin.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await admin.end();
    await client.query('begin');
    await expect(client.query('select $1::int', [1])).rejects.toThrow();
    await expect(client.query('commit')).rejects.toThrow();
  });
});
