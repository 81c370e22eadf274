import { cartList, isApiError, type CartData, type Transport } from '@openmall/sdk';
import { isUnreachable } from '../../../shared/errors/is-unreachable.ts';
import { session } from '../../../shared/session/session.ts';
import { cart } from '../cart-store.ts';
import { drawer } from '../drawer-state.ts';
import { knownCart, setKnownCart, waitingChanges, type KnownCart } from './known-cart.ts';
import { syncedLine, takeOver, withChanges, type SyncedLine } from './merge-lines.ts';
import { mergeLines, putLines } from './send-lines.ts';

/** A line is often changed several times in a row. */
const DELAY_MS = 400;
const RETRY_MS = 15_000;

function adopt({ revision, lines }: CartData, sent: ReturnType<typeof cart.get>): void {
  const next = takeOver(lines, sent, cart.get());
  const seen = takeOver(lines, [], []).map(syncedLine);
  setKnownCart({ revision, lines: seen });
  cart.replace(next);
}

/**
 * Sends changes. They wait no longer once the server has them: sent again by a page that was closed before the answer, they
 * would undo what another device has changed since.
 */
async function send(
  transport: Transport,
  known: KnownCart | undefined,
  changes: readonly SyncedLine[],
): Promise<void> {
  if (!known) return mergeLines(transport, changes);
  const { token } = session.get();
  await putLines(transport, changes);
  const now = knownCart();
  if (now && changes.length > 0 && session.get().token === token)
    setKnownCart({ ...now, lines: withChanges(now.lines, changes) });
}

/** Sends what was changed here, and takes over what was changed elsewhere. */
async function exchange(transport: Transport): Promise<void> {
  const { token } = session.get();
  const known = knownCart();
  const sent = cart.get();
  const changes = waitingChanges(known);
  await send(transport, known, changes);
  const data = await cartList(transport, {});
  if (session.get().token !== token) return;
  const seenByOtherTab = knownCart()?.revision ?? 0;
  if (known && data.revision < known.revision && seenByOtherTab === known.revision) {
    // The server lost the cart, as after a restored backup. This device still has it.
    setKnownCart(undefined);
    return exchange(transport);
  }
  if (data.revision >= seenByOtherTab) adopt(data, sent);
}

export interface CartSync {
  /** Exchanges the cart now. Returns whether all changes arrived. */
  readonly flush: () => Promise<boolean>;
  /** Another device reports a revision of the cart. */
  readonly noticed: (revision: number) => unknown;
  readonly stop: () => void;
}

let current: CartSync | undefined;

/** Sends the last changes, if there are any. Returns false if they could not be sent. */
export const flushCart = async (): Promise<boolean> =>
  waitingChanges().length === 0 || ((await current?.flush()) ?? false);

/**
 * Keeps the cart of this device and that of the account the same. It works without a network: changes wait until one is
 * back. With a server that keeps no carts, the cart stays on this device.
 */
export function syncCart(transport: Transport): CartSync {
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOff = false;

  const fail = (error: unknown): void => {
    // A server that has answered the cart before refuses it for the moment only.
    if (isUnreachable(error) || (isApiError(error) && knownCart())) plan(RETRY_MS);
    else stop();
  };
  const run = (): Promise<void> => {
    clearTimeout(timer);
    if (isOff) return Promise.resolve();
    running ??= exchange(transport)
      .catch(fail)
      .finally(() => (running = undefined));
    return running;
  };
  const plan = (ms = DELAY_MS): void => {
    clearTimeout(timer);
    if (!isOff) timer = setTimeout(() => void run(), ms);
  };
  const onChange = (): void => {
    if (waitingChanges().length > 0) plan();
  };
  const onVisible = (): void => {
    // A hidden page may never come back.
    if (document.visibilityState === 'visible' || waitingChanges().length > 0) void run();
  };
  const leave = [cart.subscribe(onChange), drawer.subscribe(() => drawer.get().open && plan(0))];
  function stop(): void {
    isOff = true;
    clearTimeout(timer);
    for (const off of leave) off();
    document.removeEventListener('visibilitychange', onVisible);
    globalThis.removeEventListener('online', onVisible);
    if (current === sync) current = undefined;
  }
  const sync: CartSync = {
    flush: async () => {
      await running;
      await run();
      return waitingChanges().length === 0;
    },
    noticed: (revision) => revision > (knownCart()?.revision ?? 0) && plan(0),
    stop,
  };
  document.addEventListener('visibilitychange', onVisible);
  globalThis.addEventListener('online', onVisible);
  current = sync;
  void run();
  return sync;
}
