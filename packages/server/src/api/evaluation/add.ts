import { reviewGoods } from '../../domain/reviews/write-reviews.ts';
import type { Handler } from '../handler.ts';
import { readDraft } from '../wire/review.ts';

export const evaluationAdd: Handler<'evaluationAdd'> = async ({ mall, input, session }) => {
  await reviewGoods(mall, session.userId, { orderId: input.orderId, draft: readDraft(input) });
  return null;
};
