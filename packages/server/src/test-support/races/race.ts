import { DomainError } from '../../domain/domain-error.ts';

export interface RaceResult {
  readonly won: number;
  readonly refused: readonly string[];
}

/**
 * Runs all at once. Returns how many succeeded and the error keys of the others.
 *
 * @throws any other error.
 */
export async function race(runs: readonly (() => Promise<unknown>)[]): Promise<RaceResult> {
  const results = await Promise.allSettled(runs.map((run) => run()));
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  const unexpected = failures.find((failure) => !(failure instanceof DomainError));
  if (unexpected) throw unexpected;
  const refused = failures.flatMap((failure) => (failure instanceof DomainError ? [failure.key] : []));
  return { won: results.length - failures.length, refused: [...new Set(refused)].sort() };
}
