import { sql } from 'kysely';
import type { Viewer } from '../catalog/goods.ts';
import { cutPage } from '../catalog/load-goods.ts';
import type { AppContext } from '../../context.ts';
import { LIST_END, type Page, type PageRequest, pageOf } from '../paging.ts';
import { loadStores } from './load-stores.ts';
import type { Store } from './store.ts';

/** One page of the open stores: recommended ones first, then by sales. */
export async function listStores(
  ctx: AppContext,
  viewer: Viewer,
  page: PageRequest,
  { isRecommended }: { readonly isRecommended: boolean },
): Promise<Page<Store>> {
  const order = sql`store.is_recommended desc, store.sold desc, store.id`;
  const condition = isRecommended ? sql`store.is_open and store.is_recommended` : sql`store.is_open`;
  const { total, rows } = await loadStores(ctx, viewer, {
    page: sql`select store.id, row_number() over (order by ${order}) as position, cast(null as timestamptz) as at
      from store where ${condition} order by ${order} ${cutPage(page)}`,
    total: sql`select count(*) as total from (select from store where ${condition} limit ${sql.lit(LIST_END)}) as capped`,
  });
  return pageOf(
    rows.map(({ store }) => store),
    total,
    page,
  );
}
