import { expect, test } from 'vitest';
import { orderLog, states } from '../generated/states.ts';
import { operationMap } from '../generated/operation-map.ts';
import { type ActionOf, actionsFrom, canDo, type MachineName, moveOf } from './can-do.ts';
import type { StateMachine } from './state-machine.ts';

const machines = Object.entries(states) as [MachineName, StateMachine][];

test('Only an order that awaits payment can be paid or cancelled', () => {
  const statesFor = (action: 'pay' | 'cancel') =>
    [-1, 0, 1, 2, 3, 4, 5, 6].filter((state) => canDo('order', action, state));
  expect(statesFor('pay')).toEqual([0]);
  expect(statesFor('cancel')).toEqual([0]);
});

test('An order that awaits shipment accepts a reminder, which does not change its state', () => {
  expect([0, 1, 2, 3].filter((state) => canDo('order', 'remind', state))).toEqual([1, 2]);
  expect(moveOf('order', 'remind')).toMatchObject({ once: true, operation: 'orderRemind' });
});

test('Throws a TypeError for an unknown action', () => {
  expect(() => moveOf('order', 'explode' as never)).toThrow(TypeError);
});

test.each(machines)('Every move of %s connects existing states', (_name, machine) => {
  const existing = Object.keys(machine.names).map(Number);
  for (const { from, to } of [...Object.values(machine.transitions), ...Object.values(machine.actions)]) {
    expect(existing).toEqual(expect.arrayContaining([...from]));
    expect(existing).toEqual(expect.arrayContaining([to ?? from].flat()));
  }
});

test.each(machines)('Every state of %s can be reached', (_name, machine) => {
  const reached = new Set([machine.initial]);
  for (let size = 0; size !== reached.size;) {
    size = reached.size;
    for (const { from, to } of Object.values(machine.transitions)) {
      if (from.some((state) => reached.has(state))) [to ?? []].flat().forEach((state) => reached.add(state));
    }
  }
  expect([...reached].sort()).toEqual(Object.keys(machine.names).map(Number).sort());
});

test.each(machines)('Every operation of a move of %s exists', (_name, machine) => {
  const moves = [...Object.values(machine.transitions), ...Object.values(machine.actions)];
  for (const { operation } of moves) if (operation) expect(operationMap).toHaveProperty(operation);
});

test('Every log entry of a move has a text', () => {
  for (const [, machine] of machines) {
    for (const { log } of Object.values(machine.transitions)) if (log) expect(orderLog).toHaveProperty(log);
  }
});

test.each(machines)(
  'The actions of a state of %s are its moves; an unknown state has none',
  (name, machine) => {
    const moves = Object.entries({ ...machine.transitions, ...machine.actions });
    for (const state of [...Object.keys(machine.names).map(Number), 99]) {
      const possible = moves.filter(([, { from }]) => from.includes(state)).map(([action]) => action);
      expect(actionsFrom(name, state)).toEqual(possible);
      for (const [action] of moves)
        expect(canDo(name, action as ActionOf<MachineName>, state)).toBe(possible.includes(action));
    }
  },
);
