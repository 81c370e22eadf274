import { states } from '../generated/states.ts';
import type { Move } from './state-machine.ts';

export type MachineName = keyof typeof states;
/** What can be done with an order, a refund, a wallet record or a loan. */
export type ActionOf<Name extends MachineName> =
  keyof (typeof states)[Name]['transitions'] | keyof (typeof states)[Name]['actions'];

/** The move behind an action: from where it works, where it leads, who makes it. */
export function moveOf<Name extends MachineName>(machine: Name, action: ActionOf<Name>): Move {
  const { transitions, actions } = states[machine];
  const moves: Readonly<Record<string, Move | undefined>> = { ...transitions, ...actions };
  const move = moves[action as string];
  if (!move) throw new TypeError(`${machine} has no action ${String(action)}.`);
  return move;
}

/**
 * Whether an action works in a state.
 * @example canDo('order', 'cancel', order.status)
 */
export function canDo<Name extends MachineName>(
  machine: Name,
  action: ActionOf<Name>,
  state: number,
): boolean {
  return moveOf(machine, action).from.includes(state);
}
