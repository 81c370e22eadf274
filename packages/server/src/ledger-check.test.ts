import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from './db/open-database.ts';
import { INVARIANTS } from './domain/ledger/invariants.ts';
import { createPostgresDatabase, POSTGRES_URL } from './test-support/database/databases.ts';
import { addBuyer, openTestContext } from './test-support/fixtures/test-context.ts';

const LEDGER_CHECK = fileURLToPath(new URL('ledger-check.ts', import.meta.url));

/** Runs what `npm run ledger:check` runs, in its own process. */
async function check(env: Readonly<Record<string, string>>) {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [LEDGER_CHECK], { env: { PATH, ...env } });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out: out.trim(), err: err.trim() };
}

describe('The ledger:check command', () => {
  let folder: string;
  let env: Readonly<Record<string, string>>;
  let drop = () => Promise.resolve();
  const all = INVARIANTS.length;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'openmall-ledger-'));
    env = { OPENMALL_DATA: folder };
    if (!POSTGRES_URL) return;
    const database = await createPostgresDatabase(POSTGRES_URL);
    env = { DATABASE_URL: database.url };
    drop = database.drop;
  });
  afterAll(async () => {
    await drop();
    await rm(folder, { recursive: true });
  });

  /** Opens and closes the embedded database, because only one process may have it open. */
  const change = async (statement?: string): Promise<string> => {
    const database = await openDatabase({ dataFolder: folder, databaseUrl: env['DATABASE_URL'] });
    const id = statement === undefined ? (await addBuyer(openTestContext(database))).id : '';
    if (statement !== undefined) await sql.raw(statement).execute(database.db);
    await database.close();
    return id;
  };

  it('exits with 0 on a consistent database, and lists the offending rows of a corrupted one', async () => {
    const buyer = await change();
    expect(await check(env)).toEqual({ code: 0, out: `${all} of ${all} invariants hold.`, err: '' });
    await change(`update account set balance = balance + 0.01 where id = 'wallet:${buyer}:USDT'`);
    const { code, out, err } = await check(env);
    expect({ code, out }).toEqual({ code: 1, out: `${all - 1} of ${all} invariants hold.` });
    const { name, description } = INVARIANTS.find((invariant) => invariant.name === 'I02') ?? expect.fail();
    expect(err).toBe(`${name} is broken in 1 places: ${description}.\n  {"id":"wallet:${buyer}:USDT"}`);
  });
});
