import { isApiError } from '@openmall/sdk';
import { hasNamespace, i18n, textOr } from '../i18n/i18n.ts';
import { loadNamespaces } from '../i18n/load-translations.ts';
import { offlineErrorText } from '../i18n/translation-files.ts';
import { ChunkError } from './chunk-error.ts';

/** Describes an error in the visitor's language: by its key in the error catalog, else by the server's message (spec §8). */
export async function errorText(error: unknown): Promise<string> {
  await loadNamespaces('errors').catch(() => undefined);
  const key = isApiError(error) || error instanceof ChunkError ? error.key : 'systemError';
  const message = isApiError(error) && error.kind === 'envelope' ? error.message : '';
  if (!hasNamespace('errors')) return message || offlineErrorText(key);
  return textOr('errors', key, message || i18n.t('systemError', { ns: 'errors' }));
}
