import { connect, type NatsConnection } from '@nats-io/transport-node';
import { createLocalBus, type EventBus, type MallEvent } from '../event-bus.ts';

const SUBJECT = 'openmall.news';
const RETRY_MS = 1_000;
const SETTINGS = {
  name: 'openmall',
  maxReconnectAttempts: -1,
  reconnectTimeWait: RETRY_MS,
  pingInterval: 5_000,
  maxPingOut: 2,
};

function parseEvent(text: string): MallEvent | undefined {
  try {
    return JSON.parse(text) as MallEvent; // Written by `publish` below.
  } catch {
    return undefined; // Another program used the subject.
  }
}

async function receive(opened: NatsConnection, take: (event: MallEvent) => unknown): Promise<void> {
  for await (const message of opened.subscribe(SUBJECT)) {
    const event = parseEvent(message.string());
    if (event) void take(event);
  }
}

/**
 * An event bus for all processes over NATS. NATS need not be there: events reach this process only while it is away, and
 * clients find the rest when they poll.
 */
export function openNatsEvents(url: string): EventBus & { readonly close: () => Promise<void> } {
  const local = createLocalBus();
  let connection: NatsConnection | undefined;
  let isConnected: boolean | undefined;
  let isClosed = false;
  let retry: NodeJS.Timeout | undefined;

  const note = (isNow: boolean) => {
    if (isConnected !== isNow && !isClosed)
      console.warn(isNow ? 'Events go over NATS' : 'NATS is out of reach: events stay in this process');
    isConnected = isNow;
  };
  const watch = async (opened: NatsConnection) => {
    for await (const { type } of opened.status())
      if (type === 'disconnect' || type === 'reconnect') note(type === 'reconnect');
  };
  /** Connects until it succeeds once; the client comes back by itself from then on. */
  const open = async () => {
    let opened: NatsConnection;
    try {
      opened = await connect({ servers: url, ...SETTINGS });
    } catch {
      note(false);
      if (!isClosed) retry = setTimeout(() => void open(), RETRY_MS);
      return;
    }
    if (isClosed) return void (await opened.close());
    connection = opened;
    const followed = Promise.all([receive(opened, local.publish), watch(opened)]);
    followed.catch((error: unknown) => console.error('Events over NATS have stopped', error));
    await opened.flush().catch(() => undefined); // Others may publish from here on.
    note(true);
  };
  void open();

  return {
    listen: local.listen,
    // The client would keep events while NATS is away, and deliver old ones later.
    publish: (event) => {
      if (!connection || !isConnected) return local.publish(event);
      connection.publish(SUBJECT, JSON.stringify(event));
      return Promise.resolve();
    },
    close: async () => {
      isClosed = true;
      clearTimeout(retry);
      await connection?.close();
    },
  };
}
