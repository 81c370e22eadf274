/** Two servers on one PostgreSQL for API tests. Calls alternate between them. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FixedClock } from '../../db/clock.ts';
import type { AppContext } from '../../context.ts';
import { awaitFirstMessage, forkTestProcess } from './test-process.ts';

/** Request header with the settings of the test. */
export const SETTINGS_HEADER = 'x-story-terms';
export interface StorySettings {
  readonly databaseUrl: string;
  /** Where the servers store uploads. */
  readonly folder: string;
  readonly now: string;
  readonly demoBonus: string | undefined;
  /** Opens the payment sandbox, which signs with this secret. */
  readonly sandboxSecret: string | undefined;
}

export type SendToServers = (
  request: Request,
  ctx: Pick<AppContext, 'demoBonus'>,
  sandboxSecret?: string,
) => Promise<Response>;

export interface StoryServers {
  /** Upload folder of both servers. */
  readonly folder: string;
  readonly open: (clock: FixedClock) => SendToServers;
  readonly close: () => Promise<void>;
}

interface StoryServer {
  readonly url: string;
  /** Closes the connections to a database. */
  readonly disconnectFrom: (databaseUrl: string) => Promise<void>;
}

async function startServer(): Promise<StoryServer> {
  const child = forkTestProcess('story-server.ts');
  const { url } = await awaitFirstMessage<{ url: string }>(child);
  // It ends with this process, which does not wait for it. Files after one that breaks it get new servers.
  child.unref();
  child.channel?.unref();
  child.once('exit', () => (started = undefined));
  const disconnectFrom = async (databaseUrl: string) => {
    child.send(databaseUrl);
    await awaitFirstMessage(child);
  };
  return { url, disconnectFrom };
}

let started: Promise<readonly [StoryServer, StoryServer]> | undefined;

/** All test files of this process share the servers: to start them took longer than most files. */
const servers = () => (started ??= Promise.all([startServer(), startServer()]));

/** Sends a request to a server. Redirects are returned, because tests check them. */
async function forward(request: Request, base: string, settings: StorySettings): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { method } = request;
  const headers = new Headers(request.headers);
  headers.set(SETTINGS_HEADER, JSON.stringify(settings));
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
  return fetch(`${base}${pathname}${search}`, { method, headers, body, redirect: 'manual' });
}

export async function openStoryServers(databaseUrl: string): Promise<StoryServers> {
  const folder = await mkdtemp(join(tmpdir(), 'openmall-stories-'));
  const both = await servers();
  let callCount = 0;
  const open =
    (clock: FixedClock): SendToServers =>
    (request, { demoBonus }, sandboxSecret) => {
      callCount += 1;
      const base = both[callCount % 2 === 0 ? 0 : 1].url;
      const now = clock.at().toISOString();
      return forward(request, base, { databaseUrl, folder, now, demoBonus, sandboxSecret });
    };
  const close = async () => {
    await Promise.all(both.map(({ disconnectFrom }) => disconnectFrom(databaseUrl)));
    await rm(folder, { recursive: true, force: true });
  };
  return { folder, open, close };
}
