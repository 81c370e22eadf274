import type { Operation, OperationId } from '../../types.ts';

/** The only read whose success is all that it says. */
const WITHOUT_DATA: OperationId = 'localuserCheckEmailOrPhone';
/** The only reads that are answered with a text. */
const TEXTS: readonly OperationId[] = ['creditCheck', 'indexDownloadUrl'];
/** No list of the contract is longer. */
const MAX_ROWS = 5_000;

const isTooLong = (value: unknown): boolean => Array.isArray(value) && value.length > MAX_ROWS;

/**
 * Throws if a read was answered without data, with a text instead, or with more rows than a page can show; for
 * `createTransport({ validate })`. A page then shows a failure that can be tried again, instead of waiting for ever or
 * keeping the browser busy.
 */
export function refuseUnusableData(
  id: OperationId,
  data: unknown,
  { isRead }: Pick<Operation, 'isRead'>,
): void {
  if (!isRead || id === WITHOUT_DATA) return;
  if (data === null) throw new TypeError('A read was answered without data.');
  if (typeof data === 'string' && !TEXTS.includes(id))
    throw new TypeError('A read was answered with a text.');
  const parts = typeof data === 'object' ? [data, ...Object.values(data)] : [];
  if (parts.some(isTooLong)) throw new RangeError('A read was answered with too many rows.');
}
