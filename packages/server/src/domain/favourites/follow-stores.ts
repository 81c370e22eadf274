import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { cutPage } from '../catalog/load-goods.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { type Page, type PageRequest, pageOf } from '../paging.ts';
import { loadStores } from '../stores/load-stores.ts';
import type { Store } from '../stores/store.ts';

export const MAX_FOLLOWED_STORES = 500;

interface Standing {
  readonly exists: boolean;
  readonly isOwn: boolean;
  readonly isSeller: boolean;
  readonly isFollowed: boolean;
  readonly count: number;
}

async function readStanding(
  { db }: AppContext,
  userId: string,
  storeId: string,
): Promise<Standing | undefined> {
  const { rows } = await sql<Standing>`
    select exists (select from store where id = ${storeId} and is_open) as exists,
      exists (select from store where id = ${storeId} and owner_id = ${userId}) as "isOwn",
      exists (select from store where owner_id = ${userId}) as "isSeller",
      exists (select from follow where user_id = ${userId} and store_id = ${storeId}) as "isFollowed",
      (select count(*) from follow where user_id = ${userId}) as count`.execute(db);
  return rows[0];
}

/**
 * Follows a store. Following it again changes nothing. One statement adds the record and updates the store's
 * follower count.
 * @throws {DomainError} `storeNotFound`, `cannotFollowOwnStore`, `sellerCannotFollow` or `followLimit`.
 */
export async function followStore(ctx: AppContext, userId: string, storeId: string): Promise<void> {
  const standing = await readStanding(ctx, userId, storeId);
  if (!standing?.exists) throw new DomainError('storeNotFound');
  if (standing.isOwn) throw new DomainError('cannotFollowOwnStore');
  if (standing.isSeller) throw new DomainError('sellerCannotFollow');
  if (standing.isFollowed) return;
  if (standing.count >= MAX_FOLLOWED_STORES) throw new DomainError('followLimit');
  await sql`
    with added as (
      insert into follow (user_id, store_id, created_at) values (${userId}, ${storeId}, ${ctx.clock.now()})
      on conflict do nothing returning store_id
    )
    update store set followers = followers + 1 where id in (select store_id from added)`.execute(ctx.db);
}

export async function unfollowStore({ db }: AppContext, userId: string, storeId: string): Promise<void> {
  await sql`
    with removed as (delete from follow where user_id = ${userId} and store_id = ${storeId} returning store_id)
    update store set followers = followers - 1 where id in (select store_id from removed)`.execute(db);
}

/** Unfollows all stores, in the caller's transaction. */
export async function unfollowAll(tx: Tx, userId: string): Promise<void> {
  const followed = await tx
    .deleteFrom('follow')
    .where('user_id', '=', userId)
    .returning('store_id')
    .execute();
  if (followed.length === 0) return;
  await tx
    .updateTable('store')
    .set((eb) => ({ followers: eb('followers', '-', 1) }))
    .where('id', 'in', followed.map(({ store_id }) => store_id).sort())
    .execute();
}

export async function countFollowedStores({ db }: AppContext, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('follow')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export interface FollowedStore {
  readonly store: Store;
  readonly since: Date;
}

/** One page of the stores that a buyer follows, last followed first. */
export async function listFollowedStores(
  ctx: AppContext,
  lang: string,
  userId: string,
  page: PageRequest,
): Promise<Page<FollowedStore>> {
  const order = sql`created_at desc, store_id`;
  const { total, rows } = await loadStores(
    ctx,
    { lang, userId },
    {
      page: sql`select store_id as id, row_number() over (order by ${order}) as position, created_at as at
      from follow where user_id = ${userId} order by ${order} ${cutPage(page)}`,
      total: sql`select count(*) as total from follow where user_id = ${userId}`,
    },
  );
  const followed = rows.flatMap(({ store, at }) => (at ? [{ store, since: at }] : []));
  return pageOf(followed, total, page);
}
