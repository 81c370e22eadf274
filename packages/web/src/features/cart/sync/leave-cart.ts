import { cart } from '../cart-store.ts';
import { knownCart, setKnownCart } from './known-cart.ts';

const TIMEOUT_MS = 2_000;

/**
 * Removes the cart from this device before its owner signs out (spec §4): it comes back with the account. A cart that
 * only this device has stays under the key of its owner: the server keeps no carts, or did not get the last changes.
 */
export async function leaveCart(): Promise<void> {
  if (!knownCart()) return;
  const timeout = new Promise<false>((resolve) => setTimeout(() => resolve(false), TIMEOUT_MS));
  const sent = import('./sync-cart.ts').then(({ flushCart }) => flushCart());
  if (!(await Promise.race([sent, timeout]).catch(() => false))) return;
  setKnownCart(undefined);
  cart.replace([]);
}
