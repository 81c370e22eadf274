import { describe, expect, it } from 'vitest';
import { CATEGORIES } from '../catalog/all-categories.ts';
import { BANNERS } from '../marketing/banner-rows.ts';
import { NEWS } from '../marketing/news-rows.ts';
import { allColours } from '../words/colours.ts';
import { FAMILIES } from '../words/families.ts';
import { allFeatures } from '../words/features.ts';
import { parseNames } from '../words/languages.ts';
import { OTHER_LANGUAGES, titlePattern, translated, translationOf, type Kind } from './translations.ts';

const english = (row: string): string => parseNames(row).en;
const parts = (row: string): readonly string[] => {
  const [label = '', ...value] = row.split(': ');
  return [label, value.join(': ')];
};
const features = allFeatures();
const families = Object.values(FAMILIES);
const rows = {
  nouns: CATEGORIES.flatMap(({ children }) => children.flatMap(({ kinds }) => kinds.map(([names]) => names))),
  banners: BANNERS.map(({ titles }) => titles),
  news: NEWS.map(([, , titles]) => titles),
};

/** All English texts of the demo, by kind. */
const englishTexts: Readonly<Record<Kind, ReadonlySet<string>>> = {
  nouns: new Set(rows.nouns.map(english)),
  features: new Set(features.map(({ names }) => names.en)),
  colours: new Set(allColours().map(({ names }) => names.en)),
  banners: new Set(rows.banners.map(english)),
  news: new Set(rows.news.map(english)),
  articles: new Set(NEWS.map(([, , , text]) => text)),
  benefits: new Set(features.map(({ benefit }) => benefit)),
  details: new Set(families.flatMap(({ detail }) => detail ?? [])),
  specification: new Set([
    ...features.flatMap(({ specification }) => specification),
    ...families.flatMap(({ specification }) => specification.flatMap(parts)),
  ]),
};

/** Kinds whose names are in the demo rows, in six languages. */
const inRows = {
  nouns: rows.nouns.map(parseNames),
  features: features.map(({ names }) => names),
  colours: allColours().map(({ names }) => names),
  banners: rows.banners.map(parseNames),
  news: rows.news.map(parseNames),
} as const;
const names = Object.entries(inRows) as [keyof typeof inRows, (typeof inRows)[keyof typeof inRows]][];

describe.each(OTHER_LANGUAGES)('The demo in %s', (lang) => {
  it.each(Object.keys(englishTexts) as Kind[])('translates %s that it has, and no others', (kind) => {
    const unknown = Object.keys(translationOf(lang)[kind] ?? {}).filter(
      (text) => !englishTexts[kind].has(text),
    );
    expect(unknown).toEqual([]);
  });

  it('names all goods, features, colours, banners and news', () => {
    for (const [kind, given] of names)
      expect(
        given.filter((sentence) => !translated(kind, sentence)[lang]).map(({ en }) => en),
        kind,
      ).toEqual([]);
  });

  it.each(['articles', 'benefits', 'details'] as const)('says all %s', (kind) => {
    const texts = translationOf(lang)[kind] ?? {};
    expect([...englishTexts[kind]].filter((text) => !texts[text])).toEqual([]);
  });

  it('keeps a title and its subtitle apart on every banner', () => {
    for (const titles of inRows.banners) expect(translated('banners', titles)[lang]).toMatch(/\S \/ \S/);
  });

  it('puts line, feature and noun into the name of goods, each once', () => {
    expect(
      titlePattern(lang)
        .match(/\{\w+\}/g)
        ?.toSorted(),
    ).toEqual(['{feature}', '{line}', '{noun}']);
  });
});
