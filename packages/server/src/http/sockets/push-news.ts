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

/** Closes the sockets whose session has ended, wherever that happened, and answers the others. */
export async function closeEnded(ctx: AppContext, entries: readonly Entry[]): Promise<readonly Entry[]> {
  if (entries.length === 0) return [];
  const living = await activeSessions(
    ctx,
    entries.map(([, { tokenHash }]) => tokenHash),
  );
  for (const [socket, { tokenHash }] of entries) {
    if (living.has(tokenHash)) continue;
    send(socket, errorMessage('sessionExpired'));
    socket.close(4403);
  }
  return entries.filter(([, { tokenHash }]) => living.has(tokenHash));
}

export const unreadMessage = async (ctx: AppContext, userId: string) => ({
  type: 'unread',
  at: Date.now(),
  ...(await countUnread(ctx, userId)),
});

/** What the sockets of a user are told, in this order. What is not that user's is told to nobody. */
async function messagesOf(ctx: AppContext, news: MallEvent): Promise<readonly object[]> {
  const { userId } = news;
  const at = Date.now();
  if (news.kind === 'order') {
    const order = await findOrderState(ctx, userId, news.orderId);
    if (!order || !isStep(news.step)) return [];
    const { status, refund_status: returnStatus } = order;
    const { state: logState } = orderLog[news.step];
    return [{ type: 'orderChanged', at, orderId: news.orderId, status, returnStatus, logState }];
  }
  if (news.kind === 'wallet') {
    const money = dollars(await readBalance(ctx, userId));
    return [{ type: 'walletChanged', at, money, cause: news.cause, reference: news.reference }];
  }
  const row = news.kind === 'message' ? await findMessage(ctx, news.messageId) : undefined;
  const isWithService = row?.user_id === userId && row.store_id === null;
  const message = isWithService ? [{ type: 'chatReceived', at, message: showMessage(row) }] : [];
  return [...message, await unreadMessage(ctx, userId)];
}

/** Brings news to the sockets of one user; a session is looked at once more before anything is told to it. */
export async function pushNews(ctx: AppContext, sockets: UserSockets, news: MallEvent): Promise<void> {
  if (sockets.of(news.userId).length === 0) return;
  const entries = await closeEnded(ctx, sockets.of(news.userId));
  if (entries.length === 0) return;
  const messages = await messagesOf(ctx, news);
  for (const [socket] of entries) for (const message of messages) send(socket, message);
}
