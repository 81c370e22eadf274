import { expect, test } from 'vitest';
import { makeTranslator } from './translate.ts';

const words = {
  hello: 'Hello',
  group: { inner: 'Deep within' },
  named: 'Remove {{name}}, all of {{ name }}',
  goods_one: '{{count, number}} piece',
  goods_other: '{{count, number}} pieces',
  cup_few: '{{count}} чашки',
  cup_other: '{{count}} чашек',
};
const say = makeTranslator('en');

test('A sentence is found by its key, also within a group', () => {
  expect(say(words, 'hello')).toBe('Hello');
  expect(say(words, 'group.inner')).toBe('Deep within');
});

test('A key without a sentence is said itself, so that a look at the page finds it', () => {
  expect(say(words, 'group')).toBe('group');
  expect(say(words, 'hello.there')).toBe('hello.there');
  expect(say(undefined, 'hello')).toBe('hello');
});

test('Values are put in wherever they stand; a missing one leaves its place open to see', () => {
  expect(say(words, 'named', { name: 'a lamp' })).toBe('Remove a lamp, all of a lamp');
  expect(say(words, 'named')).toContain('{{name}}');
});

test('A value that looks like a place or a pattern is text all the same', () => {
  expect(say(words, 'named', { name: '{{name}} $& <b>' })).toBe(
    'Remove {{name}} $& <b>, all of {{name}} $& <b>',
  );
});

test('A count chooses the plural of the language and is written in its numbers', () => {
  expect(say(words, 'goods', { count: 1 })).toBe('1 piece');
  expect(say(words, 'goods', { count: 12_345 })).toBe('12,345 pieces');
  expect(makeTranslator('de')(words, 'goods', { count: 12_345 })).toBe('12.345 pieces');
});

test('A plural that a file does not have is said in its general form', () => {
  const russian = makeTranslator('ru');
  expect(russian(words, 'cup', { count: 3 })).toBe('3 чашки');
  expect(russian(words, 'cup', { count: 5 })).toBe('5 чашек');
});

test('What is put between words from right to left keeps its own direction', () => {
  const pay = { pay: 'ادفع {{amount}} الآن' };
  expect(makeTranslator('ar')(pay, 'pay', { amount: '$11.20' })).toBe('ادفع \u2068$11.20\u2069 الآن');
  expect(makeTranslator('de')(pay, 'pay', { amount: '$11.20' })).toBe('ادفع $11.20 الآن');
});
