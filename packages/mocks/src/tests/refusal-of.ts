import { isApiError } from '@openmall/sdk';

/** The error key of a call; `ok` if it was not refused. */
export const refusalOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'ok',
    (error: unknown) => (isApiError(error) ? error.key : String(error)),
  );
