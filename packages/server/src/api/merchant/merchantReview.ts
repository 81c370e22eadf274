import { maskName } from '@openmall/sdk';
import type { MerchantReviewRow } from '@openmall/sdk/merchant';
import { answerReview, withdrawReviewAnswer } from '../../domain/reviews/answer-review.ts';
import {
  countStoreReviews,
  listStoreReviews,
  readStoreReview,
  type StoreReview,
} from '../../domain/reviews/store-reviews.ts';
import { type MerchantHandler, storeOf } from '../handler.ts';
import { pageData, pageRequest, sortOf } from '../wire/paging.ts';
import { epoch, optionalEpoch } from '../wire/time.ts';

const showReview = (review: StoreReview): MerchantReviewRow => ({
  id: review.id,
  goodsId: review.goodsId,
  name: review.name,
  image: review.image,
  author: maskName(review.author),
  rating: review.rating,
  content: review.content,
  pictures: review.pictures,
  createdAt: epoch(review.createdAt),
  reply: review.reply,
  repliedAt: optionalEpoch(review.repliedAt),
});

export const merchantReviewList: MerchantHandler<'merchantReviewList'> = async ({ ctx, input, session }) => {
  const storeId = storeOf(session);
  const request = { sort: sortOf(input, 'createdAt'), page: pageRequest(input) };
  const [page, counts] = await Promise.all([
    listStoreReviews(ctx, storeId, input, request),
    countStoreReviews(ctx, storeId, input),
  ]);
  return { ...pageData(page, showReview), counts };
};

export const merchantReviewInfo: MerchantHandler<'merchantReviewInfo'> = async ({ ctx, input, session }) => {
  const review = await readStoreReview(ctx, storeOf(session), input.reviewId);
  const { images, attributes, orderId, number } = review;
  return { review: showReview(review), images: [...images], attributes, orderId, number };
};

export const merchantReviewAnswer: MerchantHandler<'merchantReviewAnswer'> = async ({
  ctx,
  input: { reviewId, text },
  session,
}) => {
  await answerReview(ctx, { storeId: storeOf(session), reviewId }, text);
  return null;
};

export const merchantReviewWithdrawAnswer: MerchantHandler<'merchantReviewWithdrawAnswer'> = async ({
  ctx,
  input: { reviewId },
  session,
}) => {
  await withdrawReviewAnswer(ctx, { storeId: storeOf(session), reviewId });
  return null;
};
