/**
 * Fills a mall of `npm run bench:server -- --sizes …` with copies of its own rows up to a size: stores, goods with variants,
 * pictures and translations, buyers, orders with their charges, and chats. The rows are right for reading, but balances are not.
 */
import pg from 'pg';
import { copyGoodsValues } from '../../../../packages/server/src/db/migrations/0333-goods-value-orders.ts';
import { UNSEALED } from './unsealed.ts';
import { LANGUAGE_OF, NAME_OF } from './words.ts';

const { DATABASE_URL, GOODS = '10000', BENCH_BUYERS = '' } = process.env;
const goods = Number(GOODS);
const client = new pg.Client({ connectionString: DATABASE_URL });
await client.connect();
await client.query(
  `set statement_timeout = 0; set session_replication_role = replica; set maintenance_work_mem = '256MB'`,
);

const BATCH = 100_000;
/** Stores, orders and buyers of a mall of that size. */
const GOODS_OF_STORE = 100;
const stores = Math.max(1, Math.round(goods / GOODS_OF_STORE));
/** Those who ask have as many orders as others, at each size of the mall. */
const ORDERS_OF_BUYER = 10;
const asking = BENCH_BUYERS.split(',');
const orders = Math.max(goods, ORDERS_OF_BUYER * asking.length);
const buyers = Math.max(1, Math.round(goods / 10));

async function columnsOf(table: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1
      and is_generated = 'NEVER' and is_identity = 'NO' order by ordinal_position`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** Indexes without which a table can be filled. To build them afterwards takes a fraction of the time. */
async function withoutIndexes(table: string, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid = $1::regclass and not indisunique`,
    [table],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await work();
  for (const { definition } of rows) await client.query(definition);
  await client.query(`vacuum analyze ${table}`);
}

interface Copies {
  readonly table: string;
  readonly count: number;
  /** A condition that chooses the rows to copy. */
  readonly source: string;
  /** SQL of the columns that differ, with \`n\` as the number of the copy. */
  readonly values: Readonly<Record<string, string>>;
}

/** Adds the copies that are missing. */
async function copy({ table, count, source, values }: Copies): Promise<void> {
  const columns = await columnsOf(table);
  const selected = columns.map((name) => values[name] ?? `source.${name}`).join(', ');
  const mark = `bench_filled_${table}`;
  await client.query(`create table if not exists ${mark} (filled int)`);
  const { rows } = await client.query<{ filled: number }>(
    `select coalesce(max(filled), 0)::int as filled from ${mark}`,
  );
  const from = rows[0]?.filled ?? 0;
  if (from >= count) return;
  await withoutIndexes(table, async () => {
    await client.query(`create temporary table copied as select *, row_number() over () - 1 as place from ${table} as source
      where ${source}`);
    await client.query('analyze copied');
    for (let start = from + 1; start <= count; start += BATCH)
      await client.query(`insert into ${table} (${columns.join(', ')}) select ${selected}
        from generate_series(${start}, ${Math.min(count, start + BATCH - 1)}) as n
        join copied as source on source.place = n % (select count(*) from copied)`);
    await client.query('drop table copied');
  });
  await client.query(`insert into ${mark} values (${count})`);
}

const isOriginal = (column: string) => `${column} not like 'bulk\\_%'`;
const PAST = `now() - n * interval '40 seconds'`;
const WORDS = `(array['amber','birch','coral','dune','ember','fjord','grove','harbour','iris','juniper'])[1 + n / 7 % 10]`;
/** Words that as many goods have at each size of the mall: more than a search ranks, and a few. */
const SAME_WORDS = `case when n <= 500 then ' quartz' else '' end || case when n <= 5 then ' zircon' else '' end`;
await copy({
  table: 'store',
  count: stores,
  source: `${isOriginal('id')} and is_open`,
  values: { id: `'bulk_st' || n`, name: `source.name || ' ' || ${WORDS} || ' ' || n` },
});
await copy({
  table: 'goods',
  count: goods,
  source: isOriginal('id'),
  values: {
    id: `'bulk_g' || n`,
    store_id: `'bulk_st' || 1 + n % ${stores}`,
    name: `source.name || ' ' || ${WORDS} || ' ' || n || ${SAME_WORDS}`,
    price: `greatest(1, round(source.price * (0.5 + n % 100 / 100.0), 2))`,
    sold: `source.opening_sold + n % 5000`,
    ...{ created_at: PAST, shelved_at: PAST, request_token: 'null' },
  },
});
// What triggers do otherwise. They are off, as the checks of references are.
await withoutIndexes('goods_name', async () => {
  await client.query(`insert into goods_name (goods_id, store_id, search_text, is_shown, weight_1, weight_2, created_at)
    select id, store_id, search_text, is_on_shelf and not is_deleted, weight_1, weight_2, created_at from goods
    on conflict do nothing`);
});
await copy({
  table: 'sku',
  count: goods,
  source: `${isOriginal('id')} and position = 0`,
  values: { id: `'bulk_k' || n`, goods_id: `'bulk_g' || n` },
});
await copy({
  table: 'sku_attribute',
  count: goods,
  source: `${isOriginal('sku_id')} and sku_id in (select id from sku where position = 0)`,
  values: { sku_id: `'bulk_k' || n` },
});
await withoutIndexes('goods_value', async () => {
  await client.query(copyGoodsValues);
});
await copy({
  table: 'goods_picture',
  count: goods,
  source: `${isOriginal('goods_id')} and position = 1`,
  values: { goods_id: `'bulk_g' || n` },
});
await copy({
  table: 'goods_translation',
  count: Math.round(goods / 2),
  source: `${isOriginal('goods_id')} and lang = 'de'`,
  values: { goods_id: `'bulk_g' || n`, lang: LANGUAGE_OF, name: NAME_OF },
});
await copy({
  table: 'user_account',
  count: buyers,
  source: `id = '${asking[0]}'`,
  values: {
    ...{ id: `'bulk_u' || n`, usercode: `'B' || n`, phone: 'null' },
    ...{ username: `'bulk' || n || '@example.com'`, login_name: `'bulk' || n || '@example.com'` },
    email: `'bulk' || n || '@example.com'`,
  },
});
/** One of ten orders of other buyers is being packed, one is on its way and one has arrived; the jobs have nothing to do yet. */
const OTHERS = ORDERS_OF_BUYER * asking.length;
const stateOf = (states: readonly (readonly [place: number, value: string])[], otherwise: string) =>
  `case when n <= ${OTHERS} then ${otherwise} ${states.map(([place, value]) => `when n % 10 = ${place} then ${value}`).join(' ')} else ${otherwise} end`;
