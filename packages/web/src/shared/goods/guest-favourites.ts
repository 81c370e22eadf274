import { createStore } from '../state/store.ts';
import { useStore } from '../state/use-store.ts';
import { remember, remembered } from '../state/storage.ts';

const MAX_FAVOURITES = 100;
const store = createStore<readonly string[]>(remembered<readonly string[]>('favourites', []));

function save(ids: readonly string[]): void {
  remember('favourites', ids.length > 0 ? ids : undefined);
  store.set(ids);
}

/** The favourites of a visitor, stored on this device. They are moved to the account at the next login. */
export const guestFavourites = {
  toggle: (id: string): void => {
    const ids = store.get();
    save(
      ids.includes(id) ? ids.filter((favourite) => favourite !== id) : [id, ...ids].slice(0, MAX_FAVOURITES),
    );
  },
  /** Returns all and clears the list. */
  take: (): readonly string[] => {
    const ids = store.get();
    if (ids.length > 0) save([]);
    return ids;
  },
};

export const useGuestFavourites = (): readonly string[] => useStore(store);
