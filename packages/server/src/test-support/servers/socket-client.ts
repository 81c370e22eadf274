import { once } from 'node:events';
import { WebSocket } from 'ws';

export type Message = Readonly<Record<string, unknown>>;

/** A client that keeps what it is told, and can wait for more. */
export function connect(port: number, options: { origin?: string } = {}) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}`, options);
  const told: Message[] = [];
  const wishes: { readonly type: string; readonly grant: (message: Message) => void }[] = [];
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString('utf8')) as Message;
    const index = wishes.findIndex(({ type }) => type === message['type']);
    if (index === -1) told.push(message);
    else wishes.splice(index, 1)[0]?.grant(message);
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  socket.on('error', () => {});
  return {
    socket,
    closed,
    told,
    say: async (message: object | string) => {
      if (socket.readyState === socket.CONNECTING) await once(socket, 'open');
      socket.send(typeof message === 'string' ? message : JSON.stringify(message));
    },
    next: (type: string): Promise<Message> => {
      const index = told.findIndex((message) => message['type'] === type);
      const [known] = index === -1 ? [] : told.splice(index, 1);
      return known ? Promise.resolve(known) : new Promise((grant) => wishes.push({ type, grant }));
    },
  };
}

export async function greet(port: number, token: string) {
  const client = connect(port);
  await client.say({ type: 'hello', token, lang: 'en' });
  await client.next('welcome');
  await client.next('unread');
  return client;
}