const LATER = `now() + interval '30 days'`;
/** After those of the accounts that are copied. */
const LATER_SEQ = 1_000_000;
await copy({
  table: 'orders',
  count: orders,
  source: `status = -1 and ${isOriginal('id')}`,
  values: {
    ...{
      id: `'bulk_o' || n`,
      submission_id: `'bulk_s' || n`,
      number: `(3000000000 + n)::text`,
      created_at: PAST,
    },
    ...{
      status: stateOf(
        [
          [1, '2'],
          [2, '3'],
          [3, '4'],
        ],
        'source.status',
      ),
      last_step: stateOf(
        [
          [1, `'delivered'`],
          [2, `'delivered'`],
          [3, `'delivered'`],
        ],
        'source.last_step',
      ),
      ship_deadline: stateOf([[1, LATER]], 'source.ship_deadline'),
      receipt_deadline: stateOf([[2, LATER]], 'source.receipt_deadline'),
      received_at: stateOf([[3, 'now()']], 'source.received_at'),
      return_deadline: stateOf([[3, LATER]], 'source.return_deadline'),
    },
    buyer_id: `case when n <= ${OTHERS} then (array['${asking.join("','")}'])[1 + n % ${asking.length}]
      else 'bulk_u' || 1 + n % ${buyers} end`,
  },
});
await copy({
  table: 'order_line',
  count: orders,
  source: `${isOriginal('order_id')} and position = 1`,
  values: { order_id: `'bulk_o' || n`, position: '1' },
});
await copy({
  table: 'journal',
  count: orders,
  source: `ref_kind = 'demo_bonus' and ${isOriginal('id')}`,
  values: {
    ...{ id: `'bulk_j' || n`, ref_kind: `'order'`, ref_id: `'bulk_o' || n`, at: PAST },
    ...{ slot: `'charge'`, outcome: `'paid'` },
  },
});
await copy({
  table: 'transfer',
  count: orders,
  source: `to_seq is not null and ${isOriginal('journal_id')}`,
  values: {
    ...{
      journal_id: `'bulk_j' || n`,
      line: '1',
      from_account: 'source.to_account',
      to_account: `'escrow::USDT'`,
    },
    ...{ from_seq: `${LATER_SEQ} + n`, from_after: '0', to_seq: 'null', to_after: 'null' },
  },
});
/** All but the first, which a measurement seals. */
await client.query(
  `insert into ledger_seal (id, hash, sealed_at) values (1, '', now()) on conflict do nothing`,
);
await withoutIndexes('sealed_transfer', async () => {
  await client.query(`insert into sealed_transfer (journal_id, line, seal_id)
    select 'bulk_j' || n, 1, 1 from generate_series(${UNSEALED + 1}, ${orders}) as n on conflict do nothing`);
});
/** Each buyer who asks has as many with the service, and with each of some stores. */
const MESSAGES = 20;
const CHAT_STORES = 5;
const messages = MESSAGES * (1 + CHAT_STORES) * asking.length;
const OF_ASKING = `n <= ${messages}`;
await copy({
  table: 'chat_message',
  count: messages + goods,
  source: `id = 'chat'`,
  values: {
    id: `'bulk_m' || lpad(n::text, 9, '0')`,
    user_id: `case when ${OF_ASKING} then (array['${asking.join("','")}'])[1 + n % ${asking.length}] else 'bulk_u' || 1 + n % ${buyers} end`,
    store_id: `case when ${OF_ASKING} then nullif('bulk_st' || n / ${asking.length} % ${1 + CHAT_STORES}, 'bulk_st0')
      else 'bulk_st' || 1 + n % ${stores} end`,
    is_from_user: 'n % 2 = 0',
    created_at: PAST,
  },
});
await client.end();
