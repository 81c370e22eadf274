import { DomainError } from '../../domain-error.ts';

/**
 * The record in the version that the operator has read.
 * @throws {DomainError} `missing`, or `changedMeanwhile`.
 */
export function assertVersion<Row extends { readonly version: number }>(
  row: Row | undefined,
  version: number | undefined,
  missing: 'recordNotFound' | 'newsNotFound' = 'recordNotFound',
): Row {
  if (!row) throw new DomainError(missing);
  if (row.version !== version) throw new DomainError('changedMeanwhile');
  return row;
}

/** A period has to end after it starts. */
export function assertPeriod(startsAt: Date | null, endsAt: Date | null): void {
  if (startsAt && endsAt && endsAt <= startsAt) throw new DomainError('parameterError');
}
