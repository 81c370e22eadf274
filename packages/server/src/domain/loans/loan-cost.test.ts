import { describe, expect, it } from 'vitest';
import { loanCost } from './loan-cost.ts';

const DAY = 86_400_000;
const startedAt = new Date('2028-02-28T10:00:00Z');
const loan = { amount: '150000', rate: '0.0005', defaultRate: '0.001', termDays: 30, startedAt };
const after = (ms: number, terms: Partial<typeof loan> = {}) =>
  loanCost({ ...loan, ...terms }, new Date(startedAt.getTime() + ms));

describe('What a loan costs', () => {
  it.each([
    [0, 1, '75'],
    [DAY - 1, 1, '75'],
    [DAY, 2, '150'],
    [23 * DAY - 1, 23, '1725'],
    [30 * DAY - 1, 30, '2250'],
    [30 * DAY, 31, '2475'],
    [32 * DAY, 33, '2925'],
  ])('after %d ms covers %d started days', (ms, days, interest) => {
    expect(after(ms)).toEqual({ days, interest, due: String(150_000 + Number(interest)) });
  });

  it('counts 24 hours as a day, also over the 29th of February', () => {
    expect(loanCost(loan, new Date('2028-03-01T09:59:59Z')).days).toBe(2);
    expect(loanCost(loan, new Date('2028-03-01T10:00:00Z')).days).toBe(3);
  });

  it('is exact and truncated to cents', () => {
    expect(after(0, { amount: '29999999.99', rate: '0.0000000003' }).interest).toBe('0');
    expect(after(364 * DAY, { amount: '29999999.99', rate: '0.0005', termDays: 365 })).toEqual({
      days: 365,
      interest: '5474999.99',
      due: '35474999.98',
    });
  });

  it('covers one day if the clock went back', () => {
    expect(after(-5 * DAY).days).toBe(1);
  });
});
