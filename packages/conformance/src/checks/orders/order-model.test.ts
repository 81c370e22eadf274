import { expect, it } from 'vitest';
import { applyAction, possibleAfterOthers, newOrder } from './order-model.ts';

const statesAfter = (...actions: readonly ('pay' | 'requestRefund')[]): number[] =>
  [
    ...new Set(possibleAfterOthers(actions.reduce(applyAction, newOrder())).map(({ status }) => status)),
  ].sort();

it('A paid order may have been confirmed or shipped by the store', () => {
  expect(statesAfter('pay')).toEqual([1, 2, 3]);
});

it('An unpaid order may have been cancelled by the clock', () => {
  expect(statesAfter()).toEqual([-1, 0]);
});

it('A refund may have been granted, or rejected and the order shipped', () => {
  expect(statesAfter('pay', 'requestRefund')).toEqual([1, 2, 3, 6]);
});
