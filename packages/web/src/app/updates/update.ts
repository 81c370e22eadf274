import { createStore, type Store } from '../../shared/state/store.ts';

/** Whether a new version of the store is available and the user has not dismissed the notice. */
export const update: Store<boolean> = createStore(false);
