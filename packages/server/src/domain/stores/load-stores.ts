import { type RawBuilder, sql } from 'kysely';
import type { Viewer } from '../catalog/goods.ts';
import type { AppContext } from '../../context.ts';
import { LIST_END } from '../paging.ts';
import type { Store } from './store.ts';

/** The SQL that selects stores: the `id`, `position` and `at` of a page, and the `total`. */
export interface StoreSelection {
  readonly page: RawBuilder<unknown>;
  readonly total: RawBuilder<unknown>;
}

type Row = Store & { readonly total: number; readonly position: number | null; readonly at: Date | null };

const isFollowedBy = (userId: string | undefined): RawBuilder<boolean> =>
  userId === undefined
    ? sql`false`
    : sql`exists (select from follow where follow.user_id = ${userId} and follow.store_id = store.id)`;

/** As many goods as the list of a store has: it is read with each of its goods. */
const goodsCount = sql<number>`(select count(*) from (select from goods as listed
  where listed.store_id = store.id and listed.is_on_shelf and not listed.is_deleted limit ${sql.lit(LIST_END)}) as capped)`;

/** A store in a column, whose times are in milliseconds. */
export type StoreColumn = Omit<Store, 'createdAt'> & { readonly createdAt: number };

/** A row of `store` as one column, for statements about something else. */
export const storeColumn = (userId: string | undefined): RawBuilder<StoreColumn> => sql<StoreColumn>`
  json_build_object('id', store.id, 'name', store.name, 'logo', store.logo_image, 'banner', store.banner_image,
    'remark', store.remark, 'location', store.location, 'isOpen', store.is_open,
    'createdAt', floor(extract(epoch from store.created_at) * 1000), 'sold', store.sold, 'views', store.views,
    'reviews', store.reviews, 'goodReviews', store.good_reviews, 'followers', store.followers,
    'freeDeliveryFrom', store.free_delivery_from::text, 'isFollowed', ${isFollowedBy(userId)},
    'goodsCount', ${goodsCount})`;

export const readStoreColumn = (store: StoreColumn): Store => ({
  ...store,
  createdAt: new Date(store.createdAt),
});

export interface ListedStore {
  readonly store: Store;
  readonly at: Date | null;
}

/** Loads stores and the time they were added to the list, in one statement. */
export async function loadStores(
  { db }: AppContext,
  { userId }: Viewer,
  { page, total }: StoreSelection,
): Promise<{ readonly total: number; readonly rows: readonly ListedStore[] }> {
  const { rows } = await sql<Row>`
    with page as (${page}), counted as (${total})
    select counted.total, page.position, page.at, store.id, store.name, store.logo_image as logo,
      store.banner_image as banner, store.remark, store.location, store.is_open as "isOpen",
      store.created_at as "createdAt", store.sold, store.views, store.reviews, store.good_reviews as "goodReviews",
      store.followers, store.free_delivery_from::text as "freeDeliveryFrom", ${isFollowedBy(userId)} as "isFollowed",
      ${goodsCount} as "goodsCount"
    from counted left join page on true left join store on store.id = page.id
    order by page.position`.execute(db);
  const found = rows.filter(({ position }) => position !== null);
  const listed = found.map(({ total: _total, position: _position, at, ...store }) => ({ store, at }));
  return { total: rows[0]?.total ?? 0, rows: listed };
}
