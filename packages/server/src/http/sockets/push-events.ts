import type { WebSocket } from 'ws';
import { showMessage } from '../../api/wire/chat.ts';
import { livingSessions } from '../../domain/accounts/living-sessions.ts';
import type { Session } from '../../domain/accounts/sessions.ts';
import type { ChatEvent } from '../../db/event-bus.ts';
import { countUnread, findMessage } from '../../domain/chat/read-messages.ts';
import type { Mall } from '../../domain/mall.ts';
import { errorMessage } from './socket-messages.ts';
import { send, type UserSockets } from './user-sockets.ts';

type Entry = readonly [socket: WebSocket, session: Session];

/** Closes the sockets whose session has ended, wherever that happened, and answers the others. */
export async function closeEnded(mall: Mall, entries: readonly Entry[]): Promise<readonly Entry[]> {
  if (entries.length === 0) return [];
  const living = await livingSessions(
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

/** Brings news to the sockets of one user; a session is looked at once more before anything is told to it. */
export async function pushEvent(mall: Mall, sockets: UserSockets, event: ChatEvent): Promise<void> {
  if (sockets.of(event.userId).length === 0) return;
  const entries = await closeEnded(mall, sockets.of(event.userId));
  const row = event.kind === 'message' ? await findMessage(mall, event.messageId) : undefined;
  const unread = await unreadMessage(mall, event.userId);
  for (const [socket] of entries) {
    if (row && row.store_id === null)
      send(socket, { type: 'chatReceived', at: Date.now(), message: showMessage(row) });
    send(socket, unread);
  }
}
