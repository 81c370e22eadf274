/** The delays and faults of calls, drawn from the seed. */
import { createRandom } from '@openmall/seeded-random';
import { operationMap, type OperationId } from '@openmall/sdk';
import type { Delay, Fault, FaultRule } from './fault.ts';

export interface Conditions {
  /** The delay of operations without their own delay. */
  delay: Delay;
  readonly delays: Map<OperationId, Delay>;
  readonly rules: FaultRule[];
  /** Draws the delay of a call, in milliseconds. */
  delayOf: (id: OperationId) => number;
  /** Draws the fault of a call; undefined if it succeeds. */
  faultOf: (id: OperationId) => Fault | undefined;
  clear: () => void;
}

function appliesTo({ operation, of }: FaultRule, id: OperationId): boolean {
  const { guarded, semantics } = operationMap[id];
  if (operation !== undefined) return operation === id;
  return of === undefined || (guarded && (of === 'guarded' || semantics !== 'read'));
}

export function createConditions(seed: string): Conditions {
  let random = createRandom(`${seed}/conditions`);
  const counts = new Map<FaultRule, number>();
  const conditions: Conditions = {
    delay: [0, 0],
    delays: new Map(),
    rules: [],
    delayOf(id) {
      const [from, to] = conditions.delays.get(id) ?? conditions.delay;
      return to > from ? random.integer(from, to) : from;
    },
    faultOf(id) {
      const rule = conditions.rules.find(
        (candidate) =>
          appliesTo(candidate, id) &&
          (counts.get(candidate) ?? 0) < (candidate.times ?? Infinity) &&
          (candidate.rate === undefined || random.next() < candidate.rate),
      );
      if (rule) counts.set(rule, (counts.get(rule) ?? 0) + 1);
      return rule?.fault;
    },
    clear() {
      random = createRandom(`${seed}/conditions`);
      conditions.delay = [0, 0];
      conditions.delays.clear();
      conditions.rules.splice(0);
      counts.clear();
    },
  };
  return conditions;
}
