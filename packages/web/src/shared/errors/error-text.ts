import { type ApiError, isApiError } from '@openmall/sdk';
import { hasNamespace, i18n, textOr } from '../i18n/i18n.ts';
import { loadNamespaces } from '../i18n/load-translations.ts';
import { offlineErrorText } from '../i18n/translation-files.ts';
import { ChunkError } from './chunk-error.ts';

/** Longer messages would push everything else off the page. */
const MAX_MESSAGE = 300;

/** The message of the server, which may be empty: `ApiError` then has one for developers. */
function messageOf(error: ApiError): string {
  const { message, operationId, key } = error;
  if (message === `${operationId}: ${key}`) return '';
  return message.length > MAX_MESSAGE ? `${message.slice(0, MAX_MESSAGE - 1)}…` : message;
}

/** Describes an error in the visitor's language: by its key in the error catalog, else by the server's message (spec §8). */
export async function errorText(error: unknown): Promise<string> {
  await loadNamespaces('errors').catch(() => undefined);
  const key = isApiError(error) || error instanceof ChunkError ? error.key : 'systemError';
  const message = isApiError(error) && error.kind === 'envelope' ? messageOf(error) : '';
  if (!hasNamespace('errors')) return message || offlineErrorText(key);
  const isListed = i18n.exists(key, { ns: 'errors' });
  // The message of a server is no template: i18next would fill in what stands in braces.
  return isListed || message === '' ? textOr('errors', isListed ? key : 'systemError', '') : message;
}
