import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/list.ts';
import { openPgliteInMemory } from './open-pglite.ts';

const nameOf = (start: string) => MIGRATIONS.findIndex(({ name }) => name.startsWith(start));

interface OldOrder {
  readonly id: string;
  readonly status: number;
  readonly before?: number;
  readonly refund?: number;
  readonly amount?: number;
}

/** Orders of 31 dollars from before refunds named lines: two of 10 and one of 5, with freight, tax and fee. */
const ORDERS: readonly OldOrder[] = [
  { id: 'or_whole', status: 6, before: 1, refund: 1, amount: 31 },
  { id: 'or_part', status: 6, before: 2, refund: 1, amount: 1 },
  { id: 'or_paid', status: 6, before: 1, refund: 2, amount: 20 },
  { id: 'or_refused', status: 2, refund: 3, amount: 31 },
  { id: 'or_plain', status: 1 },
  { id: 'or_shipped', status: 3 },
  { id: 'or_received', status: 4 },
];

describe('Migrations of used data', () => {
  let database: OpenDatabase;
  const read = async <Row>(query: string) => (await sql<Row>`${sql.raw(query)}`.execute(database.db)).rows;
  beforeAll(async () => {
    database = await openPgliteInMemory();
    await migrate(database.db, MIGRATIONS.slice(0, nameOf('0080')));
    // Orders without buyers, stores and goods: only their own columns matter here.
    await read(`set session_replication_role = replica`);
    for (const { id, status, before = null, refund = 0, amount = null } of ORDERS) {
      await read(`insert into orders (id, submission_id, buyer_id, store_id, status, refund_status, status_before_refund, items,
          dispatch_fee, long_distance_fee, delivery_fee, freight, tax, fee, discount, total, pieces, contacts, phone, email, postcode,
          country, province, city, address, return_reason, refund_amount, last_step, created_at, changed_at, pay_deadline, paid_at,
          shipped_at, received_at)
        values ('${id}', 'su_${id}', 'us_1', 'st_1', ${status}, ${refund}, ${before}, 25, 1, 1, 1, 3, 2, 1, 0, 31, 3,
          '', '', '', '', '', '', '', '', ${refund === 0 ? 'null' : 2}, ${amount},
          '${refund === 1 ? 'refundRequested' : 'paid'}', now(), now(), now(), now(),
          ${status >= 3 && status < 6 ? 'now()' : 'null'}, ${status === 4 ? 'now()' : 'null'})`);
      await read(`insert into order_line (order_id, position, goods_id, sku_id, quantity, price, paid_price, freight, tax, name, image)
        values ('${id}', 1, 'g_1', 'sk_1', 2, 10, 10, 2, 1.5, 'Lamp', ''), ('${id}', 2, 'g_2', 'sk_2', 1, 5, 5, 1, 0.5, 'Cup', '')`);
      await read(`insert into order_log (order_id, position, step, at) values ('${id}', 1, 'placed', now())`);
    }
    await migrate(database.db);
  });
  afterAll(() => database.close());

  it('keep a request for the whole order open, with its lines and shares', async () => {
    const [refund] = await read(`select state, is_whole, total::float, deadline > now() as waits from refund
      where order_id = 'or_whole'`);
    expect(refund).toEqual({ state: 1, is_whole: true, total: 31, waits: true });
    expect(
      await read(`select sku_id, quantity, goods::float, freight::float, tax::float, fee::float from refund_line
        where refund_id = 'rf_or_whole' order by sku_id`),
    ).toEqual([
      { sku_id: 'sk_1', quantity: 2, goods: 20, freight: 2, tax: 1.5, fee: 0.8 },
      { sku_id: 'sk_2', quantity: 1, goods: 5, freight: 1, tax: 0.5, fee: 0.2 },
    ]);
  });

  it('close a request for a part of the money, and let its order go on', async () => {
    expect(
      await read(
        `select status, refund_status, status_before_refund, last_step from orders where id = 'or_part'`,
      ),
    ).toEqual([{ status: 2, refund_status: 3, status_before_refund: null, last_step: 'refundRejected' }]);
    expect(
      await read(`select position, step from order_log where order_id = 'or_part' order by position`),
    ).toEqual([
      { position: 1, step: 'placed' },
      { position: 2, step: 'refundRejected' },
    ]);
    expect(await read(`select state from refund where order_id = 'or_part'`)).toEqual([{ state: 3 }]);
  });

  it('keep what was paid back of a granted refund, and its pieces', async () => {
    expect(await read(`select state, agreed::float from refund where order_id = 'or_paid'`)).toEqual([
      { state: 2, agreed: 20 },
    ]);
    expect(
      await read(
        `select refunded_total::float as total, refunded_pieces as pieces from orders where id = 'or_paid'`,
      ),
    ).toEqual([{ total: 20, pieces: 3 }]);
    expect(
      await read(`select refunded from order_line where order_id = 'or_paid' order by position`),
    ).toEqual([{ refunded: 2 }, { refunded: 1 }]);
  });

  it('keep refused refunds, and make none for orders without', async () => {
    expect(await read(`select order_id, state from refund order by order_id`)).toEqual([
      { order_id: 'or_paid', state: 2 },
      { order_id: 'or_part', state: 3 },
      { order_id: 'or_refused', state: 3 },
      { order_id: 'or_whole', state: 1 },
    ]);
  });

  it('take received orders as paid out, and give shipped ones a day from which they are missing', async () => {
    expect(
      await read(`select id, released_at is not null as released, return_deadline is not null as ends,
        arrival_deadline > now() + interval '29 days' as "mayBeMissing" from orders where id in ('or_received', 'or_shipped') order by id`),
    ).toEqual([
      { id: 'or_received', released: true, ends: true, mayBeMissing: null },
      { id: 'or_shipped', released: false, ends: false, mayBeMissing: true },
    ]);
  });
});
