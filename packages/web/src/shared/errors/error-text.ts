import { isApiError } from '@openmall/sdk';
import i18next from 'i18next';
import { loadWords } from '../i18n/i18n.ts';

/** The words for a failure in this visit's language: by its key in the catalogue, else as the server said it (spec §8). */
export async function errorText(error: unknown): Promise<string> {
  await loadWords('errors');
  const fallback = i18next.t('systemError', { ns: 'errors' });
  if (!isApiError(error)) return fallback;
  const raw = error.message || fallback;
  return error.key ? i18next.t(error.key, { ns: 'errors', defaultValue: raw }) : raw;
}
