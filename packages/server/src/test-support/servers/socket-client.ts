import { once } from 'node:events';
import { WebSocket } from 'ws';

export type Message = Readonly<Record<string, unknown>>;

/** A WebSocket client that queues messages. `next` returns the next message of a type. */
export function connect(port: number, options: { origin?: string } = {}) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}`, options);
  const received: Message[] = [];
  const waiters: { readonly type: string; readonly resolve: (message: Message) => void }[] = [];
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString('utf8')) as Message;
    const index = waiters.findIndex(({ type }) => type === message['type']);
    if (index === -1) received.push(message);
    else waiters.splice(index, 1)[0]?.resolve(message);
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  socket.on('error', () => {});
  return {
    socket,
    closed,
    received,
    send: async (message: object | string) => {
      if (socket.readyState === socket.CONNECTING) await once(socket, 'open');
      socket.send(typeof message === 'string' ? message : JSON.stringify(message));
    },
    next: (type: string): Promise<Message> => {
      const index = received.findIndex((message) => message['type'] === type);
      const [queued] = index === -1 ? [] : received.splice(index, 1);
      return queued ? Promise.resolve(queued) : new Promise((resolve) => waiters.push({ type, resolve }));
    },
  };
}

export async function connectAs(port: number, token: string) {
  const client = connect(port);
  await client.send({ type: 'hello', token, lang: 'en' });
  await client.next('welcome');
  await client.next('unread');
  return client;
}
