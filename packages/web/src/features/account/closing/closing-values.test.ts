import { expect, test } from 'vitest';
import { validateClosing, type ClosingValues } from './closing-values.ts';

const profile = { username: 'amelia@example.com', safeword: 1 } as const;
const filled: ClosingValues = {
  choice: 'rarely',
  reason: '',
  account: 'Amelia@example.com ',
  cashPassword: '135790',
};

test('accepts a complete form', async () => {
  expect(await validateClosing(filled, 'I rarely buy anything here', profile)).toEqual({});
});

test('requires a reason, and a text for the reason “other”', async () => {
  expect(await validateClosing({ ...filled, choice: '' }, '', profile)).toEqual({ choice: 'form.required' });
  expect(await validateClosing({ ...filled, choice: 'other' }, '  ', profile)).toEqual({
    reason: 'form.required',
  });
});

test('rejects the name of another account', async () => {
  expect(await validateClosing({ ...filled, account: 'noah@example.com' }, 'x', profile)).toEqual({
    account: 'form.closing.account',
  });
});

test('requires the fund password only if one is set', async () => {
  const without = { ...filled, cashPassword: '' };
  expect(await validateClosing(without, 'x', profile)).toEqual({ cashPassword: 'form.required' });
  expect(await validateClosing(without, 'x', { ...profile, safeword: 0 })).toEqual({});
});
