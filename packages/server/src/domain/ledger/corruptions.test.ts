import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { CORRUPTIONS } from '../../test-support/ledger/corruptions.ts';
import { ONE_DATABASE } from '../../test-support/database/databases.ts';
import { createLedgerFixtures, type LedgerFixtures } from '../../test-support/ledger/ledger-fixtures.ts';
import { openTestContext, type TestContext } from '../../test-support/fixtures/test-context.ts';
import { withRollback } from '../../test-support/database/rollback.ts';
import { checkInvariants, INVARIANTS } from './invariants.ts';

const ILLEGAL: readonly (readonly [what: string, statement: string])[] = [
  ['a wallet below zero', `update account set balance = -1 where kind = 'wallet'`],
  ['a balance that is not a number', `update account set balance = 'NaN' where kind = 'wallet'`],
  ['an endless balance', `update account set balance = 'Infinity' where kind = 'wallet'`],
  ['a balance on an account that keeps none', `update account set balance = 1 where kind = 'escrow'`],
  [
    'a debt below nothing',
    `insert into account (id, kind, owner_id, guarded, balance) values ('loan_debt:x:USDT', 'loan_debt', 'x', true, 1)`,
  ],
  ['a transfer of nothing', `update transfer set amount = 0`],
  ['a transfer of less than nothing', `update transfer set amount = -1`],
  ['a transfer that is not a number', `update transfer set amount = 'NaN'`],
  ['a transfer to oneself', `update transfer set to_account = from_account`],
  [
    'a second charge of an order',
    `insert into journal select 'j_x', ref_kind, ref_id, slot, outcome, at from journal where slot = 'charge' limit 1`,
  ],
  ['stock below zero', `update sku set stock_on_hand = -1`],
  ['a total that does not add up', `update orders set total = total + 1`],
  ['a discount above the goods', `update orders set discount = items + 1, total = freight + tax + fee - 1`],
  ['a state that does not exist', `update orders set status = 7`],
  ['501 pieces in a line', `update order_line set quantity = 501`],
  ['a refund above what was paid', `update orders set refund_amount = total + 1`],
  ['refunds above what was paid', `update orders set refunded_total = total + 1`],
  ['more pieces refunded than were ordered', `update order_line set refunded = quantity + 1`],
  ['a refund that does not add up', `update refund set total = total + 1`],
  [
    'a second open refund of an order',
    `insert into refund select 'rf_' || number, order_id, 1, is_whole, reason, detail, goods, coupon, freight, tax, fee, total, agreed, answer, requested_at, null
     from refund, generate_series(1, 2) as number`,
  ],
  ['a line that reserves twice', `insert into stock_move select * from stock_move limit 1`],
];

describe('The corruptions', () => {
  it('are distinct, and cover every invariant', () => {
    expect(CORRUPTIONS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(CORRUPTIONS.map(([what]) => what)).size).toBe(CORRUPTIONS.length);
    const noticing = new Set(CORRUPTIONS.map(([, caughtBy]) => caughtBy));
    expect([...noticing].toSorted()).toEqual(INVARIANTS.map(({ name }) => name).toSorted());
  });
});

describe.each([ONE_DATABASE])('The ledger check on $name', ({ open }) => {
  let database: OpenDatabase;
  let ctx: TestContext;
  let cast: LedgerFixtures;
  beforeAll(async () => {
    database = await open();
    ctx = openTestContext(database);
    cast = await createLedgerFixtures(ctx);
  });
  afterAll(() => database.close());

  it('finds nothing in a sound ledger', async () => {
    expect(await checkInvariants(ctx.db)).toEqual([]);
  });

  it.each(CORRUPTIONS)('detects: %s (%s)', async (_what, caughtBy, statements) => {
    const breaches = await withRollback(ctx.db, async (db) => {
      const changed = [];
      for (const statement of statements(cast)) {
        const { numAffectedRows } = await sql.raw(statement).execute(db);
        if (!statement.startsWith('alter')) changed.push(numAffectedRows ?? 1n);
      }
      // A corruption that changes no row would test nothing.
      expect(changed).not.toContain(0n);
      return checkInvariants(db);
    });
    expect(breaches.map(({ name }) => name)).toContain(caughtBy);
    expect(breaches.find(({ name }) => name === caughtBy)?.rows.length).toBeGreaterThan(0);
  });

  it.each(ILLEGAL)('is not needed for %s, which the database refuses', async (_what, statement) => {
    await expect(sql.raw(statement).execute(ctx.db)).rejects.toMatchObject({
      code: expect.stringMatching(/^2[23]/),
    });
  });
});
