/** Step 4: the state machines. */
import type { Machine, Machines } from '../../contract/bundle-states.ts';

function compact({ states, initial, start, transitions, actions }: Machine) {
  const each = (pick: (state: { name: string; text: string }) => string) =>
    Object.fromEntries(Object.entries(states).map(([value, state]) => [value, pick(state)]));
  return {
    initial,
    names: each(({ name }) => name),
    texts: each(({ text }) => text),
    start,
    transitions,
    actions: actions ?? {},
  };
}

export function stateMachines(machines: Machines): string {
  const { orderLog, ...rest } = machines;
  const compacted = Object.entries(rest).map(([name, machine]) => [name, compact(machine as Machine)]);
  return `
import type { StateMachine } from '../states/state-machine.ts';
import type { ErrorKey } from './operation-types.ts';

/** The state machines of orders, refunds, wallet records and loans. */
export const states = ${JSON.stringify(Object.fromEntries(compacted))} as const satisfies Readonly<Record<string, StateMachine>>;

/** The error of each action of an order by state; \`else\` stands for all other states that do not allow it. */
export const orderRefusals = ${JSON.stringify(machines['order']?.refusals ?? {})} as const satisfies Readonly<Record<string, Readonly<Record<string, ErrorKey>>>>;

/** The reasons that fit a refund or a return by the state of the order; none in states that are not listed. */
export const refundReasons = ${JSON.stringify(machines['order']?.refundReasons ?? {})} as const satisfies Readonly<Record<string, readonly number[]>>;

/** The order log entry of each step; \`state\` is the number on the wire. */
export const orderLog = ${JSON.stringify(orderLog ?? {})} as const satisfies Readonly<Record<string, { state: number; text: string }>>;
`;
}
