import { states } from '../generated/states.ts';
import type { Move } from './state-machine.ts';

type Machines = typeof states;
export type MachineName = keyof Machines;
type MovesOf<Name extends MachineName> = Machines[Name]['transitions'] & Machines[Name]['actions'];
/** What can be done with an order, a refund, a wallet record or a loan. */
export type ActionOf<Name extends MachineName> =
  keyof Machines[Name]['transitions'] | keyof Machines[Name]['actions'];
/** The states in which an action works. */
export type StateFor<Name extends MachineName, Action extends ActionOf<Name>> = Action extends unknown
  ? MovesOf<Name>[Action & keyof MovesOf<Name>] extends {
      readonly from: readonly (infer State extends number)[];
    }
    ? State
    : never
  : never;
/** What can be done in a state. */
export type ActionFrom<Name extends MachineName, State extends number> = {
  [Action in ActionOf<Name>]: State extends StateFor<Name, Action> ? Action : never;
}[ActionOf<Name>];

/** A state that is known takes part only if the action works there; one that is not known is asked about at run time. */
type Askable<Known extends number, State extends number> = number extends State
  ? State
  : [Extract<State, Known>] extends [never]
    ? never
    : State;

function movesOf(machine: MachineName): Readonly<Record<string, Move | undefined>> {
  const { transitions, actions } = states[machine];
  return { ...transitions, ...actions };
}

/** The move behind an action: from where it works, where it leads, who makes it. */
export function moveOf<Name extends MachineName>(machine: Name, action: ActionOf<Name>): Move {
  const move = movesOf(machine)[action as string];
  if (!move) throw new TypeError(`${machine} has no action ${String(action)}.`);
  return move;
}

/**
 * Whether an action works in a state. Asking for what never works there does not compile.
 * @example if (canDo('order', 'cancel', order.status)) await orderCancel(transport, { orderId: order.id, returnReason });
 */
export function canDo<
  Name extends MachineName,
  const Action extends ActionOf<Name>,
  const State extends number,
>(machine: Name, action: Action, state: Askable<StateFor<Name, Action>, State> & State): boolean {
  return moveOf(machine, action).from.includes(state);
}

/**
 * Everything that can be done in a state.
 * @example actionsFrom('order', 0) // ['pay', 'cancel', 'expire']
 */
export function actionsFrom<Name extends MachineName, const State extends number>(
  machine: Name,
  state: State,
): readonly (number extends State ? ActionOf<Name> : ActionFrom<Name, State>)[] {
  const working = Object.entries(movesOf(machine)).filter(([, move]) => move?.from.includes(state));
  return working.map(([action]) => action) as never;
}
