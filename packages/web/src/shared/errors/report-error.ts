import { isApiError } from '@openmall/sdk';
import { toast } from '../ui/feedback/toast.ts';
import { errorText } from './error-text.ts';
import { isHandled } from './handled-errors.ts';

/** The end of the error path: whatever no place has shown by then becomes a toast. 403 is answered elsewhere, once. */
export function reportError(error: unknown): void {
  if (isApiError(error) && error.code === '403') return;
  void errorText(error).then((words) => toast.error(words, () => isHandled(error)));
}
