import { expect, test } from 'vitest';
import { fromWireTime, toWireTime } from './wire-time.ts';

test('Reads wire times as local times in UTC+8', () => {
  expect(fromWireTime('2026-03-14 09:26:53').toISOString()).toBe('2026-03-14T01:26:53.000Z');
  expect(fromWireTime('2026-01-01 00:30:00').toISOString()).toBe('2025-12-31T16:30:00.000Z');
});

test('Reads the times of chats, which have no seconds', () => {
  expect(fromWireTime('2026-03-14 09:26').toISOString()).toBe('2026-03-14T01:26:00.000Z');
});

test('Reads a written time as the same second', () => {
  const instant = new Date('2024-02-29T20:15:59.999Z');
  expect(toWireTime(instant)).toBe('2024-03-01 04:15:59');
  expect(fromWireTime(toWireTime(instant)).toISOString()).toBe('2024-02-29T20:15:59.000Z');
});

test.each([
  '',
  '2026-03-14',
  '2026-03-14T09:26:53Z',
  '2026-02-30 00:00:00',
  '2026-13-01 00:00:00',
  '2026-01-01 24:00:00',
  '2026-01-01 00:60:00',
])('Rejects "%s"', (text) => {
  expect(() => fromWireTime(text)).toThrow(RangeError);
});
