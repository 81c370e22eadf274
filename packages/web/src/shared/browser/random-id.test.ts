import { afterEach, expect, test, vi } from 'vitest';
import { randomId } from './random-id.ts';

afterEach(() => vi.unstubAllGlobals());

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

test('A page without TLS, which has no randomUUID, gets different UUIDs of version 4', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 100 }, randomId);
  expect(ids.filter((id) => !UUID.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(100);
});
