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
  expect(shared.filter((error) => keyByCode(error) !== 'unknown')).toEqual([]);
});

test('An empty code finds no error', () => {
  expect(errorKeyAmong('', '', '抱歉')).toBe('unknown');
});
