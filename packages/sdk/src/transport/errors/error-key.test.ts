import { expect, test } from 'vitest';
import { errorCatalog } from '../../generated/errors.ts';
import * as operations from '../../generated/operation-functions.ts';
import { operationMap } from '../../generated/operation-map.ts';
import { errorKeyAmong } from './error-key.ts';

const all = Object.values(operations).flatMap(({ operationId, errors }) =>
  operationMap[operationId].errors.map((key) => ({ operationId, errors, key, ...errorCatalog[key] })),
);
/** Codes that one error alone has, of those that servers answer; both of 403 mean that there is no session. */
const isTelling = ({ code }: { code: string }): boolean =>
  code !== '403' &&
  Object.values(errorCatalog).filter(
    (entry) => entry.code === code && entry.answeredBy !== 'client' && entry.answeredBy !== 'reserved',
  ).length === 1;

test('Every operation knows each of its errors by the text of the catalogue', () => {
  const wrong = all.filter(({ errors, key, code, text }) => errorKeyAmong(errors, code, text) !== key);
  expect(wrong.map(({ operationId, key }) => `${operationId} ${key}`)).toEqual([]);
});

test('A code that only one error has tells it in any words, and a code that many have does not', () => {
  const keyInOtherWords = ({ errors, code }: (typeof all)[number]) => errorKeyAmong(errors, code, '抱歉');
  const telling = all.filter(isTelling);
  expect(new Set(telling.map(({ code }) => code)).size).toBeGreaterThan(5);
  expect(telling.filter((one) => keyInOtherWords(one) !== one.key).map(({ key }) => key)).toEqual([]);
  const shared = all.filter(({ code }) => code === '1');
  expect(shared.filter((one) => keyInOtherWords(one) !== 'unknown')).toEqual([]);
});

test('An empty code tells nothing', () => {
  expect(errorKeyAmong('', '', '抱歉')).toBe('unknown');
});
