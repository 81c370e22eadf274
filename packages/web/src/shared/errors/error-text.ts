import { isApiError } from '@openmall/sdk';
import { hasWords, loadWords, phraseOf, phraseOfLost, translator } from '../i18n/i18n.ts';
import { ChunkError } from './chunk-error.ts';

/** The words for a failure in this visit's language: by its key in the catalogue, else as the server said it (spec §8). */
export async function errorText(error: unknown): Promise<string> {
  await loadWords('errors').catch(() => undefined);
  const key = isApiError(error) || error instanceof ChunkError ? error.key : 'systemError';
  const said = isApiError(error) && error.kind === 'envelope' ? error.message : '';
  if (!hasWords('errors')) return said || phraseOfLost(key);
  return phraseOf('errors', key, said || translator('errors')('systemError'));
}
