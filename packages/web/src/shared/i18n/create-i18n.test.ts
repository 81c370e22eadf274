import { expect, test } from 'vitest';
import { createI18n } from './create-i18n.ts';

const texts = {
  hello: 'Hello',
  group: { inner: 'Nested' },
  named: 'Remove {{name}}, all of {{ name }}',
  goods_one: '{{count, number}} piece',
  goods_other: '{{count, number}} pieces',
  cup_few: '{{count}} чашки',
  cup_many: '{{count}} чашек',
  pay: 'ادفع {{amount}} الآن',
};

/** `t` of a language that has only the texts above. */
function translate(tag: string) {
  const i18n = createI18n(tag);
  i18n.addResourceBundle(tag, 'common', texts);
  return (key: string, values: Record<string, string | number> = {}): string =>
    String(i18n.t(key as never, values));
}
const t = translate('en');

test('Finds texts by key, also in groups', () => {
  expect(t('hello')).toBe('Hello');
  expect(t('group.inner')).toBe('Nested');
});

test('Shows the key of a missing text, also one with a colon', () => {
  expect(t('hello.there')).toBe('hello.there');
  expect(t('Order: not found')).toBe('Order: not found');
});

test('Fills in values and leaves the placeholder of a missing one', () => {
  expect(t('named', { name: 'a lamp' })).toBe('Remove a lamp, all of a lamp');
  expect(t('named')).toContain('{{name}}');
});

test('Does not read placeholders, nesting or patterns in values', () => {
  expect(t('named', { name: '{{name}} $t(hello) $& <b>' })).toBe(
    'Remove {{name}} $t(hello) $& <b>, all of {{name}} $t(hello) $& <b>',
  );
});

test('Picks the plural of the language and formats its numbers', () => {
  expect(t('goods', { count: 1 })).toBe('1 piece');
  expect(t('goods', { count: 12_345 })).toBe('12,345 pieces');
  expect(translate('de')('goods', { count: 12_345 })).toBe('12.345 pieces');
  expect(translate('ru')('cup', { count: 3 })).toBe('3 чашки');
  expect(translate('ru')('cup', { count: 5 })).toBe('5 чашек');
});

test('Keeps the direction of values in right-to-left texts', () => {
  expect(translate('ar-u-nu-latn')('pay', { amount: '$11.20' })).toBe('ادفع \u2068$11.20\u2069 الآن');
  expect(translate('de')('pay', { amount: '$11.20' })).toBe('ادفع $11.20 الآن');
});
