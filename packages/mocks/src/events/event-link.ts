/** The WebSocket of the mall as an MSW handler. */
import { ws, type WebSocketHandler } from 'msw';
import type { Mocks } from '../mocks.ts';

/** Answers every WebSocket to a path `/events`, of any host. */
export function createEventHandler({ events }: Mocks): WebSocketHandler {
  return ws.link(/\/events$/).addEventListener('connection', ({ client }) => {
    const session = events.open({
      send: (text) => client.send(text),
      // Later, so that the message before it arrives.
      close: (code) => void setTimeout(() => client.close(code)),
    });
    client.addEventListener('message', ({ data }) => session.receive(data));
    client.addEventListener('close', () => session.end());
  });
}
