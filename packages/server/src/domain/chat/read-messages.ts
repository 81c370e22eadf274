import type { ChatMessageRow } from '../../db/schema/tables.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';

const PAGE = 30;

export interface HistoryRequest {
  readonly before: string | undefined;
  readonly withPictures: boolean;
}

interface ConversationId {
  readonly userId: string;
  /** The store; undefined for customer service. */
  readonly storeId: string | undefined;
}

/** One page of a conversation, newest message first. Listed messages are marked as read. */
async function listConversation(
  { db, events }: AppContext,
  { userId, storeId }: ConversationId,
  { before, withPictures }: HistoryRequest,
): Promise<readonly ChatMessageRow[]> {
  const rows = await db
    .selectFrom('chat_message')
    .selectAll()
    .where('user_id', '=', userId)
    .$call((query) =>
      storeId === undefined ? query.where('store_id', 'is', null) : query.where('store_id', '=', storeId),
    )
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .$if(!withPictures, (query) => query.where('kind', '=', 'text'))
    .orderBy('id', 'desc')
    .limit(PAGE)
    .execute();
  const unread = rows.filter((row) => !row.is_from_user && !row.is_read).map(({ id }) => id);
  if (unread.length === 0) return rows;
  await db.updateTable('chat_message').set({ is_read: true }).where('id', 'in', unread).execute();
  await events?.publish({ kind: 'unread', userId });
  return rows;
}

export const listWithService = (ctx: AppContext, userId: string, wanted: HistoryRequest) =>
  listConversation(ctx, { userId, storeId: undefined }, wanted);

/**
 * Lists the conversation with a store, even if the store has closed.
 * @throws {DomainError} `storeNotFound`.
 */
export async function listWithStore(
  ctx: AppContext,
  userId: string,
  storeId: string,
  wanted: HistoryRequest,
) {
  const rows = await listConversation(ctx, { userId, storeId }, wanted);
  if (rows.length > 0) return rows;
  const store = await ctx.db.selectFrom('store').select('id').where('id', '=', storeId).executeTakeFirst();
  if (!store) throw new DomainError('storeNotFound');
  return rows;
}

export interface Unread {
  readonly service: number;
  readonly stores: number;
}

/** Number of unread messages from customer service and from stores. */
export async function countUnread({ db }: AppContext, userId: string): Promise<Unread> {
  const row = await db
    .selectFrom('chat_message')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('store_id', 'is', null).as('service'),
      eb.fn.countAll<number>().filterWhere('store_id', 'is not', null).as('stores'),
    ])
    .where('user_id', '=', userId)
    .where('is_from_user', '=', false)
    .where('is_read', '=', false)
    .executeTakeFirstOrThrow();
  return row;
}

/**
 * Number of unread messages that buyers sent to the user's stores.
 * @throws {DomainError} `noPermission` if the user owns no store.
 */
export async function countUnreadOfStores({ db }: AppContext, ownerId: string): Promise<number> {
  const stores = await db.selectFrom('store').select('id').where('owner_id', '=', ownerId).execute();
  if (stores.length === 0) throw new DomainError('noPermission');
  const { unread } = await db
    .selectFrom('chat_message')
    .select((eb) => eb.fn.countAll<number>().as('unread'))
    .where(
      'store_id',
      'in',
      stores.map(({ id }) => id),
    )
    .where('is_from_user', '=', true)
    .where('is_read', '=', false)
    .executeTakeFirstOrThrow();
  return unread;
}

/** One message, for live updates. */
export const findMessage = ({ db }: AppContext, id: string): Promise<ChatMessageRow | undefined> =>
  db.selectFrom('chat_message').selectAll().where('id', '=', id).executeTakeFirst();
