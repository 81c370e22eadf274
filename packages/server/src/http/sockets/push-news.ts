import { orderLog } from '@openmall/sdk';
import type { WebSocket } from 'ws';
import { showMessage } from '../../api/wire/chat.ts';
import { dollars } from '../../api/wire/money.ts';
import { activeSessions } from '../../domain/accounts/active-sessions.ts';
import type { Session } from '../../domain/accounts/sessions.ts';
import type { MallEvent } from '../../db/event-bus.ts';
import { countUnread, findMessage } from '../../domain/chat/read-messages.ts';
import type { Mall } from '../../context.ts';
import { isStep } from '../../domain/orders/order-steps.ts';
import { findOrderState } from '../../domain/orders/read-orders.ts';
import { readBalance } from '../../domain/wallet/balance.ts';
import { errorMessage } from './socket-messages.ts';
import { send, type UserSockets } from './user-sockets.ts';

type Entry = readonly [socket: WebSocket, session: Session];

/** Closes the sockets whose session has ended, wherever that happened, and answers the others. */
export async function closeEnded(mall: Mall, entries: readonly Entry[]): Promise<readonly Entry[]> {
  if (entries.length === 0) return [];
  const living = await activeSessions(
    mall,
    entries.map(([, { tokenHash }]) => tokenHash),
  );
  for (const [socket, { tokenHash }] of entries) {
    if (living.has(tokenHash)) continue;
    send(socket, errorMessage('sessionExpired'));
    socket.close(4403);
  }
  return entries.filter(([, { tokenHash }]) => living.has(tokenHash));
}

export const unreadMessage = async (mall: Mall, userId: string) => ({
  type: 'unread',
  at: Date.now(),
  ...(await countUnread(mall, userId)),
});

/** What the sockets of a user are told, in this order. What is not that user's is told to nobody. */
async function messagesOf(mall: Mall, news: MallEvent): Promise<readonly object[]> {
  const { userId } = news;
  const at = Date.now();
  if (news.kind === 'order') {
    const order = await findOrderState(mall, userId, news.orderId);
    if (!order || !isStep(news.step)) return [];
    const { status, refund_status: returnStatus } = order;
    const { state: logState } = orderLog[news.step];
    return [{ type: 'orderChanged', at, orderId: news.orderId, status, returnStatus, logState }];
  }
  if (news.kind === 'wallet') {
    const money = dollars(await readBalance(mall, userId));
    return [{ type: 'walletChanged', at, money, cause: news.cause, reference: news.reference }];
  }
  const row = news.kind === 'message' ? await findMessage(mall, news.messageId) : undefined;
  const isWithService = row?.user_id === userId && row.store_id === null;
  const message = isWithService ? [{ type: 'chatReceived', at, message: showMessage(row) }] : [];
  return [...message, await unreadMessage(mall, userId)];
}

/** Brings news to the sockets of one user; a session is looked at once more before anything is told to it. */
export async function pushNews(mall: Mall, sockets: UserSockets, news: MallEvent): Promise<void> {
  if (sockets.of(news.userId).length === 0) return;
  const entries = await closeEnded(mall, sockets.of(news.userId));
  if (entries.length === 0) return;
  const messages = await messagesOf(mall, news);
  for (const [socket] of entries) for (const message of messages) send(socket, message);
}
