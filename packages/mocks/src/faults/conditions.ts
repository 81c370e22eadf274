/** How calls are treated on their way: how long they take, and what meets them. Drawn from the seed. */
import { createRandom } from '@openmall/seeded-random';
import { operationMap, type OperationId } from '@openmall/sdk';
import type { Delay, Fault, FaultRule } from './fault.ts';

export interface Conditions {
  /** Of every call that has no delay of its own. */
  delay: Delay;
  readonly delays: Map<OperationId, Delay>;
  readonly rules: FaultRule[];
  /** How long this call takes. */
  delayOf: (id: OperationId) => number;
  /** What meets this call, if anything. */
  faultOf: (id: OperationId) => Fault | undefined;
  clear: () => void;
}

function isMeant({ operation, of }: FaultRule, id: OperationId): boolean {
  const { guarded, semantics } = operationMap[id];
  if (operation !== undefined) return operation === id;
  return of === undefined || (guarded && (of === 'guarded' || semantics === 'write'));
}

export function createConditions(seed: string): Conditions {
  let random = createRandom(`${seed}/conditions`);
  const met = new Map<FaultRule, number>();
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
        (one) =>
          isMeant(one, id) &&
          (met.get(one) ?? 0) < (one.times ?? Infinity) &&
          (one.rate === undefined || random.next() < one.rate),
      );
      if (rule) met.set(rule, (met.get(rule) ?? 0) + 1);
      return rule?.fault;
    },
    clear() {
      random = createRandom(`${seed}/conditions`);
      conditions.delay = [0, 0];
      conditions.delays.clear();
      conditions.rules.splice(0);
      met.clear();
    },
  };
  return conditions;
}
