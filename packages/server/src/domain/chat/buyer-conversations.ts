import { maskName } from '@openmall/sdk';
import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { DomainError } from '../domain-error.ts';
import type { Page, PageRequest } from '../paging.ts';
import { patternOf, readPage, when } from '../read-page.ts';

/** A conversation of a buyer with a store, as the store sees it. */
export interface BuyerConversation {
  readonly userId: string;
  readonly buyer: string;
  readonly lastText: string;
  readonly isLastPicture: boolean;
  readonly isWaiting: boolean;
  readonly waitingSince: Date | null;
  readonly unread: number;
  readonly lastAt: Date;
}

export interface BuyerConversationFilter {
  readonly isWaiting?: boolean | undefined;
  readonly keyword?: string | undefined;
}

/** The recipient of the buyer's last order at the store; null for a buyer who has not ordered. */
const recipient = (storeId: string) => sql`(select contacts from orders
  where store_id = ${storeId} and buyer_id = u.id order by created_at desc, id desc limit 1)`;

const conversationsOf = (storeId: string) => sql`(
  select m.user_id, max(m.id) as last_id, max(m.created_at) as last_at,
    min(m.created_at) filter (where m.is_from_user and not m.is_read) as waiting_since,
    (count(*) filter (where m.is_from_user and not m.is_read))::int as unread
  from chat_message as m where m.store_id = ${storeId} group by m.user_id
) as t join user_account as u on u.id = t.user_id join chat_message as last on last.id = t.last_id
  cross join lateral (select ${recipient(storeId)} as recipient) as o`;

/** One page of the conversations of a store, the longest wait first. Login names are masked. */
export async function listBuyerConversations(
  { db }: AppContext,
  storeId: string,
  { isWaiting, keyword }: BuyerConversationFilter,
  page: PageRequest,
): Promise<Page<BuyerConversation>> {
  type Row = Omit<BuyerConversation, 'buyer'> & {
    readonly recipient: string | null;
    readonly username: string;
  };
  const found = await readPage<Row>(db, page, {
    select: sql`t.user_id as "userId", o.recipient, u.username, last.kind = 'img' as "isLastPicture",
      case when last.kind = 'text' then last.content else '' end as "lastText", t.unread > 0 as "isWaiting",
      t.waiting_since as "waitingSince", t.unread, t.last_at as "lastAt"`,
    from: conversationsOf(storeId),
    where: [
      when(isWaiting, (value) => sql`(t.unread > 0) = ${value}`),
      // Not by login name: what is masked must not be found by guessing.
      when(keyword, (word) => sql`(o.recipient ilike ${patternOf(word)} or u.id ilike ${patternOf(word)})`),
    ],
    orderBy: sql`t.waiting_since asc nulls last, t.last_at desc, t.user_id`,
  });
  const rows = found.rows.map(({ recipient, username, ...row }) => ({
    ...row,
    buyer: recipient ?? maskName(username),
  }));
  return { ...found, rows };
}

export interface BuyerOrder {
  readonly orderId: string;
  readonly number: string;
  readonly status: -1 | 0 | 1 | 2 | 3 | 4 | 5 | 6;
  readonly total: string;
  readonly placedAt: Date;
}

export interface BuyerMessage {
  readonly id: string;
  readonly isFromUser: boolean;
  readonly kind: 'text' | 'img';
  readonly content: string;
  readonly isTakenBack: boolean;
  readonly at: Date;
}

export interface BuyerConversationDetail {
  readonly userId: string;
  readonly buyer: string;
  readonly messages: readonly BuyerMessage[];
  readonly orders: readonly BuyerOrder[];
}

const SHOWN = 100;

/**
 * The last messages of a buyer and a store, oldest first, and the latest orders of the buyer there.
 * @throws {DomainError} `userNotFound`, also for a user who has neither written to the store nor ordered from it.
 */
export async function readBuyerConversation(
  { db }: AppContext,
  storeId: string,
  userId: string,
): Promise<BuyerConversationDetail> {
  const { rows } = await sql<{ username: string; recipient: string | null }>`
    select u.username, ${recipient(storeId)} as recipient from user_account as u where u.id = ${userId}`.execute(
    db,
  );
  const latest = await db
    .selectFrom('chat_message')
    .select([
      ...(['id', 'is_from_user as isFromUser', 'kind', 'content'] as const),
      ...(['is_taken_back as isTakenBack', 'created_at as at'] as const),
    ])
    .where('user_id', '=', userId)
    .where('store_id', '=', storeId)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  const { rows: orders } = await sql<BuyerOrder>`
    select id as "orderId", number, status, total, created_at as "placedAt" from orders
    where store_id = ${storeId} and buyer_id = ${userId} order by created_at desc, id desc limit 5`.execute(
    db,
  );
  const [user] = rows;
  if (!user || (orders.length === 0 && latest.length === 0)) throw new DomainError('userNotFound');
  return { userId, buyer: user.recipient ?? maskName(user.username), messages: latest.toReversed(), orders };
}
