import { createStore, type Store } from '../state/store.ts';
import { useStore } from '../state/use-store.ts';

/** Whether changes are pushed to this page; where they are not, it asks for them. */
export const live: Store<boolean> = createStore(false);

export const useLive = (): boolean => useStore(live);
