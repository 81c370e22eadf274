import { expect, it } from 'vitest';
import { meantIds, type Judgeable } from './select-names.ts';

const judgeable: Judgeable = {
  inRun: [
    { id: 'neg.required' },
    { id: 'orderPay', path: '/api/order!pay' },
    { id: 'orderCancel', path: '/api/order!cancel' },
  ],
  leftOut: [{ id: 'loanApply', path: '/api/loan!apply' }],
};

it.each([
  [
    ['orderPay', 'neg.'],
    ['orderPay', 'neg.'],
  ],
  [['order!pay'], ['orderPay']],
  [
    ['/api/order!pay', '', ' neg.required '],
    ['orderPay', 'neg.required'],
  ],
  [['/api/order!'], ['orderPay', 'orderCancel']],
  [[], []],
])('%j means %j', (only, ids) => {
  expect(meantIds(only, judgeable)).toEqual(ids);
});

it.each([
  [['oderPay'], '--only oderPay names no check and no operation. Near: orderPay, '],
  [['required'], 'Near: neg.required, '],
  [['order!pai'], 'Near: /api/order!pay, '],
  [['neg.', 'nge.'], '--only nge. names no check'],
  [['loanApply'], 'names what this run leaves out: see --extensions'],
  [[''], '--only takes names'],
])('%j is a mistake that is explained', (only, words) => {
  expect(() => meantIds(only, judgeable)).toThrow(words);
});
