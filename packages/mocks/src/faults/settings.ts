/** The settings that change how calls are answered: delays, refusals and failures. */
import type { Disposer, Mocks } from '../mocks.ts';
import type { Conditions } from './conditions.ts';
import type { Delay, FaultRule } from './fault.ts';

/** Checks options at run time, for callers without type checks. */
export function assertOption(isValid: boolean, message: string): void {
  if (!isValid) throw new RangeError(message);
}

/** @throws RangeError if the range is invalid. */
export function rangeOf(latency: number | Delay): Delay {
  const [from, to] = typeof latency === 'number' ? [latency, latency] : latency;
  assertOption(
    from >= 0 && from <= to,
    `A latency is a number of milliseconds or a range, not ${JSON.stringify(latency)}.`,
  );
  return [from, to];
}

/** Adds a rule before the others: the newest rule applies first. */
function addRule({ rules }: Conditions, rule: FaultRule): Disposer {
  const { rate = 1 } = rule;
  assertOption(rate >= 0 && rate <= 1, `A rate is a number from 0 to 1, not ${rate}.`);
  rules.unshift(rule);
  return () => {
    const index = rules.indexOf(rule);
    if (index >= 0) rules.splice(index, 1);
  };
}

/** The methods that change the conditions of calls. */
export const settingsOf = (
  conditions: Conditions,
): Pick<Mocks, 'setLatency' | 'refuse' | 'fail' | 'clearFaults'> => ({
  setLatency(value, operation) {
    if (operation === undefined) conditions.delay = rangeOf(value);
    else conditions.delays.set(operation, rangeOf(value));
  },
  refuse: (operation, key, frequency) =>
    addRule(conditions, { fault: { kind: 'refuse', key }, operation, ...frequency }),
  fail: (fault, where = 'everywhere', frequency = {}) =>
    addRule(conditions, { fault, ...(where !== 'everywhere' && { operation: where }), ...frequency }),
  clearFaults(operation) {
    const remaining = conditions.rules.filter(
      (rule) => operation !== undefined && rule.operation !== operation,
    );
    conditions.rules.splice(0, conditions.rules.length, ...remaining);
  },
});
