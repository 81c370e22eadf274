import { states } from '../generated/states.ts';
import type { Move } from './state-machine.ts';

type Machines = typeof states;
export type MachineName = keyof Machines;
type MovesOf<Name extends MachineName> = Machines[Name]['transitions'] & Machines[Name]['actions'];
/** The actions on an order, a refund, a wallet record or a loan. */
export type ActionOf<Name extends MachineName> =
  keyof Machines[Name]['transitions'] | keyof Machines[Name]['actions'];
/** The states that allow an action. */
export type StateFor<Name extends MachineName, Action extends ActionOf<Name>> = Action extends unknown
  ? MovesOf<Name>[Action & keyof MovesOf<Name>] extends {
      readonly from: readonly (infer State extends number)[];
    }
    ? State
    : never
  : never;
/** The actions that a state allows. */
export type ActionFrom<Name extends MachineName, State extends number> = {
  [Action in ActionOf<Name>]: State extends StateFor<Name, Action> ? Action : never;
}[ActionOf<Name>];

/**
 * For a literal state that does not allow the action, the sentence that the compiler shows. The type `number` is checked
 * at run time.
 */
type AllowedState<
  Name extends MachineName,
  Action extends ActionOf<Name>,
  State extends number,
> = number extends State
  ? State
  : [Extract<State, StateFor<Name, Action>>] extends [never]
    ? `No ${Name} in this state allows '${Action & string}'. The states that allow it: ${StateFor<Name, Action>}`
    : State;

function movesOf(machine: MachineName): Readonly<Record<string, Move | undefined>> {
  const { transitions, actions } = states[machine];
  return { ...transitions, ...actions };
}

/**
 * Returns the move of an action: the states from and to which it leads, and its actor.
 * @throws TypeError if the machine has no such action.
 */
export function moveOf<Name extends MachineName>(machine: Name, action: ActionOf<Name>): Move {
  const move = movesOf(machine)[action as string];
  if (!move) throw new TypeError(`${machine} has no action ${String(action)}.`);
  return move;
}

/**
 * Whether a state allows an action. Does not compile for a literal state that does not allow it.
 * @throws TypeError if the machine has no such action.
 * @example if (canDo('order', 'cancel', order.status)) await orderCancel(transport, { orderId: order.id, returnReason });
 */
export function canDo<
  Name extends MachineName,
  const Action extends ActionOf<Name>,
  const State extends number,
>(machine: Name, action: Action, state: AllowedState<Name, Action, State>): boolean {
  return moveOf(machine, action).from.includes(state as number);
}

/**
 * Returns all actions that a state allows; none for an unknown state.
 * @example actionsFrom('order', 0) // ['pay', 'cancel', 'expire']
 */
export function actionsFrom<Name extends MachineName, const State extends number>(
  machine: Name,
  state: State,
): readonly (number extends State ? ActionOf<Name> : ActionFrom<Name, State>)[] {
  const possible = Object.entries(movesOf(machine)).filter(([, move]) => move?.from.includes(state));
  return possible.map(([action]) => action) as never;
}
