import { createStore } from '../../shared/state/store.ts';

interface Drawer {
  readonly open: boolean;
  /** The key of the line that was just added; it is outlined. */
  readonly fresh: string | undefined;
}

export const drawer = createStore<Drawer>({ open: false, fresh: undefined });

export const openDrawer = (fresh?: string): void => drawer.set({ open: true, fresh });

export const closeDrawer = (): void => drawer.set({ open: false, fresh: undefined });
