import { expect, test } from 'vitest';
import { deadlineOf } from './deadlines.ts';

const NOW = 1_000;
const none = { status: 1, shipDeadline: null, receiptDeadline: null, refundDeadline: null } as const;

test('names what happens next, and when', () => {
  expect(deadlineOf({ ...none, shipDeadline: 2_000 }, NOW)).toEqual({ key: 'deadline.ship', at: 2_000 });
  expect(deadlineOf({ ...none, shipDeadline: 500 }, NOW)).toEqual({ key: 'deadline.shipOver', at: 500 });
  expect(deadlineOf({ ...none, status: 3, receiptDeadline: 2_000 }, NOW)).toMatchObject({
    key: 'deadline.receipt',
  });
  expect(deadlineOf({ ...none, status: 6, refundDeadline: 2_000 }, NOW)).toMatchObject({
    key: 'deadline.refund',
  });
});

test('names nothing where nothing happens, or the server does not tell', () => {
  expect(deadlineOf(none, NOW)).toBeUndefined();
  expect(deadlineOf({ status: 1 }, NOW)).toBeUndefined();
});
