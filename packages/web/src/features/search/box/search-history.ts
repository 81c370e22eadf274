import { createStore } from '../../../shared/state/store.ts';
import { remember, remembered } from '../../../shared/state/storage.ts';

/** Most recent first, each once, at most ten (spec §5). */
const MOST_KEPT = 10;

const store = createStore<readonly string[]>(remembered<readonly string[]>('searchHistory', []));

function keep(words: readonly string[]): void {
  remember('searchHistory', words);
  store.set(words);
}

export const searchHistory = {
  store,
  add: (keyword: string): void => {
    const word = keyword.trim();
    if (word) keep([word, ...store.get().filter((one) => one !== word)].slice(0, MOST_KEPT));
  },
  remove: (keyword: string): void => keep(store.get().filter((one) => one !== keyword)),
  clear: (): void => keep([]),
};
