import type { LoanConfig } from '@openmall/sdk';
import { expect, test } from 'vitest';
import { applicationOf, costOf, emptyLoan, loanRules } from './loan-values.ts';

const config: LoanConfig = {
  rate: 0.0005,
  defaultRate: 0.001,
  lendableDays: ['30', '90'],
  allLendableDays: ['30', '90', '180'],
  amountMin: 100000,
  amountMax: 30000000,
  repayMethod: 'lumpSum',
};
const errorsOf = loanRules(config);
const filled = {
  ...emptyLoan(config, 'Amelia Hartley'),
  countryId: '826',
  identification: 'K7702913',
  face: '/uploads/credit/f1.webp',
  back: '/uploads/credit/b1.webp',
  hand: '/uploads/credit/h1.webp',
  agreed: true,
};

test('converts a complete application to call params', async () => {
  expect(await errorsOf(filled)).toEqual({});
  expect(applicationOf({ ...filled, amount: '150000.50' }, 'cr_1')).toEqual({
    applyAmount: 150000.5,
    creditPeriod: 30,
    realName: 'Amelia Hartley',
    countryId: 826,
    identification: 'K7702913',
    imgCertificateFace: '/uploads/credit/f1.webp',
    imgCertificateBack: '/uploads/credit/b1.webp',
    imgCertificateHand: '/uploads/credit/h1.webp',
    agreement: 1,
    creditId: 'cr_1',
  });
});

test('reports all missing values, including the agreement', async () => {
  const empty = { ...emptyLoan(config, ''), amount: '' };
  expect(Object.keys(await errorsOf(empty)).toSorted()).toEqual(
    ['agreed', 'amount', 'back', 'countryId', 'face', 'hand', 'identification', 'realName'].toSorted(),
  );
});

test('rejects amounts outside of the limits and unavailable terms', async () => {
  const amountErrorOf = async (amount: string) => (await errorsOf({ ...filled, amount }))['amount'];
  expect(await amountErrorOf('99999.99')).toBe('form.loan.amount');
  expect(await amountErrorOf('30000000')).toBeUndefined();
  expect(await amountErrorOf('30000000.01')).toBe('form.loan.amount');
  expect(await amountErrorOf('much')).toBe('form.amount.number');
  expect((await errorsOf({ ...filled, days: '180' }))['days']).toBe('form.loan.term');
});

test('applies limits that are narrower than those of the contract', async () => {
  const narrow = loanRules({ ...config, amountMin: 200000, amountMax: 300000 });
  expect((await narrow({ ...filled, amount: '150000' }))['amount']).toBe('form.amount.min');
  expect((await narrow({ ...filled, amount: '400000' }))['amount']).toBe('form.amount.max');
});

test('computes interest exactly and truncates it to two decimals', () => {
  expect(costOf('150000', '30', 0.0005)).toEqual({ aDay: '75', interest: '2250', total: '152250' });
  expect(costOf('100000.01', '30', 0.0005)).toEqual({
    aDay: '50',
    interest: '1500',
    total: '101500.01',
  });
  expect(costOf('much', '30', 0.0005)).toBeUndefined();
});
