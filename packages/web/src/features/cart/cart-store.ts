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
  updateLine,
  type CartItem,
} from './cart-lines.ts';

/** Most pieces of one line while the mall's setting is not known (spec §5). */
export const DEFAULT_MAX_BUY = 500;

type Items = readonly CartItem[];

const anonymousKey = cartKey(undefined);
const keyNow = () => cartKey(session.get().user);

/** What was stored may be from another version of the store: what is no line of a cart is left out. */
function isItem(value: unknown): value is CartItem {
  if (typeof value !== 'object' || value === null) return false;
  const { id, skuId, price, count, seller } = value as Record<string, unknown>;
  const isSeller = typeof seller === 'object' && seller !== null && 'id' in seller;
  return (
    typeof id === 'string' &&
    typeof skuId === 'string' &&
    Number.isFinite(price) &&
    Number.isInteger(count) &&
    isSeller
  );
}

function load(key: typeof anonymousKey): Items {
  const stored = remembered<unknown>(key, []);
  return Array.isArray(stored) ? stored.filter(isItem) : [];
}

let owner = keyNow();
const items = createStore<Items>(load(owner));
const max = () => remembered('maxBuy', DEFAULT_MAX_BUY);

function change(make: (now: Items) => Items): void {
  const next = make(items.get());
  remember(owner, next.length > 0 ? next : undefined);
  items.set(next);
}

/** Each user has a cart; what a visitor put in goes along when the visitor logs in. */
function changeOwner(): void {
  if (keyNow() === owner) return;
  const brought = owner === anonymousKey ? items.get() : [];
  owner = keyNow();
  items.set(load(owner));
  if (brought.length === 0) return;
  change((own) => mergeCarts(own, brought, max()));
  remember(anonymousKey, undefined);
}

session.subscribe(changeOwner);
// Another tab of the same browser has changed the same cart.
globalThis.addEventListener?.('storage', (event) => event.key === owner && items.set(load(owner)));

export const cart = {
  get: items.get,
  add: (line: CartLine): void => change((now) => addLine(now, line, max())),
  setCount: (line: CartItem, count: number): void => change((now) => setCount(now, line, count, max())),
  update: (line: Pick<CartLine, 'id' | 'skuId'>, to: Partial<CartLine>): void =>
    change((now) => updateLine(now, line, to)),
  check: (lines: Items, checked: boolean): void => change((now) => setChecked(now, lines, checked)),
  remove: (lines: readonly Pick<CartLine, 'id' | 'skuId'>[]): void =>
    change((now) => removeLines(now, lines)),
  /** Puts a removed line back where it was. */
  restore: (line: CartItem, at: number): void => change((now) => now.toSpliced(at, 0, line)),
};

export const useCartItems = (): Items => useStore(items);
