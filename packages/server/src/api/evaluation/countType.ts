import { countReviews } from '../../domain/reviews/read-reviews.ts';
import type { Handler } from '../handler.ts';

export const evaluationCountType: Handler<'evaluationCountType'> = async ({ mall, input }) => {
  const { good, medium, bad, withPictures } = await countReviews(mall, input.goodId);
  return {
    havePicture: String(withPictures),
    positiveComments: String(good),
    mediumReview: String(medium),
    negativeComment: String(bad),
  };
};
