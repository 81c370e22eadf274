import { isApiError } from '@openmall/sdk';
import { errorText } from '../i18n/i18n.ts';

/** The key of a failed call; `unknown` for any other error. */
export const keyOf = (error: unknown): string => (isApiError(error) ? error.key : 'unknown');

export const messageOf = (error: unknown): string => errorText(keyOf(error));
