import { type RawBuilder, sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { type Page, type PageRequest, pageOf } from '../paging.ts';
import { isOnSale } from './goods-filter.ts';

/** A category of either level. Texts are in the viewer's language, or in English. */
export interface Category {
  readonly id: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly description: string | null;
  readonly icon: string | null;
  readonly position: number;
  readonly isHidden: boolean;
}

export type CountedCategory = Category & { readonly goodsCount: number };
export type Branch = CountedCategory & { readonly children: readonly CountedCategory[] };

const columns = (lang: string) => sql`category.id, category.parent_id as "parentId",
  coalesce(category.names ->> ${lang}, category.names ->> 'en') as name,
  coalesce(category.descriptions ->> ${lang}, category.descriptions ->> 'en') as description,
  category.icon_image as icon, category.position, category.is_hidden as "isHidden"`;

interface ListQuery {
  readonly lang: string;
  readonly page: PageRequest;
}

async function selectPage(
  { db }: AppContext,
  { lang, page }: ListQuery,
  { condition, order }: { readonly condition: RawBuilder<unknown>; readonly order: RawBuilder<unknown> },
): Promise<Page<Category>> {
  const shown = sql`parent_id is null and not is_hidden and ${condition}`;
  const { rows } = await sql<Category & { total: number; found: boolean }>`
    select counted.total, category.id is not null as found, ${columns(lang)}
    from (select count(*) as total from category where ${shown}) as counted
    left join (select * from category where ${shown} order by ${order}
      limit ${page.size} offset ${(page.number - 1) * page.size}) as category on true
    order by ${order}`.execute(db);
  const found = rows
    .filter((row) => row.found)
    .map(({ total: _total, found: _found, ...category }) => category);
  return pageOf(found, rows[0]?.total ?? 0, page);
}

/** The top-level categories, in the order set by the mall. */
export const listCategories = (ctx: AppContext, query: ListQuery): Promise<Page<Category>> =>
  selectPage(ctx, query, { condition: sql`true`, order: sql`category.position, category.id` });

/** The recommended categories, newest first. */
export const recommendedCategories = (ctx: AppContext, query: ListQuery): Promise<Page<Category>> =>
  selectPage(ctx, query, {
    condition: sql`is_recommended`,
    order: sql`category.created_at desc, category.position, category.id`,
  });

async function countGoods(
  { db }: AppContext,
  storeId: string | undefined,
): Promise<ReadonlyMap<string, number>> {
  const condition = storeId === undefined ? isOnSale : sql`${isOnSale} and goods.store_id = ${storeId}`;
  const { rows } = await sql<{ first: string; second: string | null; count: number }>`
    select category_id as first, secondary_category_id as second, count(*) as count
    from goods where ${condition} group by 1, 2`.execute(db);
  const counts = new Map<string, number>();
  for (const { first, second, count } of rows) {
    for (const id of second === null ? [first] : [first, second])
      counts.set(id, (counts.get(id) ?? 0) + count);
  }
  return counts;
}

interface TreeQuery {
  readonly lang: string;
  readonly storeId?: string | undefined;
  readonly withHidden?: boolean | undefined;
}

/**
 * The tree of categories, with two levels. For a store, it has only categories with listed goods of that
 * store.
 */
export async function readCategoryTree(
  ctx: AppContext,
  { lang, storeId, withHidden }: TreeQuery,
): Promise<readonly Branch[]> {
  const counts = await countGoods(ctx, storeId);
  const { rows } = await sql<Category>`
    select ${columns(lang)} from category ${withHidden ? sql`` : sql`where not is_hidden`}
    order by position, id`.execute(ctx.db);
  const counted = rows
    .map((category) => ({ ...category, goodsCount: counts.get(category.id) ?? 0 }))
    .filter(({ goodsCount }) => storeId === undefined || goodsCount > 0);
  const byParent = Map.groupBy(counted, ({ parentId }) => parentId);
  return (byParent.get(null) ?? []).map((branch) => ({ ...branch, children: byParent.get(branch.id) ?? [] }));
}

/** A shown category with its parent; undefined if there is none. */
export async function findCategory(
  { db }: AppContext,
  lang: string,
  id: string,
): Promise<{ readonly category: Category; readonly parent: Category | undefined } | undefined> {
  const { rows } = await sql<Category>`
    select ${columns(lang)} from category where not is_hidden
      and (id = ${id} or id = (select parent_id from category as child where child.id = ${id}))`.execute(db);
  const category = rows.find((row) => row.id === id);
  return category && { category, parent: rows.find((row) => row.id === category.parentId) };
}

/** The ids of all shown categories, in the order set by the mall. */
export async function listCategoryIds({ db }: AppContext): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('category')
    .select('id')
    .where('is_hidden', '=', false)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
