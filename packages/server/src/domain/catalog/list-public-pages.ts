/** Lists the goods and stores that have a public page, for the sitemap. */
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { isOnSale } from './goods-filter.ts';

export interface PageOfRecord {
  readonly id: string;
  readonly changedAt: Date;
}

export async function countListedGoods({ db }: AppContext): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from goods where ${isOnSale}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

/** Goods on sale by id, `limit` of them after `offset`. */
export async function listGoodsPages(
  { db }: AppContext,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly PageOfRecord[]> {
  const { rows } = await sql<PageOfRecord>`
    select goods.id, goods.shelved_at as "changedAt" from goods where ${isOnSale}
    order by goods.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function listStorePages({ db }: AppContext): Promise<readonly PageOfRecord[]> {
  return db
    .selectFrom('store')
    .select(['id', 'created_at as changedAt'])
    .where('is_open', '=', true)
    .orderBy('id')
    .execute();
}
