/** What a run has covered: calls, response times, errors and states. */
import type { ErrorKey, OperationId } from '@openmall/sdk';
import { errorKeyOf } from '../../contract/operations.ts';
import { succeeded, type Exchange } from '../../target/exchange.ts';
import { createStateCoverage, type MachineCoverage } from './state-coverage.ts';

export interface OperationCoverage {
  readonly calls: number;
  readonly successes: number;
  readonly errors: readonly ErrorKey[];
  /** Names of the fields that were sent at least once. */
  readonly fields: readonly string[];
  readonly medianMs: number;
  /** 95 percent of the calls were at least as fast. */
  readonly p95Ms: number;
}

export interface Coverage {
  record(exchange: Exchange): void;
  calls(): number;
  of(id: OperationId): OperationCoverage;
  states(): readonly MachineCoverage[];
}

interface Entry {
  successes: number;
  readonly errors: Set<ErrorKey>;
  readonly fields: Set<string>;
  readonly times: number[];
}

const createEntry = (): Entry => ({ successes: 0, errors: new Set(), fields: new Set(), times: [] });
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor(share * (sorted.length - 1))] ?? 0;

export function createCoverage(): Coverage {
  const stateCoverage = createStateCoverage();
  const entries = new Map<OperationId, Entry>();
  let calls = 0;
  const entryOf = (id: OperationId): Entry => {
    const entry = entries.get(id) ?? createEntry();
    entries.set(id, entry);
    return entry;
  };
  return {
    record(exchange) {
      calls += 1;
      if (exchange.isOffContract) return;
      stateCoverage.record(exchange);
      const entry = entryOf(exchange.operation.id);
      entry.times.push(exchange.ms);
      if (succeeded(exchange)) entry.successes += 1;
      const key = errorKeyOf(exchange.envelope?.msg);
      if (key) entry.errors.add(key);
      const sent = exchange.request.url.split('?')[1] ?? exchange.request.body ?? '';
      for (const name of new URLSearchParams(sent).keys()) entry.fields.add(name);
    },
    states: stateCoverage.machines,
    calls: () => calls,
    of(id) {
      const { successes, errors, fields, times } = entryOf(id);
      const sorted = [...times].sort((a, b) => a - b);
      return {
        calls: times.length,
        successes,
        errors: [...errors],
        fields: [...fields],
        medianMs: quantile(sorted, 0.5),
        p95Ms: quantile(sorted, 0.95),
      };
    },
  };
}
