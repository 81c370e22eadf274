import { sql } from 'kysely';
import { transact } from '../../db/transact.ts';
import { assertMay } from '../audit/assert-may.ts';
import { recordAudit } from '../audit/audit-log.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { insertMessage, type MessageContent, type WrittenMessage } from './write-message.ts';

export interface WaitingUser {
  readonly userId: string;
  readonly lastText: string;
  readonly since: Date;
}

/** Users who wait for an answer of customer service, longest wait first. */
export async function listWaiting({ db }: AppContext, limit: number): Promise<readonly WaitingUser[]> {
  const { rows } = await sql<WaitingUser>`
    select user_id as "userId", min(created_at) as since,
      coalesce((array_agg(content order by id desc) filter (where kind = 'text'))[1], '') as "lastText"
    from chat_message where is_from_user and not is_read and store_id is null
    group by user_id order by min(created_at) limit ${limit}`.execute(db);
  return rows;
}

/**
 * An agent answers a user; the user's messages are marked as read.
 * @throws {DomainError} `userNotFound`.
 */
export async function answerUser(
  ctx: AppContext,
  userId: string,
  message: MessageContent,
): Promise<WrittenMessage> {
  assertMay(ctx, 'chat:act');
  const answer = await transact(ctx, async (tx) => {
    const user = await tx
      .selectFrom('user_account')
      .select('id')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!user) throw new DomainError('userNotFound');
    await tx
      .updateTable('chat_message')
      .set({ is_read: true })
      .where('user_id', '=', userId)
      .where('store_id', 'is', null)
      .where('is_from_user', '=', true)
      .where('is_read', '=', false)
      .execute();
    const written = await insertMessage(tx, ctx, { ...message, userId, isFromUser: false });
    await recordAudit(tx, ctx, { subjectId: userId, action: 'answerUser', after: { messageId: written.id } });
    return written;
  });
  await ctx.events?.publish({ kind: 'message', userId, messageId: answer.id });
  return answer;
}

/**
 * An agent withdraws a message. Its text is erased.
 * @throws {DomainError} `parameterError` if there is no such message of an agent.
 */
export async function withdrawMessage(ctx: AppContext, messageId: string): Promise<void> {
  assertMay(ctx, 'chat:act');
  const taken = await transact(ctx, async (tx) => {
    const message = await tx
      .updateTable('chat_message')
      .set({ is_taken_back: true, content: '', kind: 'text', is_read: true })
      .where('id', '=', messageId)
      .where('is_from_user', '=', false)
      .where('store_id', 'is', null)
      .returning('user_id')
      .executeTakeFirst();
    if (!message) throw new DomainError('parameterError');
    await recordAudit(tx, ctx, {
      subjectId: message.user_id,
      action: 'takeBackMessage',
      after: { messageId },
    });
    return message;
  });
  await ctx.events?.publish({ kind: 'message', userId: taken.user_id, messageId });
}
