import { createStore } from '../state/store.ts';
import { useStore } from '../state/use-store.ts';
import { remember, remembered } from '../state/storage.ts';

const MAX_KEPT = 100;
const store = createStore<readonly string[]>(remembered<readonly string[]>('favourites', []));

function keep(ids: readonly string[]): void {
  remember('favourites', ids.length > 0 ? ids : undefined);
  store.set(ids);
}

/** Goods that a visitor keeps on this device; they go to the account at the next login. */
export const guestFavourites = {
  toggle: (id: string): void => {
    const now = store.get();
    keep(now.includes(id) ? now.filter((one) => one !== id) : [id, ...now].slice(0, MAX_KEPT));
  },
  /** Returns all and clears the list. */
  take: (): readonly string[] => {
    const ids = store.get();
    if (ids.length > 0) keep([]);
    return ids;
  },
};

export const useGuestFavourites = (): readonly string[] => useStore(store);
