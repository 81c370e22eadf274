import { lazy, Suspense, useEffect } from 'react';
import { useStore } from '../shared/state/store.ts';
import { update } from './update.ts';

const UpdateNote = lazy(async () => ({ default: (await import('./UpdateNote.tsx')).UpdateNote }));

/** The first page comes first. */
const restMs = 10_000;

/** Tells of a new version of the store, once there is one. */
export function UpdateReminder() {
  useEffect(() => {
    const begin = () => void import('./watch-version.ts').then(({ watchVersion }) => watchVersion());
    const timer = setTimeout(begin, restMs);
    return () => clearTimeout(timer);
  }, []);
  if (!useStore(update)) return null;
  return (
    <Suspense fallback={null}>
      <UpdateNote />
    </Suspense>
  );
}
