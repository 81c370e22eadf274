import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { copyUnsealedTransfers } from '../../db/migrations/0335-unsealed-transfers.ts';
import { DATABASES } from '../../test-support/database/databases.ts';
import { addBuyer, openTestContext, type TestContext } from '../../test-support/fixtures/test-context.ts';
import { checkInvariants } from './invariants.ts';
import { sealTransfers, sealWaiting } from './seal-transfers.ts';

describe.each(DATABASES)('Seals of the ledger on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
  });
  afterAll(() => database.close());

  const countOf = async (table: 'transfer' | 'sealed_transfer' | 'unsealed_transfer' | 'ledger_seal') => {
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from ${sql.table(table)}`.execute(ctx.db);
    return rows[0]?.count;
  };
  beforeEach(async () => {
    await sealWaiting(ctx);
    // Whoever joins gets money of the demo.
    await addBuyer(ctx);
    await addBuyer(ctx);
    expect(await countOf('unsealed_transfer')).toBe(2);
  });
  const expectAllSealed = async () => {
    expect(await countOf('unsealed_transfer')).toBe(0);
    expect(await countOf('sealed_transfer')).toBe(await countOf('transfer'));
    expect(await checkInvariants(ctx.db)).toEqual([]);
  };

  it('cover what waits, and are not written where nothing does', async () => {
    const seals = Number(await countOf('ledger_seal'));
    expect(await sealTransfers(ctx)).toBe(2);
    await expectAllSealed();
    expect(await sealTransfers(ctx)).toBe(0);
    expect(await countOf('ledger_seal')).toBe(seals + 1);
  });

  it('drop what an older server has sealed, which does not know that it waits', async () => {
    const waiting = sql`select journal_id, line from unsealed_transfer`;
    await sql`create temporary table noted as ${waiting}`.execute(ctx.db);
    expect(await sealTransfers(ctx)).toBe(2);
    await sql`insert into unsealed_transfer select journal_id, line from noted`.execute(ctx.db);
    const seals = await countOf('ledger_seal');
    expect(await sealTransfers(ctx)).toBe(0);
    expect(await countOf('ledger_seal')).toBe(seals);
    await expectAllSealed();
  });

  it('cover transfers from before they were noted, once a migration has added them', async () => {
    await sql`delete from unsealed_transfer where ctid = (select min(ctid) from unsealed_transfer)`.execute(
      ctx.db,
    );
    expect((await checkInvariants(ctx.db)).map(({ name }) => name)).toEqual(['I44']);
    for (const statement of copyUnsealedTransfers) await sql.raw(statement).execute(ctx.db);
    expect(await countOf('unsealed_transfer')).toBe(2);
    await sealWaiting(ctx);
    await expectAllSealed();
  });
});
