/** Looks up errors in the whole catalog, for servers, mocks and tools. The transport knows only the errors of its operations. */
import { errorCatalog } from '../../generated/errors.ts';
import type { ErrorKey } from '../../generated/operation-types.ts';

const entries = Object.entries(errorCatalog) as [ErrorKey, (typeof errorCatalog)[ErrorKey]][];

/**
 * Returns the key of a rejection: the error whose code and text are equal, or whose code is its own. 403 has two errors,
 * which mean the same to a client.
 */
export function errorKeyOf(code: string, msg: string): ErrorKey | 'unknown' {
  const byText = entries.find(([, entry]) => entry.text === msg && entry.code === code);
  if (byText) return byText[0];
  const [first, second] = entries.filter(
    ([, entry]) => entry.code === code && !['client', 'reserved'].includes(entry.answeredBy),
  );
  return first && (!second || code === '403') ? first[0] : 'unknown';
}
