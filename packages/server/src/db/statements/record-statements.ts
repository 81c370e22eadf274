import { AsyncLocalStorage } from 'node:async_hooks';
import type { LogEvent } from 'kysely';

/** What a trace shows of a statement. Never its text or its values, which may be secret. */
export interface RecordedStatement {
  /** Its verb and its first table, such as `SELECT orders`. */
  readonly name: string;
  /** In milliseconds since 1970. */
  readonly end: number;
  readonly durationMs: number;
  readonly isFailed: boolean;
}

/** No call needs more, except one that goes wrong. */
const MAX_RECORDED = 200;

const recording = new AsyncLocalStorage<RecordedStatement[]>();

const nameOf = (text: string): string => {
  const plain = text.replace(/'[^']*'/g, '');
  const [verb = ''] = /^\s*[a-z]+/i.exec(plain) ?? [];
  const [, table = ''] = /\b(?:from|into|update|table)\s+(?:only\s+)?"?([a-z_]+)"?/i.exec(plain) ?? [];
  return `${verb.trim().toUpperCase()} ${table}`.trim();
};

/** Runs `work` and records the statements that it waits for. */
export type StatementRecorder = <T>(
  work: () => Promise<T>,
) => Promise<{ readonly result: T; readonly statements: readonly RecordedStatement[] }>;

export const recordStatements: StatementRecorder = async (work) => {
  const statements: RecordedStatement[] = [];
  const result = await recording.run(statements, work);
  return { result, statements };
};

/** The `log` of a Kysely. Outside `recordStatements` it does nothing. */
export function noteStatement({ level, query, queryDurationMillis: durationMs }: LogEvent): void {
  const statements = recording.getStore();
  if (!statements || statements.length >= MAX_RECORDED) return;
  statements.push({ name: nameOf(query.sql), end: Date.now(), durationMs, isFailed: level === 'error' });
}
