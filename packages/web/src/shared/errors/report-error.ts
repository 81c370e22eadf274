import { isApiError } from '@openmall/sdk';
import { toast } from '../ui/feedback/toast.ts';
import { errorText } from './error-text.ts';
import { isHandled } from './handled-errors.ts';

/**
 * The last step of error handling: an error that no component has shown becomes a toast. 403 is handled elsewhere,
 * once.
 */
export function reportError(error: unknown): void {
  if (isApiError(error) && error.code === '403') return;
  void errorText(error).then((words) => toast.error(words, () => isHandled(error)));
}
