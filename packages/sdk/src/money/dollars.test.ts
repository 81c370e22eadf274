import { expect, test } from 'vitest';
import { dollars, totalDollars } from './index.ts';

test('Dollars compute like a sentence, exactly', () => {
  expect(dollars(0.1).plus(0.2).toString()).toBe('0.3');
  expect(dollars('19.99').times(3).plus(dollars('4.50')).minus(0.01).format()).toBe('$64.46');
  expect(dollars(10).dividedBy(3).toWire()).toBe(3.33);
  expect(dollars('1.10').equals(1.1)).toBe(true);
  expect(dollars(2).isMoreThan('1.99') && dollars(2).isLessThan(dollars(3))).toBe(true);
  expect(totalDollars([0.1, '0.2', dollars(1)]).amount).toBe('1.3');
  expect(JSON.stringify({ total: dollars(5) })).toBe('{"total":"5"}');
  expect(`${dollars('7.50')}`).toBe('7.5');
});

test('Money refuses the operators of numbers', () => {
  expect(() => (dollars(1) as unknown as number) * 2).toThrow('Use plus');
  expect(() => (dollars(1) as unknown as number) + 1).toThrow('Use plus');
  expect(() => dollars('a lot')).toThrow();
  expect(() => dollars('1.005').toWire()).toThrow(RangeError);
});
