import pg from 'pg';
import { createLocalBus, type EventBus, type MallEvent } from './event-bus.ts';

const CHANNEL = 'openmall_news';
const RETRY_MS = 2_000;

function readNews(payload: string | undefined): MallEvent | undefined {
  try {
    return JSON.parse(payload ?? '') as MallEvent; // Written below, by a process of this mall.
  } catch {
    return undefined; // Somebody else's notice on the channel; it wakes nobody.
  }
}

export type OpenEvents = EventBus & { readonly close: () => Promise<void> };

const newClient = (databaseUrl: string) =>
  new pg.Client({
    connectionString: databaseUrl,
    application_name: 'openmall events',
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    // Who writes a message waits for no wake-up that is stuck.
    query_timeout: 2_000,
  });

/** News of all processes on one PostgreSQL, over a connection of their own; never within a transaction of money. */
export async function openPostgresEvents(databaseUrl: string): Promise<OpenEvents> {
  const local = createLocalBus();
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let closed = false;

  const connect = async (): Promise<void> => {
    const next = newClient(databaseUrl);
    next.on('notification', ({ payload }) => {
      const news = readNews(payload);
      if (news) void local.publish(news);
    });
    next.on('error', () => reconnect(next));
    next.on('end', () => reconnect(next));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      client = next;
    } catch {
      reconnect(next); // Meanwhile clients poll.
    }
  };
  const reconnect = (lost: pg.Client) => {
    if (client === lost) client = undefined;
    if (closed || retry) return;
    retry = setTimeout(() => {
      retry = undefined;
      void connect();
    }, RETRY_MS);
  };
  await connect();

  return {
    listen: local.listen,
    publish: async (news) => {
      // Without a connection only this process hears of it.
      if (!client) return local.publish(news);
      try {
        await client.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(news)]);
      } catch (error) {
        // What is new is in the database; clients find it when they poll.
        console.error('Nobody was woken for what is new', error);
      }
    },
    close: async () => {
      closed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}

/** Within this process where the database is, else over PostgreSQL. */
export const openEvents = async (databaseUrl: string | undefined): Promise<OpenEvents> =>
  databaseUrl ? openPostgresEvents(databaseUrl) : { ...createLocalBus(), close: () => Promise.resolve() };
