import { expect, test } from 'vitest';
import { validateClosing, type ClosingValues } from './closing-values.ts';

const profile = { username: 'amelia@example.com', safeword: 1 } as const;
const filled: ClosingValues = {
  choice: 'rarely',
  reason: '',
  account: 'Amelia@example.com ',
  cashPassword: '135790',
};

test('a filled form may be sent', async () => {
  expect(await validateClosing(filled, 'I rarely buy anything here', profile)).toEqual({});
});

test('without a chosen reason the choice is asked for, and with another one its words', async () => {
  expect(await validateClosing({ ...filled, choice: '' }, '', profile)).toEqual({ choice: 'form.required' });
  expect(await validateClosing({ ...filled, choice: 'other' }, '  ', profile)).toEqual({
    reason: 'form.required',
  });
});

test('the name has to be one’s own', async () => {
  expect(await validateClosing({ ...filled, account: 'noah@example.com' }, 'x', profile)).toEqual({
    account: 'form.closing.account',
  });
});

test('the fund password is asked for only where one is set', async () => {
  const without = { ...filled, cashPassword: '' };
  expect(await validateClosing(without, 'x', profile)).toEqual({ cashPassword: 'form.required' });
  expect(await validateClosing(without, 'x', { ...profile, safeword: 0 })).toEqual({});
});
