import { createStore, type Store } from '../state/store.ts';
import { useStore } from '../state/use-store.ts';

/** Whether the mall can be reached: not without a network, and not while its server does not answer. */
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
// Whether the mall is there too is known with its next answer.
globalThis.addEventListener?.('online', () => store.set('reached'));

export const useConnectivity = (): Connectivity => useStore(store);
