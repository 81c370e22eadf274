import { setTimeout as gather } from 'node:timers/promises';
import pg from 'pg';
import { createLocalBus, type EventBus, type MallEvent } from './event-bus.ts';

const CHANNEL = 'openmall_news';
const RETRY_MS = 2_000;
/** Nobody notices so short a wait, and a busy server sends several events with one statement. */
const GATHER_MS = 10;
/** Named, so that PostgreSQL prepares it once: to parse it took ten times as long as to run it. */
const NOTIFY = { name: 'notify', text: 'select pg_notify($1, payload) from unnest($2::text[]) as payload' };

function parseEvent(payload: string | undefined): MallEvent | undefined {
  try {
    return JSON.parse(payload ?? '') as MallEvent; // Written by `publish` below.
  } catch {
    return undefined; // Another program used the channel.
  }
}

export type OpenEvents = EventBus & { readonly close: () => Promise<void> };

const newClient = (databaseUrl: string) =>
  new pg.Client({
    connectionString: databaseUrl,
    application_name: 'openmall events',
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    // A stuck notification must not delay the request that sends it.
    query_timeout: 2_000,
  });

/** Sends one statement at a time. Events that arrive meanwhile go together in the next one. */
function createSender() {
  let waiting: string[] = [];
  let sending: Promise<void> | undefined;
  const sendAll = async (client: pg.Client): Promise<void> => {
    try {
      while (waiting.length > 0) {
        await gather(GATHER_MS);
        const payloads = waiting;
        waiting = [];
        await client.query({ ...NOTIFY, values: [CHANNEL, payloads] });
      }
    } finally {
      sending = undefined;
    }
  };
  return (client: pg.Client, event: MallEvent): Promise<void> => {
    waiting.push(JSON.stringify(event));
    sending ??= sendAll(client);
    return sending;
  };
}

/**
 * An event bus for all processes on one PostgreSQL. It has a connection of its own, so that it never takes
 * part in a transaction.
 */
export async function openPostgresEvents(databaseUrl: string): Promise<OpenEvents> {
  const local = createLocalBus();
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;
  const connect = async (): Promise<void> => {
    const next = newClient(databaseUrl);
    next.on('notification', ({ payload }) => {
      const event = parseEvent(payload);
      if (event) void local.publish(event);
    });
    next.on('error', () => reconnect(next));
    next.on('end', () => reconnect(next));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      client = next;
    } catch {
      void next.end().catch(() => undefined); // A standby connects, but does not listen.
      reconnect(next); // Clients poll until the connection is back.
    }
  };
  const reconnect = (lost: pg.Client) => {
    if (client !== undefined && client !== lost) return;
    client = undefined;
    if (closed || retry) return;
    retry = setTimeout(() => {
      retry = undefined;
      void connect();
    }, RETRY_MS);
  };
  const send = createSender();
  await connect();

  return {
    listen: local.listen,
    publish: async (event) => {
      // Without a connection, the event reaches this process only.
      if (!client) return local.publish(event);
      try {
        await send(client, event);
      } catch (error) {
        // The data is in the database; clients find it when they poll.
        console.error('Failed to publish an event', error);
      }
    },
    close: async () => {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}

interface EventAddresses {
  readonly natsUrl?: string | undefined;
  readonly databaseUrl?: string | undefined;
}

/** An event bus over NATS or PostgreSQL if there is a URL, otherwise within this process. */
export async function openEvents({ natsUrl, databaseUrl }: EventAddresses): Promise<OpenEvents> {
  if (natsUrl) return (await import('./events/nats-events.ts')).openNatsEvents(natsUrl);
  return databaseUrl
    ? openPostgresEvents(databaseUrl)
    : { ...createLocalBus(), close: () => Promise.resolve() };
}
