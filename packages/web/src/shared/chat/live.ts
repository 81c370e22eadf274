import { createStore, type Store } from '../state/store.ts';
import { useStore } from '../state/use-store.ts';

/** Whether this page receives live events; otherwise it polls. */
export const live: Store<boolean> = createStore(false);

export const useLive = (): boolean => useStore(live);
