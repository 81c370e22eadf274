import { createStore, type Store } from '../state/store.ts';
import { useStore } from '../state/use-store.ts';

/** Whether the mall can be reached: there is a network, and the server responds. */
export type Connectivity = 'reached' | 'offline' | 'silent';

const store: Store<Connectivity> = createStore(
  globalThis.navigator?.onLine === false ? ('offline' as Connectivity) : ('reached' as Connectivity),
);

export const connectivity = {
  get: store.get,
  subscribe: store.subscribe,
  answered: (): void => store.set('reached'),
  failed: (): void => store.set(navigator.onLine ? 'silent' : 'offline'),
};

globalThis.addEventListener?.('offline', () => store.set('offline'));
// Only the next response shows whether the server is reachable too.
globalThis.addEventListener?.('online', () => store.set('reached'));

export const useConnectivity = (): Connectivity => useStore(store);
