import { transact } from '../../db/transact.ts';
import { recordAudit } from '../audit/audit-log.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { insertMessage, type WrittenMessage } from './write-message.ts';

/**
 * A store writes to a buyer who has ordered from it or written to it. The buyer's messages are marked as read.
 * @throws {DomainError} `noPermission` for any other buyer or store.
 */
export async function writeAsStore(
  ctx: AppContext,
  storeId: string,
  userId: string,
  content: string,
): Promise<WrittenMessage> {
  const { storeId: own = storeId } = ctx.actor ?? {};
  if (own !== storeId) throw new DomainError('noPermission');
  const written = await transact(ctx, async (tx) => {
    const ordered = await tx
      .selectFrom('orders')
      .select('id')
      .where('store_id', '=', storeId)
      .where('buyer_id', '=', userId)
      .limit(1)
      .executeTakeFirst();
    const hasWritten = await tx
      .selectFrom('chat_message')
      .select('id')
      .where('store_id', '=', storeId)
      .where('user_id', '=', userId)
      .limit(1)
      .executeTakeFirst();
    if (!ordered && !hasWritten) throw new DomainError('noPermission');
    await tx
      .updateTable('chat_message')
      .set({ is_read: true })
      .where('store_id', '=', storeId)
      .where('user_id', '=', userId)
      .where('is_from_user', '=', true)
      .where('is_read', '=', false)
      .execute();
    const message = await insertMessage(tx, ctx, {
      kind: 'text',
      content,
      userId,
      storeId,
      isFromUser: false,
    });
    await recordAudit(tx, ctx, {
      subjectId: userId,
      action: 'answerBuyer',
      after: { storeId, messageId: message.id },
    });
    return message;
  });
  await ctx.events?.publish({ kind: 'unread', userId });
  return written;
}
