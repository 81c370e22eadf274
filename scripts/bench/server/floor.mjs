/**
 * The floor of `npm run bench:server`: the least code that answers the same questions on the same database, with Hono and
 * pg. It checks nothing, translates nothing and shows little; what a mall costs beyond it is the mall's own.
 */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const query = (name, text, values) => pool.query({ name, text, values });
const COLUMNS = 'id, name, description, price, sold, views, rating, reviews, store_id, category_id';
const ON_SALE = 'is_on_shelf and not is_deleted';
const app = new Hono();
const answer = (ctx, data) => ctx.json({ code: '0', msg: null, data });

app.all('/list', async (ctx) => {
  const text = `select ${COLUMNS} from goods where category_id = $1 and ${ON_SALE} order by sold desc, id limit 20`;
  return answer(ctx, (await query('list', text, [ctx.req.query('category')])).rows);
});
app.all('/detail', async (ctx) => {
  const text = `select ${COLUMNS}, (select json_agg(sku) from sku where goods_id = goods.id) as skus,
    array(select image from goods_picture where goods_id = goods.id order by position) as pictures from goods where id = $1`;
  return answer(ctx, (await query('detail', text, [ctx.req.query('id')])).rows[0]);
});
app.all('/search', async (ctx) => {
  const text = `select id, name from bench_floor.goods_name as named join goods on id = goods_id where
    search_grams('en', named.search_text) @> search_grams('en', $1) and strpos(named.search_text, $1) > 0 limit 10`;
  return answer(ctx, (await query('search', text, [ctx.req.query('keyword')])).rows);
});
app.all('/home', async (ctx) => {
  const text = `select ${COLUMNS} from goods where ${ON_SALE} order by shelved_at desc, id limit 20`;
  return answer(ctx, (await query('home', text, [])).rows);
});
app.all('/orders', async (ctx) => {
  const text = `select id, number, total, status, created_at from orders where buyer_id = $1 order by created_at desc limit 10`;
  return answer(ctx, (await query('orders', text, [ctx.req.query('buyer')])).rows);
});

await pool.query(`create schema if not exists bench_floor`);
await pool.query(`create table if not exists bench_floor.orders (id bigserial primary key, buyer text, goods text, paid boolean default false);
  create table if not exists bench_floor.line (order_id bigint, goods text, pieces int);
  create table if not exists bench_floor.step (order_id bigint, step text, at timestamptz default now());
  create table if not exists bench_floor.wallet (buyer text primary key, money numeric default 0);
  create table if not exists bench_floor.goods_name as select goods_id, search_text from goods_name where is_shown;
  create index if not exists goods_name_by_pair on bench_floor.goods_name using gin (search_grams('en', search_text));
  analyze bench_floor.goods_name`);

async function inTransaction(work) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work((name, text, values) => client.query({ name, text, values }));
    await client.query('commit');
    return result;
  } finally {
    client.release();
  }
}
app.all('/submit', async (ctx) => {
  const { buyer, goods } = ctx.req.query();
  const id = await inTransaction(async (run) => {
    const insert = 'insert into bench_floor.orders (buyer, goods) values ($1, $2) returning id';
    const { rows } = await run('order', insert, [buyer, goods]);
    await run('line', 'insert into bench_floor.line values ($1, $2, 1)', [rows[0].id, goods]);
    await run('step', `insert into bench_floor.step values ($1, 'placed')`, [rows[0].id]);
    return rows[0].id;
  });
  return answer(ctx, { orderList: [{ orderId: id }] });
});
app.all('/pay', async (ctx) => {
  const { buyer, order } = ctx.req.query();
  await inTransaction(async (run) => {
    await run('paid', 'update bench_floor.orders set paid = true where id = $1', [order]);
    const wallet = `insert into bench_floor.wallet values ($1, -1)
      on conflict (buyer) do update set money = bench_floor.wallet.money - 1`;
    await run('wallet', wallet, [buyer]);
    await run('paidStep', `insert into bench_floor.step values ($1, 'paid')`, [order]);
  });
  return answer(ctx, null);
});

const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  console.log(`openmall is at http://127.0.0.1:${port}`),
);
process.on('SIGTERM', () => {
  server.close();
  void pool.end().then(() => process.exit(0));
});
