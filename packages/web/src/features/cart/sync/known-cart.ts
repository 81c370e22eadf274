import { session, type SessionUser } from '../../../shared/session/session.ts';
import { remember, remembered } from '../../../shared/state/storage.ts';
import { cart } from '../cart-store.ts';
import { changesOf, syncedLine, type SyncedLine } from './merge-lines.ts';

/** The cart of the account as this device last saw it. Where it differs from the cart here, changes wait to be sent. */
export interface KnownCart {
  readonly revision: number;
  readonly lines: readonly SyncedLine[];
}

const keyOf = ({ usercode }: SessionUser): `cartSync.${string}` => `cartSync.${usercode}`;

/** Undefined if this device has not seen the cart of the account yet, or the server keeps none. */
export function knownCart(): KnownCart | undefined {
  const { user } = session.get();
  return user && remembered<KnownCart | undefined>(keyOf(user), undefined);
}

export function setKnownCart(known: KnownCart | undefined): void {
  const { user } = session.get();
  if (user) remember(keyOf(user), known);
}

/** What was changed here since; everything if the account's cart was never seen. */
export const waitingChanges = (known = knownCart()): readonly SyncedLine[] =>
  changesOf(known?.lines ?? [], cart.get().map(syncedLine));
