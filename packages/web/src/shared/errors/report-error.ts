import { isApiError } from '@openmall/sdk';
import { toast } from '../ui/toast/toast.ts';
import { errorText } from './error-text.ts';

/** The end of the error path: whatever no form has shown becomes a toast. 403 is answered elsewhere, once. */
export function reportError(error: unknown): void {
  if (isApiError(error) && error.code === '403') return;
  void errorText(error).then(toast.error);
}
