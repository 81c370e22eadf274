import { createStore, type Store } from '../../shared/state/store.ts';

/** Whether a new version of the store is there and the user has not put it off. */
export const update: Store<boolean> = createStore(false);
