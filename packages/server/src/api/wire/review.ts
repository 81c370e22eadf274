import { toWireTime, type Evaluation, type EvaluationDraft, type Lang } from '@openmall/sdk';
import type { Review } from '../../domain/reviews/read-reviews.ts';
import type { ReviewDraft } from '../../domain/reviews/write-reviews.ts';
import { countryName } from './country-name.ts';
import { numberedPictures } from './goods.ts';

/** The first and the last sign of a name, whatever its length, so that nobody can be found by it. */
export function maskName(name: string): string {
  const signs = [...name.trim()];
  return `${signs.at(0) ?? ''}***${signs.length > 1 ? (signs.at(-1) ?? '') : ''}`;
}

/** A review without who wrote it and with which order. */
export function showReview(review: Review, lang: Lang): Evaluation {
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
    countryName: review.countryCode === null ? null : countryName(review.countryCode, lang),
    attributes: (review.choices ?? []).map(({ attributeId, attributeName, valueId, valueName }) => ({
      attrNameId: attributeId,
      attrName: attributeName,
      attrValueId: valueId,
      attrValue: valueName,
    })),
    ...numberedPictures(review.images),
  };
}

/** What a buyer writes. The kind of a review follows from its stars, so what else is said of it is not looked at. */
export function readDraft(draft: Omit<EvaluationDraft, 'evaluationType'>): ReviewDraft {
  const { sellerGoodsId, rating, content = '', imgUrl1, imgUrl2, imgUrl3, imgUrl4, imgUrl5 } = draft;
  const { imgUrl6, imgUrl7, imgUrl8, imgUrl9 } = draft;
  const images = [imgUrl1, imgUrl2, imgUrl3, imgUrl4, imgUrl5, imgUrl6, imgUrl7, imgUrl8, imgUrl9];
  return { goodsId: sellerGoodsId, rating, content, images: images.filter((url) => url !== undefined) };
}
