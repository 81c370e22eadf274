import { add, compare, multiply } from '@openmall/sdk/money';
import { expect, test } from 'vitest';
import {
  maxAmountOf,
  applicationOf,
  boundsOf,
  emptyWithdrawal,
  figuresOf,
  withdrawRules,
} from './withdraw-values.ts';

const limits = {
  withdrawAmountMin: '10',
  withdrawAmountMax: '50000',
  dailyMax: 3,
  dailyUsed: 0,
  openFrom: '00:00',
  openUntil: '24:00',
  boundAddress: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
};
const errorsOf = withdrawRules({
  address: limits.boundAddress,
  boundsFor: () => boundsOf(limits, 1),
  maxFor: () => maxAmountOf('1000', 1),
  rateFor: () => 1,
});
const filled = { ...emptyWithdrawal('USDT'), amount: '120.5' };
const bank = {
  ...emptyWithdrawal('bank'),
  amount: '120.5',
  bankName: 'First Bank of Bergen',
  bankUserName: 'Amelia Hartley',
  bankCardNo: 'NO9386011117947',
};

test('splits an amount into fee and payout, exact to ten decimals', () => {
  expect(figuresOf('120.5', 0.01)).toEqual({ fee: '1.205', arrives: '119.295' });
  expect(figuresOf('33.3333333333', 0.01)).toEqual({ fee: '0.3333333333', arrives: '33' });
  expect(figuresOf('10', 0)).toEqual({ fee: '0', arrives: '10' });
  for (const quantity of ['0.0000000001', '99999.9999999999', '12345.6789012345']) {
    const { fee, arrives } = figuresOf(quantity, 0.03) ?? { fee: '', arrives: '' };
    expect(add(fee, arrives)).toBe(quantity);
  }
  expect(figuresOf('1e5', 0.01)).toBeUndefined();
});

test('never converts a balance to more than its value', () => {
  for (const rate of [1, 3412.55, 64250.5, 0.37]) {
    const maxAmount = maxAmountOf('4999.9999999999', rate);
    expect(compare(multiply(maxAmount, rate), '4999.9999999999')).toBeLessThanOrEqual(0);
  }
});

test('rounds the minimum up and the maximum down', () => {
  const { min, max } = boundsOf(limits, 3412.55);
  expect(compare(multiply(min, 3412.55), '10')).toBeGreaterThanOrEqual(0);
  expect(compare(multiply(max, 3412.55), '50000')).toBeLessThanOrEqual(0);
  expect(boundsOf(limits, 1)).toEqual({ min: '10', max: '50000' });
});

test('sends a complete form with the withdrawal address', async () => {
  expect(await errorsOf(filled)).toEqual({});
  expect(applicationOf(filled, limits.boundAddress)).toEqual({
    channel: 'USDT',
    amount: '120.5',
    currency: 'USDT',
    from: limits.boundAddress,
  });
});

test('rejects amounts outside of the limits, above the balance, or with eleven decimals', async () => {
  const amountErrorOf = async (amount: string) => (await errorsOf({ ...filled, amount }))['amount'];
  expect(await amountErrorOf('')).toBe('form.required');
  expect(await amountErrorOf('9.99')).toBe('form.amount.min');
  expect(await amountErrorOf('10')).toBeUndefined();
  expect(await amountErrorOf('1000')).toBeUndefined();
  expect(await amountErrorOf('1000.0000000001')).toBe('form.withdraw.tooMuch');
  expect(await amountErrorOf('20.00000000001')).toBe('form.withdraw.amount');
  expect(await amountErrorOf('-20')).toBe('form.withdraw.amount');
});

test('sends a bank account without empty fields', async () => {
  expect(await errorsOf(bank)).toEqual({});
  expect(applicationOf(bank, '')).toEqual({
    channel: 'bank',
    amount: '120.5',
    currency: 'USDT',
    bankName: 'First Bank of Bergen',
    bankUserName: 'Amelia Hartley',
    bankCardNo: 'NO9386011117947',
  });
  expect(Object.keys(await errorsOf(emptyWithdrawal('bank'))).toSorted()).toEqual([
    'amount',
    'bankCardNo',
    'bankName',
    'bankUserName',
  ]);
});

test('takes all that can be spent, although it is below the minimum: less than a cent may stay behind', async () => {
  const errorOf = async (amount: string, rate = 1) => {
    const rules = withdrawRules({
      address: limits.boundAddress,
      boundsFor: () => boundsOf(limits, rate),
      maxFor: () => maxAmountOf('5.00654321', rate),
      rateFor: () => rate,
    });
    return (await rules({ ...emptyWithdrawal('USDT'), amount })).amount;
  };
  expect(await errorOf('5.00654321')).toBeUndefined();
  expect(await errorOf('5')).toBeUndefined();
  expect(await errorOf('4.99')).toBe('form.amount.min');
  expect(await errorOf('5.0066')).toBe('form.withdraw.tooMuch');
  expect(await errorOf('0.0001', 50_000)).toBeUndefined();
  expect(await errorOf('0.00009', 50_000)).toBe('form.amount.min');
});
