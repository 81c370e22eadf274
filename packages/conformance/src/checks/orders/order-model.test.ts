import { expect, it } from 'vitest';
import { applyAction, possibleAfterOthers, newOrder } from './order-model.ts';

const statesAfter = (...actions: readonly ('pay' | 'requestRefund')[]): number[] =>
  [
    ...new Set(possibleAfterOthers(actions.reduce(applyAction, newOrder())).map(({ status }) => status)),
  ].sort();

it('A store may have confirmed or shipped what was paid, and nothing else', () => {
  expect(statesAfter('pay')).toEqual([1, 2, 3]);
});

it('The clock may have cancelled what nobody paid', () => {
  expect(statesAfter()).toEqual([-1, 0]);
});

it('A refund may have been granted, or refused and the order sent on its way', () => {
  expect(statesAfter('pay', 'requestRefund')).toEqual([1, 2, 3, 6]);
});
