import { isApiError } from '@openmall/sdk';
import { toast } from '../ui/feedback/toast.ts';
import { errorText } from './error-text.ts';
import { isHandled } from './handled-errors.ts';

/**
 * The last step of error handling: an error that no component has shown becomes a toast. A 403 ends the session instead
 * (`unauthorized.ts`).
 */
export function reportError(error: unknown): void {
  if (isApiError(error) && error.code === '403') return;
  void errorText(error).then((text) => toast.error(text, () => isHandled(error)));
}
