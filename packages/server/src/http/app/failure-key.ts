import { databaseErrorCode } from '../../db/transact.ts';
import { DomainError, type FailureKey } from '../../domain/domain-error.ts';
import { UploadStoreFailed } from '../../domain/uploads/upload-store.ts';

/** Codes of a database that is too busy, restarting or unreachable: a retry may succeed. */
const BUSY = [
  // 25006: the database is about to lead, but still read-only.
  /^(57014|57P0[1-5]|55P03|53\d{3}|08\d{3}|40001|40P01|25P03|25006)$/,
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE)$/,
];
const BUSY_MESSAGE =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable/;

function isBusy(error: unknown): boolean {
  if (error instanceof UploadStoreFailed) return true;
  const code = databaseErrorCode(error) ?? '';
  if (BUSY.some((pattern) => pattern.test(code))) return true;
  return error instanceof Error && BUSY_MESSAGE.test(error.message);
}

/** A sum that no column holds. The amounts came from callers, so they are told. */
const OVERFLOW = '22003';

/** The error key of anything that was thrown. */
export function failureKey(error: unknown): FailureKey {
  if (error instanceof DomainError) return error.key;
  if (databaseErrorCode(error) === OVERFLOW) return 'parameterError';
  return isBusy(error) ? 'systemError' : 'serverError';
}
