import { describe, expect, it } from 'vitest';
import { type TextField, textErrors, textsOfValues, valuesOfTexts } from './texts.ts';

const FIELDS: readonly TextField<'name' | 'description'>[] = [
  { name: 'name', label: 'Name', max: 10, isRequired: true },
  { name: 'description', label: 'Description', max: 20, isRequired: false },
];
const text = (name: string, description = '') => ({ name, description });

describe('Texts of a form', () => {
  it('are sent for the languages that have some, English first', () => {
    const values = { de: text(' Schuhe '), fr: text(' '), en: text('Shoes', 'All kinds.') };
    expect(textsOfValues(values, FIELDS)).toEqual([
      { lang: 'en', name: 'Shoes', description: 'All kinds.' },
      { lang: 'de', name: 'Schuhe', description: '' },
    ]);
  });

  it('come back as they were sent', () => {
    const texts = [
      { lang: 'en' as const, ...text('Shoes') },
      { lang: 'cn' as const, ...text('鞋') },
    ];
    expect(textsOfValues(valuesOfTexts(texts), FIELDS)).toEqual(texts);
  });

  it('need English, and the required fields of each language in use', () => {
    expect(textErrors({}, FIELDS)).toEqual({ texts: { en: { name: 'form.required' } } });
    expect(textErrors({ en: text('Shoes'), de: text('', 'Für alle.') }, FIELDS)).toEqual({
      texts: { de: { name: 'form.required' } },
    });
    expect(textErrors({ en: text('Shoes'), de: text('', ' ') }, FIELDS)).toEqual({});
  });

  it('have a maximum length', () => {
    expect(textErrors({ en: text('A long name of shoes') }, FIELDS)).toEqual({
      texts: { en: { name: 'content.tooLong' } },
    });
  });
});
