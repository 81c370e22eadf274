import { expect, test } from 'vitest';
import { orderRefusals, states } from '../generated/states.ts';
import { orderRefusal } from './order-refusal.ts';

test('Returns the error of the state, or else the general error of the action', () => {
  expect([1, 3, 5, 6].map((status) => orderRefusal('requestRefund', status))).toEqual([
    'orderNotRefundable',
    'shippedOrderNotRefundable',
    'orderAlreadyCompleted',
    'orderNotRefundable',
  ]);
});

test('Every action of an order has rejections', () => {
  const { transitions, actions } = states.order;
  expect(Object.keys(orderRefusals)).toEqual([...Object.keys(transitions), ...Object.keys(actions)]);
});

test('No state that allows an action has an error for it', () => {
  const moves = { ...states.order.transitions, ...states.order.actions };
  for (const [action, { from }] of Object.entries(moves)) {
    const refusals = orderRefusals[action as keyof typeof orderRefusals];
    for (const state of from) expect(Object.keys(refusals)).not.toContain(String(state));
  }
});
