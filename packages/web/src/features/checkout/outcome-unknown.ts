import { isApiError } from '@openmall/sdk';

/** After a lost response it is unknown whether the server has executed the call. */
export const isOutcomeUnknown = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'timeout' || error.kind === 'network');
