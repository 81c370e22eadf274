import { Linter } from 'eslint';
import { describe, expect, test } from 'vitest';
import { recommended } from './index.ts';

const linter = new Linter();
const findings = (code: string) => linter.verify(code, [recommended] as never).map(({ message }) => message);

describe('Reports money computed with floats', () => {
  test.each([
    'goods.price * quantity',
    'order.fees + order.tax',
    'total = Number(wallet.money) - amount',
    'balance -= paid',
    'const shown = price.toFixed(2)',
    'Math.round(sellingPrice)',
    'parseFloat(amount)',
    '(order.prizeReal ?? 0) / 2',
    '-totalAmount + 1',
  ])('%s', (code) => {
    expect(findings(code)).toEqual([expect.stringContaining('@openmall/sdk/money')]);
  });
});

describe('Allows exact computations and other numbers', () => {
  test.each([
    'add(goods.price, order.tax)',
    "'$' + price",
    'amounts.length + 1',
    'quantity * 2',
    'rating.toFixed(1)',
    'priceCount + 1',
    'amount > 0',
  ])('%s', (code) => {
    expect(findings(code)).toEqual([]);
  });
});
