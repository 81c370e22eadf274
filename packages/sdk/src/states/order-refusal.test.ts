import { expect, test } from 'vitest';
import { orderRefusals, states } from '../generated/states.ts';
import { orderRefusal } from './order-refusal.ts';

test('An action that does not work is refused with the error of the state, or else with its general error', () => {
  expect([1, 3, 5, 6].map((status) => orderRefusal('requestRefund', status))).toEqual([
    'orderNotRefundable',
    'shippedOrderNotRefundable',
    'orderAlreadyCompleted',
    'orderNotRefundable',
  ]);
});

test('Every action of an order has refusals', () => {
  const { transitions, actions } = states.order;
  expect(Object.keys(orderRefusals)).toEqual([...Object.keys(transitions), ...Object.keys(actions)]);
});

test('No action is refused with an error of a state in which it works', () => {
  const moves = { ...states.order.transitions, ...states.order.actions };
  for (const [action, { from }] of Object.entries(moves)) {
    const refusals = orderRefusals[action as keyof typeof orderRefusals];
    for (const state of from) expect(Object.keys(refusals)).not.toContain(String(state));
  }
});
