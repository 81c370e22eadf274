import type { WebSocket } from 'ws';
import type { Session } from '../../domain/accounts/sessions.ts';

/** Who does not read fast enough is let go: nothing is kept for them without bound. */
const MAX_WAITING_BYTES = 1024 * 1024;
const MAX_OF_USER = 5;

export const send = (socket: WebSocket, message: object): void => {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > MAX_WAITING_BYTES) socket.terminate();
  else socket.send(JSON.stringify(message));
};

/** The sockets of this process that have said whose they are. */
export function createUserSockets() {
  const sockets = new Map<string, Map<WebSocket, Session>>();
  return {
    /** Whether there is still room for one of this user. */
    add: (socket: WebSocket, session: Session): boolean => {
      const own = sockets.get(session.userId) ?? new Map<WebSocket, Session>();
      if (own.size >= MAX_OF_USER) return false;
      sockets.set(session.userId, own.set(socket, session));
      return true;
    },
    remove: (socket: WebSocket, { userId }: Session): void => {
      const own = sockets.get(userId);
      own?.delete(socket);
      if (own?.size === 0) sockets.delete(userId);
    },
    of: (userId: string): readonly (readonly [WebSocket, Session])[] => [...(sockets.get(userId) ?? [])],
    all: (): readonly (readonly [WebSocket, Session])[] => [...sockets.values()].flatMap((own) => [...own]),
  };
}

export type UserSockets = ReturnType<typeof createUserSockets>;
