import { reviewOrder } from '../../domain/reviews/write-reviews.ts';
import type { Handler } from '../handler.ts';
import { readDraft } from '../wire/review.ts';

export const evaluationAddList: Handler<'evaluationAddList'> = async ({ mall, input, session }) => {
  await reviewOrder(mall, session.userId, input.orderId, input.evaluationAdds.map(readDraft));
  return null;
};
