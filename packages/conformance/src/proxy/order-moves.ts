/** Judges the states of orders that live traffic shows: each must be reachable from the one before. */
import { states } from '@openmall/sdk';
import type { PassiveCheck } from '../runner/check.ts';
import { succeeded, type Exchange } from '../target/exchange.ts';

type Row = Readonly<Record<string, unknown>>;

/** The states that one transition leads to. A rejected refund leads back to any former state. */
function nextOf(state: number): readonly number[] {
  const transitions = Object.values(states.order.transitions) as readonly {
    readonly from: number | readonly number[];
    readonly to: number | readonly number[];
  }[];
  return transitions.filter(({ from }) => [from].flat().includes(state)).flatMap(({ to }) => [to].flat());
}

/** Whether any sequence of transitions leads from one state to another. Others may act between two reads. */
export function isReachable(from: number, to: number): boolean {
  const seen = new Set([from]);
  for (const state of seen) for (const next of nextOf(state)) seen.add(next);
  return seen.has(to);
}

/** Orders in an answer, by the operations that show their state. */
function ordersIn({ operation, envelope }: Exchange): readonly Row[] {
  const data = envelope?.data as { orderInfo?: Row; pageList?: unknown } | null | undefined;
  if (operation.id === 'orderInfo') return data?.orderInfo ? [data.orderInfo] : [];
  if (operation.id !== 'orderListMain' || !Array.isArray(data?.pageList)) return [];
  return data.pageList as readonly Row[];
}

const nameOf = (state: number): string =>
  `${state} (${(states.order.names as Readonly<Record<string, string>>)[String(state)] ?? 'unknown'})`;

/** A check with the memory of one session: the last state of every order. */
export function createOrderMoves(): PassiveCheck {
  const last = new Map<string, { readonly status: number; readonly at: number }>();
  return {
    id: 'live.order-states',
    area: 'orders',
    level: 'must',
    requirement:
      'An order that is read again is in a state that the state machine reaches from the last one.',
    source: 'spec §4',
    inspect(exchange) {
      if (!succeeded(exchange)) return undefined;
      for (const { id, orderId = id, status } of ordersIn(exchange)) {
        if (typeof orderId !== 'string' || typeof status !== 'number') continue;
        const before = last.get(orderId);
        // An answer to an earlier call may come later.
        if (before && before.at > exchange.at) continue;
        last.set(orderId, { status, at: exchange.at });
        if (before && !isReachable(before.status, status))
          return `shows order ${orderId} in state ${nameOf(status)} after ${nameOf(before.status)}`;
      }
      return undefined;
    },
  };
}
