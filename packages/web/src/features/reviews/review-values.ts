import type { EvaluationDraft, EvaluationLevel, OrderLine } from '@openmall/sdk';
import { evaluationAddList } from '@openmall/sdk/validators';
import { validateWith, type FieldErrors } from '../../shared/forms/validate-with.ts';

/** The form values: `rating`, `content` and `pictures` followed by the index of the goods, as in `rating0`. */
export type ReviewValues = Readonly<Record<string, string | readonly string[]>>;

/** The maximum number of pictures of a review (spec §9). */
export const MAX_PICTURES = 9;

const textOf = (value: ReviewValues[string] | undefined): string => (typeof value === 'string' ? value : '');
const listOf = (value: ReviewValues[string] | undefined): readonly string[] =>
  typeof value === 'object' ? value : [];

/** The goods of an order without duplicates. A review is about goods, not variants. */
export function reviewedGoods(lines: readonly OrderLine[]): readonly OrderLine[] {
  return [...Map.groupBy(lines, ({ goodsId }) => goodsId).values()].flatMap(([first]) => first ?? []);
}

export const emptyReviews = (goods: readonly OrderLine[]): ReviewValues =>
  Object.fromEntries(
    goods.flatMap((_, index) => [
      [`rating${index}`, ''] as const,
      [`content${index}`, ''] as const,
      [`pictures${index}`, []] as const,
    ]),
  );

/** Converts stars to the level of the contract (spec §3): good, medium or low. */
export const levelOf = (rating: number): EvaluationLevel => (rating >= 4 ? 1 : rating >= 2 ? 2 : 3);

/** The goods with stars, text or pictures; the others are not reviewed. */
const reviewedEntries = (goods: readonly OrderLine[], values: ReviewValues) =>
  goods.flatMap((line, index) => {
    const rating = Number(values[`rating${index}`]);
    const content = textOf(values[`content${index}`]).trim();
    const pictures = listOf(values[`pictures${index}`]);
    const isWritten = rating > 0 || content !== '' || pictures.length > 0;
    return isWritten ? [{ line, index, rating, content, pictures }] : [];
  });

const imagesOf = (pictures: readonly string[]) =>
  Object.fromEntries(pictures.slice(0, MAX_PICTURES).map((url, index) => [`imgUrl${index + 1}`, url]));

/** The reviews in the format of evaluation!addList. */
export const draftsOf = (goods: readonly OrderLine[], values: ReviewValues): EvaluationDraft[] =>
  reviewedEntries(goods, values).map(({ line, rating, content, pictures }) => ({
    sellerGoodsId: line.goodsId,
    evaluationType: levelOf(rating),
    rating,
    ...(content && { content }),
    ...imagesOf(pictures),
  }));

/** Validates the contract's rules, and that at least one of the goods is reviewed. */
export const validateReviews =
  (orderId: string, goods: readonly OrderLine[]) =>
  async (values: ReviewValues): Promise<FieldErrors> => {
    const indexes = reviewedEntries(goods, values).map(({ index }) => index);
    if (indexes.length === 0) return { rating0: 'form.rating' };
    return validateWith<ReviewValues>({
      schema: evaluationAddList,
      inputOf: (form) => ({ orderId, evaluationAdds: draftsOf(goods, form) }),
      fieldOf: (path) => {
        const [, position, field = ''] = /^evaluationAdds\[(\d+)\]\.(\w+)$/.exec(path) ?? [];
        return position === undefined ? path : `${field}${indexes[Number(position)]}`;
      },
    })(values);
  };
