import { useSyncExternalStore } from 'react';
import type { Store } from './store.ts';

/** The current value of a store; renders again when it changes. */
export const useStore = <T>(store: Pick<Store<T>, 'get' | 'subscribe'>): T =>
  useSyncExternalStore(store.subscribe, store.get);
