import type { DemoTranslation } from '../demo-types.ts';
import { OTHER_LANGUAGES, translated } from '../translations/translations.ts';
import type { Family } from '../words/families.ts';
import { FAMILIES } from '../words/families.ts';
import type { Feature } from '../words/features.ts';
import type { Names } from '../../domain/catalog/categories/all-names.ts';
import { capitalised, inSentence, withoutRepeatedWord } from './goods-names.ts';

export interface DescribedGoods {
  readonly name: string;
  readonly noun: string;
  readonly purpose: string;
  readonly family: Family;
  readonly features: readonly Feature[];
  readonly grams: number;
  readonly origin: string;
  readonly scenePicture: string | undefined;
}

const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const weight = (grams: number): string => (grams < 1000 ? `${grams} g` : `${(grams / 1000).toFixed(1)} kg`);

/** One sentence: the product and its purpose. */
export function shortDescription({ features, noun, purpose }: DescribedGoods): string {
  const feature = features[0]?.names.en ?? '';
  return capitalised(`${inSentence(`${feature} ${withoutRepeatedWord(feature, noun)}`)} for ${purpose}.`);
}

/** Rows of the specification table, as label and value. */
export function specification(goods: DescribedGoods): readonly (readonly [string, string])[] {
  const { features, family, grams, origin } = goods;
  const fixed = FAMILIES[family].specification.map((row): readonly [string, string] => {
    const [label = '', ...value] = row.split(': ');
    return [label, value.join(': ')];
  });
  const rows: (readonly [string, string])[] = [...features.map((feature) => feature.specification), ...fixed];
  rows.push(['Shipping weight', weight(grams)], ['Sent from', origin]);
  const seen = new Set<string>();
  return rows.filter(([label]) => !seen.has(label) && seen.add(label));
}

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

const bulletPoints = (texts: readonly string[]): string =>
  `<ul>${texts.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`;

const picture = (address: string | undefined, name: string): string =>
  address === undefined
    ? ''
    : `<p><img src="${escapeHtml(address)}" alt="${escapeHtml(name)}" width="640" height="640" loading="lazy"></p>`;

function bulletsOf({ features, family }: DescribedGoods): readonly string[] {
  const { detail } = FAMILIES[family];
  return [...features.map(({ benefit }) => benefit), ...(detail === undefined ? [] : [detail])];
}

/** The rich text of the product page: a sentence, bullet points and a picture. */
export function descriptionHtml(goods: DescribedGoods): string {
  const parts = [paragraph(shortDescription(goods)), bulletPoints(bulletsOf(goods))];
  return [...parts, picture(goods.scenePicture, goods.name)].join('');
}

/** Names and descriptions by language. A description is empty unless all its sentences are translated. */
export function descriptionsIn(names: Names, goods: DescribedGoods): readonly DemoTranslation[] {
  const benefits = goods.features.map(({ benefit }) => translated('benefits', { en: benefit }));
  const { detail } = FAMILIES[goods.family];
  const sentences = [...benefits, ...(detail === undefined ? [] : [translated('details', { en: detail })])];
  return OTHER_LANGUAGES.flatMap((lang) => {
    const name = names[lang];
    if (name === undefined) return [];
    const texts = sentences.flatMap((sentence) => sentence[lang] ?? []);
    if (texts.length < sentences.length) return [{ lang, name, description: '', descriptionHtml: '' }];
    const html = bulletPoints(texts) + picture(goods.scenePicture, name);
    return [{ lang, name, description: texts[0] ?? '', descriptionHtml: html }];
  });
}
