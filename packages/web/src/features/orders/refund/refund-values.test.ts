import { expect, test } from 'vitest';
import { emptyRefund, refundInput, validateRefund } from './refund-values.ts';

const order = { id: 'or_1', status: 1, total: 139.35 } as const;
const filled = { returnReason: '2', money: '139.35', returnDetail: '' };

test.each([
  [46.9, '46.90'],
  [1200, '1200.00'],
  [139.35, '139.35'],
])('starts a form for an order of %d dollars with %s', (total, money) => {
  expect(emptyRefund({ ...order, total }).money).toBe(money);
});

test('accepts a full and a partial refund', async () => {
  expect(await validateRefund(order)(filled)).toEqual({});
  expect(await validateRefund(order)({ ...filled, money: '0.01' })).toEqual({});
});

test.each([
  [{ money: '139.36' }, 'money', 'form.amount.max'],
  [{ money: '0' }, 'money', 'form.amount.min'],
  [{ money: '1.005' }, 'money', 'form.amount.decimals'],
  [{ money: '' }, 'money', 'form.required'],
  [{ returnReason: '' }, 'returnReason', 'form.required'],
])('rejects %j', async (part, field, message) => {
  expect(await validateRefund(order)({ ...filled, ...part })).toEqual({ [field]: message });
});

test('omits an empty remark', () => {
  expect(refundInput('or_1', filled)).toEqual({ orderId: 'or_1', returnReason: 2, money: 139.35 });
});
