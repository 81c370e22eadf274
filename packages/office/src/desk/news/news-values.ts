import type { DeskNewsDraft, DeskNewsInfo } from '@openmall/sdk/desk';
import {
  ARTICLE_FIELDS,
  articlesOfValues,
  type ArticleValues,
  valuesOfArticles,
} from '../content/fields/article-fields.ts';
import { textErrors } from '../content/fields/texts.ts';
import { fromInput, toInput } from '../../shared/forms/moment-input.ts';

export interface NewsValues {
  readonly texts: ArticleValues;
  readonly image: string | null;
  readonly publishAt: string;
  readonly isShown: boolean;
}

export const valuesOf = (info: DeskNewsInfo | undefined): NewsValues =>
  info
    ? {
        texts: valuesOfArticles(info.texts),
        image: info.news.image,
        publishAt: toInput(info.news.releasedAt),
        isShown: !info.isHidden,
      }
    : { texts: {}, image: null, publishAt: toInput(Date.now()), isShown: true };

export const newsErrors = ({ texts, publishAt }: NewsValues): object => ({
  ...textErrors(texts, ARTICLE_FIELDS),
  ...(publishAt === '' && { publishAt: 'form.required' }),
});

export const draftOf = (values: NewsValues, info: DeskNewsInfo | undefined): DeskNewsDraft => ({
  ...(info && { newsId: info.news.id, version: info.news.version }),
  texts: articlesOfValues(values.texts),
  image: values.image,
  isHidden: !values.isShown,
  releasedAt: fromInput(values.publishAt) ?? 0,
});
