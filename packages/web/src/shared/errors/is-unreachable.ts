import { isApiError } from '@openmall/sdk';

/** Whether a call failed because no server answered, so that every other call fails too. */
export const isUnreachable = (error: unknown): boolean =>
  isApiError(error) && (error.kind === 'network' || error.kind === 'timeout');
