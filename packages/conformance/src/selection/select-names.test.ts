import { expect, it } from 'vitest';
import { selectIds, type SelectableNames } from './select-names.ts';

const names: SelectableNames = {
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
])('%j selects %j', (only, ids) => {
  expect(selectIds(only, names)).toEqual(ids);
});

it.each([
  [['oderPay'], '--only oderPay matches no check and no operation. Did you mean orderPay, '],
  [['required'], 'Did you mean neg.required, '],
  [['order!pai'], 'Did you mean /api/order!pay, '],
  [['neg.', 'nge.'], '--only nge. matches no check'],
  [['loanApply'], 'selects what this run leaves out: see --extensions'],
  [[''], '--only takes names'],
])('%j is rejected with an explanation', (only, description) => {
  expect(() => selectIds(only, names)).toThrow(description);
});
