import type { Operation, OperationId } from '../../types.ts';

/** The only read whose success is all that it says. */
const WITHOUT_DATA: OperationId = 'localuserCheckEmailOrPhone';

/**
 * Throws if a read was answered without data; for `createTransport({ validate })`. A page then shows a failure that can be
 * tried again, and does not wait for ever.
 */
export function refuseMissingData(
  id: OperationId,
  data: unknown,
  { isRead }: Pick<Operation, 'isRead'>,
): void {
  if (data === null && isRead && id !== WITHOUT_DATA)
    throw new TypeError('A read was answered without data.');
}
