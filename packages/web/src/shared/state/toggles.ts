import { session } from '../session/session.ts';
import { createStore, type Store } from './store.ts';
import { useStore } from './use-store.ts';

export interface Toggles {
  readonly store: Store<ReadonlyMap<string, boolean>>;
  readonly set: (id: string, on: boolean | undefined) => void;
}

/** Optimistic toggles by id, shown before the server's responses. A new session starts empty. */
export function createToggles(): Toggles {
  const store = createStore<ReadonlyMap<string, boolean>>(new Map());
  session.subscribe(() => store.set(new Map()));
  return {
    store,
    set: (id, on) =>
      store.set((current) => {
        const next = new Map(current);
        if (on === undefined) next.delete(id);
        else next.set(id, on);
        return next;
      }),
  };
}

/**
 * Whether the user has just switched it to this value. Before React renders, a second press in the same instant sends
 * nothing.
 */
export const isToggled = ({ store }: Toggles, id: string, on: boolean): boolean => store.get().get(id) === on;

export const useToggled = (toggles: Toggles, id: string): boolean | undefined =>
  useStore(toggles.store).get(id);

/** The ids that were just switched off, so that a list can hide them before the server responds. */
export function useSwitchedOff(toggles: Toggles): (id: string) => boolean {
  const switched = useStore(toggles.store);
  return (id) => switched.get(id) === false;
}
