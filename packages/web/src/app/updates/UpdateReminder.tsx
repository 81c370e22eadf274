import { useEffect } from 'react';
import { loadNamespaces } from '../../shared/i18n/load-translations.ts';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import { useStore } from '../../shared/state/use-store.ts';
import { update } from './update.ts';

const UpdateNote = lazyPart({ load: async () => (await import('./UpdateNote.tsx')).UpdateNote });

/** The first page comes first. */
const REST_MS = 5_000;

/** Tells of a new version of the store, once there is one. */
export function UpdateReminder() {
  useEffect(() => {
    const begin = async () => {
      // The words for failures too: when the network is gone it is too late to ask for them.
      const [{ watchVersion }] = await Promise.all([import('./watch-version.ts'), loadNamespaces('errors')]);
      watchVersion();
    };
    const quietly = (cause: unknown) => console.warn('New versions are not watched for', cause);
    const timer = setTimeout(() => void begin().catch(quietly), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return useStore(update) ? <UpdateNote /> : null;
}
