import { sql } from 'kysely';
import type { ChatMessageRow } from '../../db/schema/tables.ts';
import { transact } from '../../db/transact.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { insertOfUser, type MessageContent, type WrittenMessage } from './write-message.ts';

const MAX_CONVERSATIONS = 100;

export type StoreConversation = Pick<
  ChatMessageRow,
  'kind' | 'content' | 'is_from_user' | 'created_at' | 'is_taken_back'
> & {
  readonly storeId: string;
  readonly name: string;
  readonly logo: string;
  readonly unread: number;
};

/** The user's conversations with stores, latest first, each with its last message. */
export async function listConversations(
  { db }: AppContext,
  userId: string,
): Promise<readonly StoreConversation[]> {
  const { rows } = await sql<StoreConversation>`
    with last as (
      select distinct on (store_id) store_id, id, kind, content, is_from_user, is_taken_back, created_at
      from chat_message where user_id = ${userId} and store_id is not null
      order by store_id, id desc
    ), waiting as (
      select store_id, count(*) as unread from chat_message
      where user_id = ${userId} and store_id is not null and not is_from_user and not is_read group by store_id
    )
    select last.store_id as "storeId", store.name, store.logo_image as logo, last.kind, last.content,
      last.is_from_user, last.is_taken_back, last.created_at, coalesce(waiting.unread, 0)::int as unread
    from last join store on store.id = last.store_id left join waiting on waiting.store_id = last.store_id
    order by last.id desc limit ${sql.lit(MAX_CONVERSATIONS)}`.execute(db);
  return rows;
}

/**
 * A user writes to a store.
 * @throws {DomainError} `storeNotFound` if the store is closed, `noPermission` if it is the user's own.
 */
export async function writeToStore(
  ctx: AppContext,
  userId: string,
  storeId: string,
  message: MessageContent,
): Promise<WrittenMessage> {
  const written = await transact(ctx, async (tx) => {
    const store = await tx
      .selectFrom('store')
      .select(['owner_id', 'is_open'])
      .where('id', '=', storeId)
      .executeTakeFirst();
    if (!store?.is_open) throw new DomainError('storeNotFound');
    if (store.owner_id === userId) throw new DomainError('noPermission');
    return insertOfUser(tx, ctx, { ...message, userId, storeId });
  });
  await ctx.events?.publish({ kind: 'unread', userId });
  return written;
}

export interface WaitingBuyer {
  readonly storeId: string;
  readonly userId: string;
  readonly storeName: string;
  readonly lastText: string;
}

/** Buyers who wait for an answer of a store, longest wait first. */
export async function listWaitingBuyers({ db }: AppContext, limit: number): Promise<readonly WaitingBuyer[]> {
  const { rows } = await sql<WaitingBuyer>`
    select chat_message.store_id as "storeId", chat_message.user_id as "userId", store.name as "storeName",
      coalesce((array_agg(content order by chat_message.id desc) filter (where kind = 'text'))[1], '') as "lastText"
    from chat_message join store on store.id = chat_message.store_id
    where is_from_user and not is_read
    group by chat_message.store_id, chat_message.user_id, store.name
    order by min(chat_message.created_at) limit ${limit}`.execute(db);
  return rows;
}
