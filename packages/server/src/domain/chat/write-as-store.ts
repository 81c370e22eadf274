import type { Tx } from '../../db/database.ts';
import { transact } from '../../db/transact.ts';
import { recordAudit } from '../audit/audit-log.ts';
import { DomainError } from '../domain-error.ts';
import type { AppContext } from '../../context.ts';
import { requireUploads } from '../uploads/require-uploads.ts';
import { insertMessage, type MessageContent, type WrittenMessage } from './write-message.ts';

/** A picture of a store must be an upload of the person who writes. */
async function requirePicture(
  tx: Tx,
  { actor }: AppContext,
  { kind, content }: MessageContent,
): Promise<void> {
  if (kind !== 'img') return;
  if (actor?.id === undefined) throw new DomainError('imageUploadFailed');
  await requireUploads(tx, actor.id, [content], { shownTo: 'everyone' });
}

/**
 * A store writes to a buyer who has ordered from it or written to it. The buyer's messages are marked as read.
 * @throws {DomainError} `noPermission` for any other buyer or store, or `imageUploadFailed`.
 */
export async function writeAsStore(
  ctx: AppContext,
  storeId: string,
  userId: string,
  message: MessageContent,
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
    await requirePicture(tx, ctx, message);
    const written = await insertMessage(tx, ctx, { ...message, userId, storeId, isFromUser: false });
    await recordAudit(tx, ctx, {
      subjectId: userId,
      action: 'answerBuyer',
      after: { storeId, messageId: written.id },
    });
    return written;
  });
  await ctx.events?.publish({ kind: 'unread', userId });
  return written;
}
