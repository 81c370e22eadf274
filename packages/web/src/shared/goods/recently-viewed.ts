import type { Goods } from '@openmall/sdk';
import { createStore } from '../state/store.ts';
import { useStore } from '../state/use-store.ts';
import { remember, remembered } from '../state/storage.ts';

const MAX_KEPT = 12;
const store = createStore<readonly Goods[]>(remembered<readonly Goods[]>('recentlyViewed', []));

/** Records a view of goods: the latest first, each once, on this device only. */
export function addViewed(details: Goods): void {
  // Drops the description and the variants, which a card does not show.
  const goods: Goods & {
    imgDes?: unknown;
    canSelectAttributes?: unknown;
    attributes?: unknown;
    seller?: unknown;
  } = { ...details };
  for (const field of ['imgDes', 'canSelectAttributes', 'attributes', 'seller'] as const) delete goods[field];
  const seen = [goods, ...store.get().filter(({ id }) => id !== goods.id)].slice(0, MAX_KEPT);
  remember('recentlyViewed', seen);
  store.set(seen);
}

/** Forgets these goods on this device, or all of them. */
export function forgetViewed(id?: string): void {
  const left = id === undefined ? [] : store.get().filter((goods) => goods.id !== id);
  remember('recentlyViewed', left.length > 0 ? left : undefined);
  store.set(left);
}

export const useRecentlyViewed = (): readonly Goods[] => useStore(store);
