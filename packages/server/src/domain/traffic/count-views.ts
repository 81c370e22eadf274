import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { transact } from '../../db/transact.ts';

/** Collects views of goods, so that each of them costs no write. Those of the last seconds are lost with a server. */
export interface ViewCounter {
  readonly count: (goodsId: string) => void;
  /** Writes what has been collected. */
  readonly flush: (db: Db) => Promise<void>;
}

export function createViewCounter(): ViewCounter {
  let views = new Map<string, number>();
  return {
    count: (goodsId) => void views.set(goodsId, (views.get(goodsId) ?? 0) + 1),
    flush: async (db) => {
      if (views.size === 0) return;
      const taken = views;
      views = new Map();
      await transact(db, (tx) => addViews(tx, taken));
    },
  };
}

/** Adds views to goods and to their stores. Rows are locked in order, so that two servers do not block each other. */
export async function addViews(db: Db, views: ReadonlyMap<string, number>): Promise<void> {
  const [ids, counts] = [[...views.keys()], [...views.values()]];
  await sql`
    with viewed as (select * from unnest(cast(${ids} as text[]), cast(${counts} as int[])) as view (goods_id, times)),
    held as materialized (select id, store_id from goods where id = any (cast(${ids} as text[])) order by id for no key update),
    counted as (update goods set views = views + viewed.times from viewed join held on held.id = viewed.goods_id
      where goods.id = held.id),
    stores as (select held.store_id, sum(viewed.times) as times from viewed join held on held.id = viewed.goods_id group by store_id),
    held_stores as materialized (select id from store where id in (select store_id from stores) order by id for no key update)
    update store set views = views + stores.times from stores join held_stores on held_stores.id = stores.store_id
    where store.id = held_stores.id`.execute(db);
}
