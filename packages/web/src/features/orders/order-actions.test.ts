import { type ActionOf, canDo, type OrderStatus, states } from '@openmall/sdk';
import { expect, test } from 'vitest';
import { actionOfLink, actionsOf, isFilled, isMoving } from './order-actions.ts';
import { tabOf } from './list/order-tabs.ts';

const all: readonly OrderStatus[] = [-1, 0, 1, 2, 3, 4, 5, 6];

test.each([
  [-1, ['buyAgain']],
  [0, ['pay', 'cancel']],
  [1, ['remind', 'requestRefund', 'track']],
  [2, ['remind', 'requestRefund', 'track']],
  [3, ['receive', 'track']],
  [4, ['review', 'buyAgain', 'track']],
  [5, ['buyAgain', 'track']],
  [6, ['seeRefund', 'buyAgain', 'track']],
] as const)('state %i offers %j', (status, actions) => {
  expect(actionsOf(status)).toEqual(actions);
});

test('offers no call that the state table rejects', () => {
  for (const status of all) {
    for (const action of actionsOf(status)) {
      if (Object.hasOwn(states.order.transitions, action) || action === 'remind')
        expect(canDo('order', action as ActionOf<'order'>, status), `${action} in ${status}`).toBe(true);
    }
  }
});

test('offers a return of shipped orders, and of received ones until the time is over', () => {
  const offers = (status: OrderStatus, returnDeadline: number | null, returnState: 0 | 1 | 4 | 7 = 0) =>
    actionsOf(status, { returnState, returnDeadline }).filter((action) => action.endsWith('Return'));
  const soon = Date.now() + 60_000;
  expect(offers(3, null)).toEqual(['requestReturn']);
  expect(offers(4, soon)).toEqual(['requestReturn']);
  expect(offers(5, soon, 7)).toEqual(['requestReturn']);
  expect(offers(4, soon, 1)).toEqual(['seeReturn']);
  expect(offers(4, Date.now() - 1)).toEqual([]);
  expect(offers(1, null)).toEqual([]);
  // Older servers know no returns.
  expect(actionsOf(4)).not.toContain('requestReturn');
});

test('fills at most one button of a card', () => {
  for (const status of all) expect(actionsOf(status).filter(isFilled).length).toBeLessThan(2);
});

test('polls only orders that can change without the buyer', () => {
  expect(all.filter((status) => isMoving({ status }))).toEqual([0, 1, 2, 3]);
  expect(isMoving({ status: 6, returnStatus: 1 })).toBe(true);
  expect(isMoving({ status: 6, returnStatus: 2 })).toBe(false);
});

test('accepts only links to actions with a dialog or a page', () => {
  expect(actionOfLink('cancel')).toBe('cancel');
  expect(actionOfLink('refund')).toBe('requestRefund');
  expect([null, '', 'track', 'expire', 'toString'].map(actionOfLink)).toEqual(Array(5).fill(undefined));
});

test('parses the tab of a URL and falls back to the first tab', () => {
  expect(tabOf('2')).toMatchObject({ index: 2, tab: { name: 'toShip', status: 1 } });
  expect(tabOf(null).tab.name).toBe('all');
  expect(tabOf('9').tab.name).toBe('all');
  expect(tabOf('x').tab.name).toBe('all');
});
