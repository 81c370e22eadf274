import type { EvaluationDraft, EvaluationLevel, OrderLine } from '@openmall/sdk';
import { evaluationAddList } from '@openmall/sdk/validators';
import { validateWith, type FieldErrors } from '../../shared/forms/validate-with.ts';

/** The fields of the form: `rating`, `content` and `pictures` with the place of the goods behind, as in `rating0`. */
export type ReviewValues = Readonly<Record<string, string | readonly string[]>>;

/** Pictures that one review takes at most (spec §9). */
export const MAX_PICTURES = 9;

const textOf = (value: ReviewValues[string] | undefined): string => (typeof value === 'string' ? value : '');
const listOf = (value: ReviewValues[string] | undefined): readonly string[] =>
  typeof value === 'object' ? value : [];

/** The goods of an order, each once, whatever variants of it were bought: that is what a review is about. */
export function reviewedGoods(lines: readonly OrderLine[]): readonly OrderLine[] {
  return [...Map.groupBy(lines, ({ goodsId }) => goodsId).values()].flatMap(([first]) => first ?? []);
}

export const emptyReviews = (goods: readonly OrderLine[]): ReviewValues =>
  Object.fromEntries(
    goods.flatMap((_, place) => [
      [`rating${place}`, ''] as const,
      [`content${place}`, ''] as const,
      [`pictures${place}`, []] as const,
    ]),
  );

/** What stars come down to (spec §3): good, medium or low. */
export const levelOf = (rating: number): EvaluationLevel => (rating >= 4 ? 1 : rating >= 2 ? 2 : 3);

/** The goods that got stars, words or pictures; the others are left without a review. */
const written = (goods: readonly OrderLine[], values: ReviewValues) =>
  goods.flatMap((line, place) => {
    const rating = Number(values[`rating${place}`]);
    const content = textOf(values[`content${place}`]).trim();
    const pictures = listOf(values[`pictures${place}`]);
    const isWritten = rating > 0 || content !== '' || pictures.length > 0;
    return isWritten ? [{ line, place, rating, content, pictures }] : [];
  });

const imagesOf = (pictures: readonly string[]) =>
  Object.fromEntries(pictures.slice(0, MAX_PICTURES).map((url, place) => [`imgUrl${place + 1}`, url]));

/** What evaluation!addList is sent. */
export const draftsOf = (goods: readonly OrderLine[], values: ReviewValues): EvaluationDraft[] =>
  written(goods, values).map(({ line, rating, content, pictures }) => ({
    sellerGoodsId: line.goodsId,
    evaluationType: levelOf(rating),
    rating,
    ...(content && { content }),
    ...imagesOf(pictures),
  }));

/** The contract's rules; and at least one of the goods has to be reviewed. */
export const validateReviews =
  (orderId: string, goods: readonly OrderLine[]) =>
  async (values: ReviewValues): Promise<FieldErrors> => {
    const places = written(goods, values).map(({ place }) => place);
    if (places.length === 0) return { rating0: 'form.rating' };
    return validateWith<ReviewValues>({
      schema: evaluationAddList,
      inputOf: (form) => ({ orderId, evaluationAdds: draftsOf(goods, form) }),
      fieldOf: (path) => {
        const [, index, field = ''] = /^evaluationAdds\[(\d+)\]\.(\w+)$/.exec(path) ?? [];
        return index === undefined ? path : `${field}${places[Number(index)]}`;
      },
    })(values);
  };
