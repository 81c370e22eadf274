import { createStore } from '../../../shared/state/store.ts';
import { remember, remembered } from '../../../shared/state/storage.ts';

/** Newest first, without duplicates (spec §5). */
const MAX_SEARCHES = 10;

const store = createStore<readonly string[]>(remembered<readonly string[]>('searchHistory', []));

function save(keywords: readonly string[]): void {
  remember('searchHistory', keywords);
  store.set(keywords);
}

export const searchHistory = {
  store,
  add: (keyword: string): void => {
    const trimmed = keyword.trim();
    if (trimmed) save([trimmed, ...store.get().filter((other) => other !== trimmed)].slice(0, MAX_SEARCHES));
  },
  remove: (keyword: string): void => save(store.get().filter((other) => other !== keyword)),
  clear: (): void => save([]),
};
