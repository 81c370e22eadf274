import { expect, test } from 'vitest';
import { orderLog, states } from '../generated/states.ts';
import { operationMap } from '../generated/operation-map.ts';
import { type ActionOf, actionsFrom, canDo, type MachineName, moveOf } from './can-do.ts';
import type { StateMachine } from './state-machine.ts';

const machines = Object.entries(states) as [MachineName, StateMachine][];

test('Only an order that waits for payment can be paid or cancelled', () => {
  const where = (action: 'pay' | 'cancel') =>
    [-1, 0, 1, 2, 3, 4, 5, 6].filter((state) => canDo('order', action, state));
  expect(where('pay')).toEqual([0]);
  expect(where('cancel')).toEqual([0]);
});

test('Reminding is possible while the order waits for shipment and leaves it as it is', () => {
  expect([0, 1, 2, 3].filter((state) => canDo('order', 'remind', state))).toEqual([1, 2]);
  expect(moveOf('order', 'remind')).toMatchObject({ once: true, operation: 'orderRemind' });
});

test('An action that a machine does not have is a mistake', () => {
  expect(() => moveOf('order', 'explode' as never)).toThrow(TypeError);
});

test.each(machines)(
  'Every move of %s leads from a state that exists to one that exists',
  (_name, machine) => {
    const known = Object.keys(machine.names).map(Number);
    for (const { from, to } of [...Object.values(machine.transitions), ...Object.values(machine.actions)]) {
      expect(known).toEqual(expect.arrayContaining([...from]));
      expect(known).toEqual(expect.arrayContaining([to ?? from].flat()));
    }
  },
);

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

test.each(machines)('What moves %s through this contract is a call that exists', (_name, machine) => {
  const moves = [...Object.values(machine.transitions), ...Object.values(machine.actions)];
  for (const { operation } of moves) if (operation) expect(operationMap).toHaveProperty(operation);
});

test('Every step that a move writes down has its words', () => {
  for (const [, machine] of machines) {
    for (const { log } of Object.values(machine.transitions)) if (log) expect(orderLog).toHaveProperty(log);
  }
});

test.each(machines)(
  'What can be done in a state of %s is what its moves say, and nothing in a state that is none',
  (name, machine) => {
    const moves = Object.entries({ ...machine.transitions, ...machine.actions });
    for (const state of [...Object.keys(machine.names).map(Number), 99]) {
      const working = moves.filter(([, { from }]) => from.includes(state)).map(([action]) => action);
      expect(actionsFrom(name, state)).toEqual(working);
      for (const [action] of moves)
        expect(canDo(name, action as ActionOf<MachineName>, state)).toBe(working.includes(action));
    }
  },
);
