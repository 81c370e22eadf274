import { createStore, type Store } from '../state/store.ts';

/** Whether the window of customer service is open. It stays open from page to page. */
export const serviceWindow: Store<boolean> = createStore(false);

export const openService = (): void => serviceWindow.set(true);

export const closeService = (): void => serviceWindow.set(false);
