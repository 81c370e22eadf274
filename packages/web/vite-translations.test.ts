import { expect, test } from 'vitest';
import { pseudoTranslations } from './pseudo-translations.ts';
import { pageFile, pageNamespaces } from './src/shared/i18n/page-namespaces.ts';
import { fillMissing, translationFile } from './vite-translations.ts';

test('A missing translation is filled with the English text', () => {
  const english = { a: 'A', group: { b: 'B', c: 'C' }, cup_one: 'cup', cup_other: 'cups' };
  expect(fillMissing({ group: { c: 'Z' }, cup_other: 'Tassen' }, english)).toEqual({
    a: 'A',
    group: { b: 'B', c: 'Z' },
    cup_one: 'cup',
    cup_other: 'Tassen',
  });
});

test('The translations of a page are in one file, by namespace', async () => {
  const file = translationFile('de', pageFile('index'), (code, namespace) => ({
    text: `${namespace} in ${code}`,
  }));
  const { default: translations } = (await import(`data:text/javascript,${encodeURIComponent(file)}`)) as {
    default: unknown;
  };
  const expected = [...pageNamespaces.start, ...pageNamespaces.index].map((namespace) => [
    namespace,
    { text: `${namespace} in de` },
  ]);
  expect(translations).toEqual({ ...Object.fromEntries(expected), offline: {} });
});

test('The file of a page contains the errors of a lost network', () => {
  const errors = { checkNetwork: 'No network.', outOfStock: 'Sold out.' };
  const file = translationFile('de', pageFile('index'), (_, namespace) =>
    namespace === 'errors' ? errors : {},
  );
  expect(file).toContain('"offline":{"checkNetwork":"No network."}');
});

test('The pseudo-language keeps values and links, and is longer by 40 %', () => {
  const texts = pseudoTranslations(
    { a: 'Pay <rules>{{amount}}</rules> now', parts: [{ b: 'To the shop' }] },
    false,
  );
  expect(texts['a']).toContain('<rules>{{amount}}</rules>');
  expect(texts['a']).toContain('Ñóŵ'.toLowerCase());
  expect(texts['parts']).toEqual([{ b: '[Ţó ţĥé šĥóp one t]' }]);
  expect(String(pseudoTranslations({ a: 'To the shop' }, true)['a'])).toMatch(/\u202e.*\u202c/);
});
