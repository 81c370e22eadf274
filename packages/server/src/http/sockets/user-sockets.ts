import type { WebSocket } from 'ws';
import type { Session } from '../../domain/accounts/sessions.ts';

/** A client that reads too slowly is disconnected, so that its queue stays bounded. */
const MAX_QUEUED_BYTES = 1024 * 1024;
const MAX_PER_USER = 5;

export const send = (socket: WebSocket, message: object): void => {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > MAX_QUEUED_BYTES) socket.terminate();
  else socket.send(JSON.stringify(message));
};

/** The authenticated sockets of this process, by user. */
export function createUserSockets() {
  const sockets = new Map<string, Map<WebSocket, Session>>();
  return {
    /** Returns false if the user already has the maximum number of sockets. */
    add: (socket: WebSocket, session: Session): boolean => {
      const ownSockets = sockets.get(session.userId) ?? new Map<WebSocket, Session>();
      if (ownSockets.size >= MAX_PER_USER) return false;
      sockets.set(session.userId, ownSockets.set(socket, session));
      return true;
    },
    remove: (socket: WebSocket, { userId }: Session): void => {
      const ownSockets = sockets.get(userId);
      ownSockets?.delete(socket);
      if (ownSockets?.size === 0) sockets.delete(userId);
    },
    of: (userId: string): readonly (readonly [WebSocket, Session])[] => [...(sockets.get(userId) ?? [])],
    all: (): readonly (readonly [WebSocket, Session])[] =>
      [...sockets.values()].flatMap((ownSockets) => [...ownSockets]),
  };
}

export type UserSockets = ReturnType<typeof createUserSockets>;
