import type { DeskNewsDraft, DeskNewsInfo } from '@openmall/sdk/desk';
import { t } from '../../shared/i18n/i18n.ts';
import { htmlOf, textOfHtml } from '../content/fields/markup.ts';
import { fromInput, toInput } from '../content/period.ts';
import {
  type TextField,
  textErrors,
  textsOfValues,
  type TextValues,
  valuesOfTexts,
} from '../content/fields/texts.ts';

/** Shorter than the contract has it, since the HTML of a text is longer. */
const MAX_TEXT = 8000;

export const FIELDS: readonly TextField<'title' | 'content'>[] = [
  { name: 'title', label: t('content.heading'), max: 120, isRequired: true },
  {
    name: 'content',
    label: t('content.text'),
    hint: t('content.textHint'),
    max: MAX_TEXT,
    isRequired: true,
    multiline: true,
  },
];

export interface NewsValues {
  readonly texts: TextValues<'title' | 'content'>;
  readonly image: string | null;
  readonly publishAt: string;
  readonly isShown: boolean;
}

export const valuesOf = (info: DeskNewsInfo | undefined): NewsValues =>
  info
    ? {
        texts: valuesOfTexts(info.texts.map((text) => ({ ...text, content: textOfHtml(text.content) }))),
        image: info.news.image,
        publishAt: toInput(info.news.releasedAt),
        isShown: !info.isHidden,
      }
    : { texts: {}, image: null, publishAt: toInput(Date.now()), isShown: true };

export const newsErrors = ({ texts, publishAt }: NewsValues): object => ({
  ...textErrors(texts, FIELDS),
  ...(publishAt === '' && { publishAt: 'form.required' }),
});

export const draftOf = (values: NewsValues, info: DeskNewsInfo | undefined): DeskNewsDraft => ({
  ...(info && { newsId: info.news.id, version: info.news.version }),
  texts: textsOfValues(values.texts, FIELDS).map((text) => ({ ...text, content: htmlOf(text.content) })),
  image: values.image,
  isHidden: !values.isShown,
  releasedAt: fromInput(values.publishAt) ?? 0,
});
