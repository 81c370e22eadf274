import { sql } from 'kysely';
import type { Viewer } from '../catalog/goods.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { loadStores } from './load-stores.ts';
import type { Store } from './store.ts';

/**
 * Reads an open store.
 * @throws {DomainError} `storeNotFound`.
 */
export async function findStore(ctx: AppContext, viewer: Viewer, storeId: string): Promise<Store> {
  const { rows } = await loadStores(ctx, viewer, {
    page: sql`select id, 1 as position, cast(null as timestamptz) as at from store where id = ${storeId} and is_open`,
    total: sql`select 1 as total`,
  });
  const [found] = rows;
  if (!found) throw new DomainError('storeNotFound');
  return found.store;
}

/** The store of a user; undefined if they own none. */
export async function findOwnStoreId({ db }: AppContext, userId: string): Promise<string | undefined> {
  const own = await db
    .selectFrom('store')
    .select('id')
    .where('owner_id', '=', userId)
    .orderBy('id')
    .executeTakeFirst();
  return own?.id;
}

/** Counts a view of a store's page. */
export async function recordStoreView({ db }: AppContext, storeId: string): Promise<void> {
  await db
    .updateTable('store')
    .set((eb) => ({ views: eb('views', '+', 1) }))
    .where('id', '=', storeId)
    .execute();
}
