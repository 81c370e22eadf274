import { orderLog } from '@openmall/sdk';
import type { WebSocket } from 'ws';
import { showMessage } from '../../api/wire/chat.ts';
import { dollars } from '../../api/wire/money.ts';
import { activeSessions } from '../../domain/accounts/active-sessions.ts';
import type { Session } from '../../domain/accounts/sessions.ts';
import type { MallEvent } from '../../db/event-bus.ts';
import { countUnread, findMessage } from '../../domain/chat/read-messages.ts';
import type { AppContext } from '../../context.ts';
import { isStep } from '../../domain/orders/order-steps.ts';
import { findOrderState } from '../../domain/orders/read-orders.ts';
import { readBalance } from '../../domain/wallet/balance.ts';
import { errorMessage } from './socket-messages.ts';
import { send, type UserSockets } from './user-sockets.ts';

type Entry = readonly [socket: WebSocket, session: Session];

/** Closes the sockets whose session has ended, on whichever server. Returns the others. */
export async function closeEnded(ctx: AppContext, entries: readonly Entry[]): Promise<readonly Entry[]> {
  if (entries.length === 0) return [];
  const active = await activeSessions(
    ctx,
    entries.map(([, { tokenHash }]) => tokenHash),
  );
  for (const [socket, { tokenHash }] of entries) {
    if (active.has(tokenHash)) continue;
    send(socket, errorMessage('sessionExpired'));
    socket.close(4403);
  }
  return entries.filter(([, { tokenHash }]) => active.has(tokenHash));
}

export const unreadMessage = async (ctx: AppContext, userId: string) => ({
  type: 'unread',
  at: Date.now(),
  ...(await countUnread(ctx, userId)),
});

/** The messages of an event, in order. An event about a record of another user has none. */
async function messagesOf(ctx: AppContext, event: MallEvent): Promise<readonly object[]> {
  const { userId } = event;
  const at = Date.now();
  if (event.kind === 'order') {
    const order = await findOrderState(ctx, userId, event.orderId);
    if (!order || !isStep(event.step)) return [];
    const { status, refund_status: returnStatus } = order;
    const { state: logState } = orderLog[event.step];
    return [{ type: 'orderChanged', at, orderId: event.orderId, status, returnStatus, logState }];
  }
  if (event.kind === 'wallet') {
    const money = dollars(await readBalance(ctx, userId));
    return [{ type: 'walletChanged', at, money, cause: event.cause, reference: event.reference }];
  }
  if (event.kind === 'cart') return [{ type: 'cartChanged', at, revision: event.revision }];
  const row = event.kind === 'message' ? await findMessage(ctx, event.messageId) : undefined;
  const isWithService = row?.user_id === userId && row.store_id === null;
  const message = isWithService ? [{ type: 'chatReceived', at, message: showMessage(row) }] : [];
  return [...message, await unreadMessage(ctx, userId)];
}

/** Sends an event to the sockets of its user. Sessions are checked again before anything is sent. */
export async function pushEvent(ctx: AppContext, sockets: UserSockets, event: MallEvent): Promise<void> {
  if (sockets.of(event.userId).length === 0) return;
  const entries = await closeEnded(ctx, sockets.of(event.userId));
  if (entries.length === 0) return;
  const messages = await messagesOf(ctx, event);
  for (const [socket] of entries) for (const message of messages) send(socket, message);
}
