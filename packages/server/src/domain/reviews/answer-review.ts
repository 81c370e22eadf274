import type { Tx } from '../../db/database.ts';
import { transact } from '../../db/transact.ts';
import type { AppContext } from '../../context.ts';
import { recordAudit } from '../audit/audit-log.ts';
import { DomainError } from '../domain-error.ts';
import { orderFacts } from '../mail/mail-facts.ts';
import { sendMail } from '../mail/send-mail.ts';

interface StoreReviewId {
  readonly storeId: string;
  readonly reviewId: string;
}

async function lockReview(tx: Tx, { storeId, reviewId }: StoreReviewId) {
  const review = await tx
    .selectFrom('review')
    .select(['order_id', 'reply'])
    .where('id', '=', reviewId)
    .where('store_id', '=', storeId)
    .where('is_default', '=', false)
    .forUpdate()
    .executeTakeFirst();
  if (!review) throw new DomainError('recordNotFound');
  return review;
}

/** Notifies the buyer of the first answer. Reviews from before the store opened here have no buyer to notify. */
async function notifyBuyer(tx: Tx, ctx: AppContext, orderId: string | null): Promise<void> {
  if (orderId === null) return;
  const order = await tx.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  await sendMail(tx, ctx, 'reviewAnswered', { userId: order.buyer_id, ...orderFacts(order) });
}

/**
 * A store answers a review of its goods in public, or replaces its answer.
 * @throws {DomainError} `recordNotFound`, also for reviews of other stores.
 */
export async function answerReview(ctx: AppContext, id: StoreReviewId, words: string): Promise<void> {
  const reply = words.trim();
  await transact(ctx, async (tx) => {
    const review = await lockReview(tx, id);
    if (review.reply === reply) return;
    await tx
      .updateTable('review')
      .set({ reply, replied_at: ctx.clock.now() })
      .where('id', '=', id.reviewId)
      .execute();
    const before = review.reply === '' ? undefined : { reply: review.reply };
    await recordAudit(tx, ctx, { subjectId: id.reviewId, action: 'answerReview', before, after: { reply } });
    if (!before) await notifyBuyer(tx, ctx, review.order_id);
  });
}

/**
 * A store removes its answer to a review.
 * @throws {DomainError} `recordNotFound`, also for reviews of other stores.
 */
export async function withdrawReviewAnswer(ctx: AppContext, id: StoreReviewId): Promise<void> {
  await transact(ctx, async (tx) => {
    const { reply } = await lockReview(tx, id);
    if (reply === '') return;
    await tx
      .updateTable('review')
      .set({ reply: '', replied_at: null })
      .where('id', '=', id.reviewId)
      .execute();
    await recordAudit(tx, ctx, {
      subjectId: id.reviewId,
      action: 'withdrawReviewAnswer',
      before: { reply },
    });
  });
}
