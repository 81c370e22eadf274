import { isApiError } from '@openmall/sdk';
import { hasWords, loadWords, phraseOf, translator } from '../i18n/i18n.ts';
import { ChunkError } from './chunk-error.ts';

/** The words for a failure in this visit's language: by its key in the catalogue, else as the server said it (spec §8). */
export async function errorText(error: unknown): Promise<string> {
  // Without a network the words may not come either; then the failure is told as it was written.
  await loadWords('errors').catch(() => undefined);
  const written = error instanceof Error ? error.message : String(error);
  if (!hasWords('errors')) return error instanceof ChunkError ? '' : written;
  const general = translator('errors')('systemError');
  return isApiError(error) || error instanceof ChunkError
    ? phraseOf('errors', error.key, written || general)
    : general;
}
