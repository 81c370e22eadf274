/** The errors of calls: the whole catalog, in forms and as toasts. */
import { ApiError, errorCatalog, type ErrorKey, type ErrorsOf, type OperationId } from '@openmall/sdk';

export const failures: readonly ErrorKey[] = Object.keys(errorCatalog) as ErrorKey[];

/** Errors of rejected calls; errors that the store detects itself have the same form. */
export const failureOf = (key: ErrorKey): ApiError<OperationId> =>
  new ApiError<OperationId>({
    kind: 'envelope',
    code: errorCatalog[key].code,
    key: key as ErrorsOf<OperationId>,
    operationId: 'orderSubmit',
    requestId: 'sheet',
    url: '',
  });
