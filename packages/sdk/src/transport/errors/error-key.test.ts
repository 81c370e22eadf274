import { expect, test } from 'vitest';
import { errorCatalog } from '../../generated/errors.ts';
import * as operations from '../../generated/operation-functions.ts';
import { operationMap } from '../../generated/operation-map.ts';
import { errorKeyAmong } from './error-key.ts';

const all = Object.values(operations).flatMap(({ operationId, errors }) =>
  operationMap[operationId].errors.map((key) => ({ operationId, errors, key, ...errorCatalog[key] })),
);
/** Whether a code belongs to a single error. The two errors of 403 mean the same: there is no session. */
const hasUniqueCode = ({ code }: { code: string }): boolean =>
  code !== '403' &&
  Object.values(errorCatalog).filter(
    (entry) => entry.code === code && entry.answeredBy !== 'client' && entry.answeredBy !== 'reserved',
  ).length === 1;

test('Every operation finds each of its errors by the text of the catalog', () => {
  const wrong = all.filter(({ errors, key, code, text }) => errorKeyAmong(errors, code, text) !== key);
  expect(wrong.map(({ operationId, key }) => `${operationId} ${key}`)).toEqual([]);
});

test('A unique code finds its error whatever the text; a shared code does not', () => {
  const keyByCode = ({ errors, code }: (typeof all)[number]) => errorKeyAmong(errors, code, '抱歉');
  const unique = all.filter(hasUniqueCode);
  expect(new Set(unique.map(({ code }) => code)).size).toBeGreaterThan(5);
  expect(unique.filter((error) => keyByCode(error) !== error.key).map(({ key }) => key)).toEqual([]);
  const shared = all.filter(({ code }) => code === '1');
  expect(shared.filter((error) => keyByCode(error) !== undefined)).toEqual([]);
});

test('The key of the envelope counts, whatever its text and code', () => {
  const wrong = all.filter(({ errors, key }) => errorKeyAmong(errors, '1', '余额不足', key) !== key);
  expect(wrong).toEqual([]);
});

test('A key that the operation does not list counts for nothing', () => {
  const { errors, code, text, key } = all.find((error) => error.code === '1') ?? expect.fail();
  expect(errorKeyAmong(errors, '1', '抱歉', 'noSuchError')).toBeUndefined();
  expect(errorKeyAmong(errors, code, text, 'noSuchError')).toBe(key);
});

test('A text does not count with another code', () => {
  const texts = all.filter(({ code }) => code === '1');
  const wrong = texts.filter(({ errors, text }) => errorKeyAmong(errors, '7', text) !== undefined);
  expect(wrong).toEqual([]);
});

test('None of 60,000 foreign sentences is taken for an error', () => {
  const words = [
    'order',
    'pay',
    'the',
    'wrong',
    'password',
    'is',
    'not',
    'found',
    'please',
    'try',
    'again',
    'low',
  ];
  const sentenceOf = (seed: number): string =>
    Array.from({ length: 5 }, (_, at) => words[Math.floor(seed / 12 ** at) % 12]).join(' ');
  const { errors } =
    all.toSorted((left, right) => right.errors.length - left.errors.length)[0] ?? expect.fail();
  const guessed = Array.from({ length: 60_000 }, (_, at) => sentenceOf(at)).filter(
    (sentence) => errorKeyAmong(errors, '1', sentence) !== undefined,
  );
  expect(guessed).toEqual([]);
});

test('An empty code finds no error', () => {
  expect(errorKeyAmong('', '', '抱歉')).toBeUndefined();
});
