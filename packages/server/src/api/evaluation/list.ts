import { listReviews } from '../../domain/reviews/read-reviews.ts';
import type { Handler } from '../handler.ts';
import { pageRequest, pageData } from '../wire/page.ts';
import { showReview } from '../wire/review.ts';

const FILTERS = { 1: 'good', 2: 'medium', 3: 'bad', [-2]: 'withPictures' } as const;

export const evaluationList: Handler<'evaluationList'> = async ({ mall, input, lang }) => {
  const { sellerGoodsId, evaluationType } = input;
  const page = await listReviews(mall, {
    lang,
    goodsId: sellerGoodsId,
    filter: evaluationType && FILTERS[evaluationType],
    page: pageRequest(input),
  });
  return { ...pageData(page, (review) => showReview(review, lang)), evaluationNum: page.all };
};
