import { DomainError } from '../../domain/domain-error.ts';

export interface RaceResult { readonly won: number; readonly refused: readonly string[] }

/** Runs all at once and tells how many went through and why the others were refused. */
export async function race(runs: readonly (() => Promise<unknown>)[]): Promise<RaceResult> {
  const results = await Promise.allSettled(runs.map((run) => run()));
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  const strange = failures.find((failure) => !(failure instanceof DomainError));
  if (strange) throw strange;
  const refused = failures.flatMap((failure) => (failure instanceof DomainError ? [failure.key] : []));
  return { won: results.length - failures.length, refused: [...new Set(refused)].sort() };
}
