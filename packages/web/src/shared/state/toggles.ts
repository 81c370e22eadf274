import { createStore, useStore, type Store } from './store.ts';

export interface Toggles {
  readonly store: Store<ReadonlyMap<string, boolean>>;
  readonly set: (id: string, on: boolean | undefined) => void;
}

/** What the user has just switched, by id: shown at once, ahead of the answers of the server. */
export function createToggles(): Toggles {
  const store = createStore<ReadonlyMap<string, boolean>>(new Map());
  return {
    store,
    set: (id, on) =>
      store.set((now) => {
        const next = new Map(now);
        if (on === undefined) next.delete(id);
        else next.set(id, on);
        return next;
      }),
  };
}

export const useToggled = (toggles: Toggles, id: string): boolean | undefined =>
  useStore(toggles.store).get(id);
