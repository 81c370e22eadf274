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

test('a filled application is sent as the contract has it', async () => {
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

test('everything that is missing is named, the agreement as well', async () => {
  const empty = { ...emptyLoan(config, ''), amount: '' };
  expect(Object.keys(await errorsOf(empty)).toSorted()).toEqual(
    ['agreed', 'amount', 'back', 'countryId', 'face', 'hand', 'identification', 'realName'].toSorted(),
  );
});

test('an amount outside of the limits and a term that is not open are refused', async () => {
  const saidOf = async (amount: string) => (await errorsOf({ ...filled, amount }))['amount'];
  expect(await saidOf('99999.99')).toBe('form.loan.amount');
  expect(await saidOf('30000000')).toBeUndefined();
  expect(await saidOf('30000000.01')).toBe('form.loan.amount');
  expect(await saidOf('much')).toBe('form.amount.number');
  expect((await errorsOf({ ...filled, days: '180' }))['days']).toBe('form.loan.term');
});

test('conditions that are narrower than the contract hold as well', async () => {
  const narrow = loanRules({ ...config, amountMin: 200000, amountMax: 300000 });
  expect((await narrow({ ...filled, amount: '150000' }))['amount']).toBe('form.amount.min');
  expect((await narrow({ ...filled, amount: '400000' }))['amount']).toBe('form.amount.max');
});

test('interest is exact and cut after two decimals', () => {
  expect(costOf('150000', '30', 0.0005)).toEqual({ aDay: '75', interest: '2250', total: '152250' });
  expect(costOf('100000.01', '30', 0.0005)).toEqual({
    aDay: '50',
    interest: '1500',
    total: '101500.01',
  });
  expect(costOf('much', '30', 0.0005)).toBeUndefined();
});
