/** The WebSockets that are open. */
import type { Mall } from '../state/mall.ts';
import type { PushEvent } from '../state/events.ts';
import { openEventSession, type EventSession, type EventSocket } from './event-session.ts';

export interface EventSessions {
  readonly open: (socket: EventSocket) => EventSession;
  readonly push: PushEvent;
  /** Closes the sockets whose session has ended. */
  readonly check: () => void;
}

export function createEventSessions(mall: () => Mall): EventSessions {
  const sessions = new Set<EventSession>();
  return {
    open(socket) {
      const session = openEventSession(mall, socket);
      sessions.add(session);
      return {
        ...session,
        end() {
          session.end();
          sessions.delete(session);
        },
      };
    },
    push(usercode, event) {
      for (const session of sessions) session.push(usercode, event);
    },
    check() {
      for (const session of sessions) session.check();
    },
  };
}
