import { t } from '../../../shared/i18n/i18n.ts';
import { htmlOf, textOfHtml } from './markup.ts';
import { type TextField, textsOfValues, type TextValues, valuesOfTexts } from './texts.ts';

/** Below the contract's limit, because the HTML of a text is longer. */
const MAX_TEXT = 8000;

/** Title and text of an article. */
export const ARTICLE_FIELDS: readonly TextField<'title' | 'content'>[] = [
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

export type ArticleValues = TextValues<'title' | 'content'>;
type Articles = Parameters<typeof valuesOfTexts<'title' | 'content'>>[0];

/** Converts HTML articles to form values. */
export const valuesOfArticles = (texts: Articles): ArticleValues =>
  valuesOfTexts(texts.map((text) => ({ ...text, content: textOfHtml(text.content) })));

/** The articles in HTML to send. */
export const articlesOfValues = (values: ArticleValues) =>
  textsOfValues(values, ARTICLE_FIELDS).map((text) => ({ ...text, content: htmlOf(text.content) }));
