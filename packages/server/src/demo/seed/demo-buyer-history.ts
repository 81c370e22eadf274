import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { findDemoBuyer } from './demo-buyer.ts';
import { addDemoChats } from './demo-chats.ts';
import { addDemoOrders } from './demo-orders.ts';
import { EXAMPLE_ORDERS } from '../demo-marks.ts';
import { addFavourite } from '../../domain/favourites/favourites.ts';
import { followStore } from '../../domain/favourites/follow-stores.ts';
import { recordView } from '../../domain/catalog/read-goods.ts';
import { daysEarlier } from './earlier.ts';

/** Goods by English name and the days since the buyer looked at them. */
const VIEWED: readonly (readonly [name: string, days: number])[] = [
  ['Havn Wireless Smart Speaker', 0.02],
  ['Lund Handmade Paper Lantern', 0.1],
  ['Antioquia Stainless-Steel Espresso Machine', 0.2],
  ['Kalamata Raw Honey', 1.1],
  ['Solène Satin Clutch', 1.2],
  ['Severn Ribbed Beanie', 1.4],
  ['Yarra Recycled Football', 2.1],
  ['Jardín Handmade Tea Cup Set', 2.3],
];
/** One of them is reduced, one is sold out. */
const FAVOURITES = [
  'Yarra Recycled Football',
  'Lund Handmade Paper Lantern',
  'Havn Wireless Smart Speaker',
  'Andes Cast-Iron Teapot',
];
const FOLLOWED = ['Morning Ritual', 'Clearnote Audio', 'Lumen House'];

async function idsByName(
  { db }: AppContext,
  table: 'goods' | 'store',
  names: readonly string[],
): Promise<readonly string[]> {
  const rows = await db.selectFrom(table).select(['id', 'name']).where('name', 'in', names).execute();
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  return names.map((name) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`The demo has no ${table} "${name}".`);
    return id;
  });
}

async function addInterests(ctx: AppContext, buyerId: string): Promise<void> {
  const viewed = await idsByName(
    ctx,
    'goods',
    VIEWED.map(([name]) => name),
  );
  for (const [index, goodsId] of viewed.entries())
    await recordView(daysEarlier(ctx, VIEWED[index]?.[1] ?? 0), goodsId, buyerId);
  for (const [index, goodsId] of (await idsByName(ctx, 'goods', FAVOURITES)).entries())
    await addFavourite(daysEarlier(ctx, FAVOURITES.length - index), buyerId, goodsId);
  for (const storeId of await idsByName(ctx, 'store', FOLLOWED))
    await followStore(daysEarlier(ctx, 12), buyerId, storeId);
}

/** Returns true for the first process only. An interrupted history is not continued. */
async function claim({ db }: AppContext): Promise<boolean> {
  const { numInsertedOrUpdatedRows: claimed } = await db
    .insertInto('setting')
    .values({ code: EXAMPLE_ORDERS, value: JSON.stringify([]) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return claimed === 1n;
}

/**
 * Adds the history of the demo buyer, once: an order in each state, favourites, followed stores, viewed goods and
 * chats. Calls the domain with an earlier clock.
 */
export async function addDemoHistory(ctx: AppContext): Promise<void> {
  if (!(await claim(ctx))) return;
  const buyerId = await findDemoBuyer(ctx);
  await addInterests(ctx, buyerId);
  const waiting = await addDemoOrders(ctx, buyerId, (names) => idsByName(ctx, 'goods', names));
  await addDemoChats(ctx, buyerId, await idsByName(ctx, 'store', ['Morning Ritual']));
  await ctx.db
    .updateTable('setting')
    .set({ value: sql`${JSON.stringify(waiting)}::jsonb` })
    .where('code', '=', EXAMPLE_ORDERS)
    .execute();
}
