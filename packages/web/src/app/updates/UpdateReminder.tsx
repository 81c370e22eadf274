import { useEffect } from 'react';
import { loadNamespaces } from '../../shared/i18n/load-translations.ts';
import { lazyPart } from '../../shared/parts/lazy-part.tsx';
import { useStore } from '../../shared/state/use-store.ts';
import { update } from './update.ts';

const UpdateNote = lazyPart({ load: async () => (await import('./UpdateNote.tsx')).UpdateNote });

/** Time for the first page to load before anything else. */
const DELAY_MS = 5_000;

/** Shows that this page is stale: the server has a newer version of the store. */
export function UpdateReminder() {
  useEffect(() => {
    const start = async () => {
      // Also loads the error texts, because they cannot be loaded without a network.
      const [{ watchVersion }] = await Promise.all([import('./watch-version.ts'), loadNamespaces('errors')]);
      watchVersion();
    };
    const warn = (cause: unknown) => console.warn('This page does not watch for new versions.', cause);
    const timer = setTimeout(() => void start().catch(warn), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return useStore(update) ? <UpdateNote /> : null;
}
