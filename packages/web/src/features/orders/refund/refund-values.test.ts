import { expect, test } from 'vitest';
import {
  emptyRefund,
  reasonsIn,
  refundInput,
  refundLines,
  validateRefund,
  type RefundValues,
} from './refund-values.ts';

const filled: RefundValues = { ...emptyRefund, returnReason: '2' };
const part: RefundValues = { ...filled, scope: 'part', pieces: { 'g_lamp,-1': 2, 'g_pot,sk_red': 0 } };

test('names no lines for the whole order, and only those with pieces for a part', () => {
  expect(refundLines(filled)).toBeUndefined();
  expect(refundLines(part)).toBe('g_lamp,-1,2');
  expect(refundLines({ ...part, pieces: {} })).toBe('');
});

test('accepts a refund of all and of some pieces', async () => {
  expect(await validateRefund('or_1')(filled)).toEqual({});
  expect(await validateRefund('or_1')(part)).toEqual({});
});

test.each([
  [{ returnReason: '' }, 'returnReason', 'form.required'],
  [{ pieces: {} }, 'pieces', 'orders:refund.choose'],
  [{ returnDetail: 'a'.repeat(501) }, 'returnDetail', 'form.remarks.long'],
])('rejects %j', async (change, field, message) => {
  expect(await validateRefund('or_1')({ ...part, ...change })).toEqual({ [field]: message });
});

test('sends the amount that the buyer was shown, and omits an empty remark', () => {
  expect(refundInput('or_1', part, 31.12)).toEqual({
    orderId: 'or_1',
    returnReason: 2,
    lines: 'g_lamp,-1,2',
    money: 31.12,
  });
  expect(refundInput('or_1', { ...filled, returnDetail: ' Too large. ' })).toEqual({
    orderId: 'or_1',
    returnReason: 2,
    returnDetail: 'Too large.',
  });
});

test('offers no fault of goods that were not shipped', () => {
  for (const status of [1, 2] as const) expect(reasonsIn(status)).toEqual([1, 2, 8, 9]);
  for (const status of [3, 4, 5] as const) expect(reasonsIn(status)).toHaveLength(9);
  expect(reasonsIn(0)).toEqual([]);
});
