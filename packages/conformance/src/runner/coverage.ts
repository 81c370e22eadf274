/** What was seen during a run: calls, times, errors and states. */
import type { ErrorKey, OperationId } from '@openmall/sdk';
import { errorKeyOf } from '../contract/operations.ts';
import { createSeenStates, type MachineCoverage } from './state-coverage.ts';
import { succeeded, type Exchange } from '../target/exchange.ts';

export interface OperationSighting {
  readonly calls: number;
  readonly successes: number;
  readonly errors: readonly ErrorKey[];
  /** Names of the fields that were sent at least once. */
  readonly fields: readonly string[];
  readonly medianMs: number;
  /** Nineteen of twenty calls were faster. */
  readonly p95Ms: number;
}

export interface Sightings {
  states(): readonly MachineCoverage[];
  see(exchange: Exchange): void;
  calls(): number;
  of(id: OperationId): OperationSighting;
}

interface Record {
  successes: number;
  readonly errors: Set<ErrorKey>;
  readonly fields: Set<string>;
  readonly times: number[];
}

const fresh = (): Record => ({ successes: 0, errors: new Set(), fields: new Set(), times: [] });
const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor(share * (sorted.length - 1))] ?? 0;

export function createRecord(): Sightings {
  const seenStates = createSeenStates();
  const records = new Map<OperationId, Record>();
  let calls = 0;
  const recordOf = (id: OperationId): Record => {
    const known = records.get(id) ?? fresh();
    records.set(id, known);
    return known;
  };
  return {
    see(exchange) {
      calls += 1;
      if (exchange.odd) return;
      seenStates.see(exchange);
      const record = recordOf(exchange.operation.id);
      record.times.push(exchange.ms);
      if (succeeded(exchange)) record.successes += 1;
      const key = errorKeyOf(exchange.envelope?.msg);
      if (key) record.errors.add(key);
      const sent = exchange.request.url.split('?')[1] ?? exchange.request.body ?? '';
      for (const name of new URLSearchParams(sent).keys()) record.fields.add(name);
    },
    states: seenStates.coverage,
    calls: () => calls,
    of(id) {
      const { successes, errors, fields, times } = recordOf(id);
      const sorted = [...times].sort((a, b) => a - b);
      return {
        calls: times.length,
        successes,
        errors: [...errors],
        fields: [...fields],
        medianMs: at(sorted, 0.5),
        p95Ms: at(sorted, 0.95),
      };
    },
  };
}
