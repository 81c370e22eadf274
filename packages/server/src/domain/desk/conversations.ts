import { sql } from 'kysely';
import type { AppContext } from '../../context.ts';
import { DomainError } from '../domain-error.ts';
import type { Page, PageRequest } from '../paging.ts';
import { patternOf, readPage, when } from '../read-page.ts';

export interface Conversation {
  readonly userId: string;
  readonly username: string;
  readonly lastText: string;
  readonly isWaiting: boolean;
  readonly waitingSince: Date | null;
  readonly unread: number;
  readonly lastAt: Date;
}

export interface ConversationFilter {
  readonly isWaiting?: boolean | undefined;
  readonly keyword?: string | undefined;
}

const conversations = sql`(
  select m.user_id, max(m.created_at) as last_at,
    coalesce((array_agg(m.content order by m.id desc) filter (where m.kind = 'text'))[1], '') as last_text,
    min(m.created_at) filter (where m.is_from_user and not m.is_read) as waiting_since,
    (count(*) filter (where m.is_from_user and not m.is_read))::int as unread
  from chat_message as m where m.store_id is null group by m.user_id
) as t join user_account as u on u.id = t.user_id`;

/** One page of conversations with customer service, the longest wait first. */
export const listConversations = (
  { db }: AppContext,
  { isWaiting, keyword }: ConversationFilter,
  page: PageRequest,
): Promise<Page<Conversation>> =>
  readPage<Conversation>(db, page, {
    select: sql`t.user_id as "userId", u.username, t.last_text as "lastText", t.unread > 0 as "isWaiting",
      t.waiting_since as "waitingSince", t.unread, t.last_at as "lastAt"`,
    from: conversations,
    where: [
      when(isWaiting, (value) => sql`(t.unread > 0) = ${value}`),
      when(keyword, (word) => sql`(u.username ilike ${patternOf(word)} or u.id ilike ${patternOf(word)})`),
    ],
    orderBy: sql`t.waiting_since asc nulls last, t.last_at desc, t.user_id`,
  });

export interface ConversationMessage {
  readonly id: string;
  readonly isFromUser: boolean;
  readonly kind: 'text' | 'img';
  readonly content: string;
  readonly isTakenBack: boolean;
  readonly at: Date;
}

export interface ConversationDetail {
  readonly userId: string;
  readonly username: string;
  readonly messages: readonly ConversationMessage[];
}

const SHOWN = 100;

/**
 * The last messages of one conversation, oldest first.
 * @throws {DomainError} `userNotFound`.
 */
export async function readConversation({ db }: AppContext, userId: string): Promise<ConversationDetail> {
  const user = await db
    .selectFrom('user_account')
    .select('username')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) throw new DomainError('userNotFound');
  const latest = await db
    .selectFrom('chat_message')
    .select([
      'id',
      'is_from_user as isFromUser',
      'kind',
      'content',
      'is_taken_back as isTakenBack',
      'created_at as at',
    ])
    .where('user_id', '=', userId)
    .where('store_id', 'is', null)
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return { userId, username: user.username, messages: latest.toReversed() };
}
