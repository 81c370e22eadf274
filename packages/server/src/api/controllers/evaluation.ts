import { type ReviewDraft, reviewGoods, reviewOrder } from '../../domain/reviews/write-reviews.ts';
import type { Handler } from '../handler.ts';
import { countReviews, listReviews, type Review } from '../../domain/reviews/read-reviews.ts';
import { mapValid, requireText } from '../../domain/map-valid.ts';
import { pageData, pageRequest } from '../wire/paging.ts';
import { type Evaluation, type EvaluationDraft, type Lang, maskName, toWireTime } from '@openmall/sdk';
import { countryName } from '../wire/language.ts';
import { numberedPictures } from '../wire/goods.ts';

export const evaluationAdd: Handler<'evaluationAdd'> = async ({ ctx, input, session }) => {
  await reviewGoods(ctx, session.userId, { orderId: input.orderId, draft: readDraft(input) });
  return null;
};

export const evaluationAddList: Handler<'evaluationAddList'> = async ({ ctx, input, session }) => {
  await reviewOrder(ctx, session.userId, input.orderId, input.evaluationAdds.map(readDraft));
  return null;
};

export const evaluationCountType: Handler<'evaluationCountType'> = async ({ ctx, input }) => {
  const { good, medium, bad, withPictures } = await countReviews(ctx, input.goodId);
  return {
    havePicture: String(withPictures),
    positiveComments: String(good),
    mediumReview: String(medium),
    negativeComment: String(bad),
  };
};

const FILTERS = { 1: 'good', 2: 'medium', 3: 'bad', [-2]: 'withPictures' } as const;

export const evaluationList: Handler<'evaluationList'> = async ({ ctx, input, lang }) => {
  const { sellerGoodsId, evaluationType } = input;
  const page = await listReviews(ctx, {
    lang,
    goodsId: sellerGoodsId,
    filter: evaluationType && FILTERS[evaluationType],
    page: pageRequest(input),
  });
  return { ...pageData(page, (review) => showReview(review, lang)), evaluationNum: page.all };
};

/** Maps a review without its author's full name and its order. */
function showReview(review: Review, lang: Lang): Evaluation {
  const name = maskName(review.author);
  const avatar = String(review.avatar);
  return {
    id: review.id,
    sellerGoodsId: review.goodsId,
    sellerId: review.storeId,
    ...(review.skuId !== null && { skuId: review.skuId }),
    userName: name,
    partyName: name,
    avatar,
    partyAvatar: avatar,
    evaluationType: review.kind,
    rating: review.rating,
    content: review.content,
    evaluationTime: review.createdAt.getTime(),
    createTimeStr: toWireTime(review.createdAt),
    ...(review.isSystem && { isSystem: true }),
    sellerReply: review.reply === '' ? null : review.reply,
    ...(review.repliedAt && { sellerReplyTime: review.repliedAt.getTime() }),
    countryName: review.countryCode === null ? null : countryName(review.countryCode, lang),
    attributes: mapValid(review.choices ?? [], ({ attributeId, attributeName, valueId, valueName }) => ({
      attrNameId: attributeId,
      attrName: requireText(attributeName),
      attrValueId: valueId,
      attrValue: requireText(valueName),
    })),
    ...numberedPictures(review.images),
  };
}

/** Reads a draft. Ignores `evaluationType`, because the stars determine it. */
function readDraft(draft: Omit<EvaluationDraft, 'evaluationType'>): ReviewDraft {
  const { sellerGoodsId, rating, content = '', imgUrl1, imgUrl2, imgUrl3, imgUrl4, imgUrl5 } = draft;
  const { imgUrl6, imgUrl7, imgUrl8, imgUrl9 } = draft;
  const images = [imgUrl1, imgUrl2, imgUrl3, imgUrl4, imgUrl5, imgUrl6, imgUrl7, imgUrl8, imgUrl9];
  return { goodsId: sellerGoodsId, rating, content, images: images.filter((url) => url !== undefined) };
}
