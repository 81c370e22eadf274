import { databaseErrorCode } from '../db/transact.ts';
import { failureKey } from '../http/app/failure-key.ts';

const QUIET_MS = 60_000;

interface Reported {
  readonly until: number;
  /** The jobs that have failed for the same reason since then, and how often. */
  readonly others: Map<string, number>;
}

/** All jobs fail together while the database is away, each of them every few seconds. That is one thing to tell. */
function causeOf(name: string, error: unknown): string {
  if (failureKey(error) === 'systemError') return 'busy';
  return `${name}: ${databaseErrorCode(error) ?? String(error)}`;
}

function describe(others: ReadonlyMap<string, number>): string {
  const times = [...others.values()].reduce((sum, count) => sum + count, 0);
  const [first = '', ...rest] = others.keys();
  const names = rest.length === 0 ? first : `${first} and others (${rest.join(', ')})`;
  return `${names} failed ${times} more times for the same reason in the last minute`;
}

export type LogFailure = (name: string, error: unknown) => void;

/** Logs the failures of jobs, each cause once a minute. `elapsedMs` is a clock that never steps back. */
export function createFailureLog(
  write: (text: string, error?: unknown) => void = (text, ...error) => console.error(text, ...error),
  elapsedMs: () => number = () => performance.now(),
): LogFailure {
  const reported = new Map<string, Reported>();
  return (name, error) => {
    const cause = causeOf(name, error);
    const before = reported.get(cause);
    if (before && before.until > elapsedMs()) {
      before.others.set(name, (before.others.get(name) ?? 0) + 1);
      return;
    }
    if (before && before.others.size > 0) write(describe(before.others));
    write(`${name} failed and will be retried`, error);
    reported.set(cause, { until: elapsedMs() + QUIET_MS, others: new Map() });
  };
}
