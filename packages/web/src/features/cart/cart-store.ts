import { useMemo } from 'react';
import type { CartLine } from '../../shared/cart/cart-port.ts';
import { cartKey, session } from '../../shared/session/session.ts';
import { remember, remembered } from '../../shared/state/storage.ts';
import { createStore } from '../../shared/state/store.ts';
import { useStore } from '../../shared/state/use-store.ts';
import {
  addLine,
  mergeCarts,
  removeLines,
  setChecked,
  setCount,
  setLater,
  updateLine,
  type CartItem,
} from './cart-lines.ts';

/** The maximum quantity of a line while the mall's setting is unknown (spec §5). */
export const DEFAULT_MAX_BUY = 500;

type Items = readonly CartItem[];

const anonymousKey = cartKey(undefined);
const currentKey = () => cartKey(session.get().user);

/** Stored data may come from another version of the store; values that are no cart line are dropped. */
function isItem(value: unknown): value is CartItem {
  if (typeof value !== 'object' || value === null) return false;
  const { id, skuId, price, priceTiers = [], count, seller } = value as Record<string, unknown>;
  const isSeller = typeof seller === 'object' && seller !== null && 'id' in seller;
  return (
    typeof id === 'string' &&
    typeof skuId === 'string' &&
    Number.isFinite(price) &&
    Array.isArray(priceTiers) &&
    Number.isInteger(count) &&
    isSeller
  );
}

function load(key: typeof anonymousKey): Items {
  const stored = remembered<unknown>(key, []);
  return Array.isArray(stored) ? stored.filter(isItem) : [];
}

let owner = currentKey();
const items = createStore<Items>(load(owner));
const max = () => remembered('maxBuy', DEFAULT_MAX_BUY);

function change(update: (current: Items) => Items): void {
  const next = update(items.get());
  remember(owner, next.length > 0 ? next : undefined);
  items.set(next);
}

/** Each user has a cart. The cart of a visitor moves to the user at login. */
function changeOwner(): void {
  if (currentKey() === owner) return;
  const visitorItems = owner === anonymousKey ? items.get() : [];
  owner = currentKey();
  items.set(load(owner));
  if (visitorItems.length === 0) return;
  change((own) => mergeCarts(own, visitorItems, max()));
  remember(anonymousKey, undefined);
}

session.subscribe(changeOwner);
// Another tab changed the same cart.
globalThis.addEventListener?.('storage', (event) => event.key === owner && items.set(load(owner)));

export const cart = {
  get: items.get,
  subscribe: items.subscribe,
  replace: (next: Items): void => change(() => next),
  add: (line: CartLine): void => change((current) => addLine(current, line, max())),
  setCount: (line: CartItem, count: number): void =>
    change((current) => setCount(current, line, count, max())),
  update: (line: Pick<CartLine, 'id' | 'skuId'>, changes: Partial<CartLine>): void =>
    change((current) => updateLine(current, line, changes)),
  saveForLater: (line: CartItem): void => change((current) => setLater(current, line, true)),
  moveToCart: (line: CartItem): void => change((current) => setLater(current, line, false)),
  check: (lines: Items, checked: boolean): void => change((current) => setChecked(current, lines, checked)),
  remove: (lines: readonly Pick<CartLine, 'id' | 'skuId'>[]): void =>
    change((current) => removeLines(current, lines)),
  /** Restores a removed line at its previous index. */
  restore: (line: CartItem, index: number): void => change((current) => current.toSpliced(index, 0, line)),
};

/** The lines of the cart, without those saved for later. */
export function useCartItems(): Items {
  const all = useStore(items);
  return useMemo(() => all.filter(({ isLater }) => !isLater), [all]);
}

export function useSavedItems(): Items {
  const all = useStore(items);
  return useMemo(() => all.filter(({ isLater }) => isLater), [all]);
}
