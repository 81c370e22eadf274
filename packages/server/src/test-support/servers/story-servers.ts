/** Two servers on one PostgreSQL for API tests. Calls alternate between them. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FixedClock } from '../../db/clock.ts';
import type { AppContext } from '../../context.ts';
import { awaitFirstMessage, stopTestProcess, forkTestProcess } from './test-process.ts';

/** Request header with the settings of the test. */
export const SETTINGS_HEADER = 'x-story-terms';
export interface StorySettings {
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
  readonly stop: () => Promise<void>;
}

async function startOne(env: Readonly<Record<string, string>>) {
  const child = forkTestProcess('story-server.ts', env);
  const { url } = await awaitFirstMessage<{ url: string }>(child);
  return { url, stop: () => stopTestProcess(child) };
}

/** Sends a request to a server. Redirects are returned, because tests check them. */
async function forward(request: Request, base: string, settings: StorySettings): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { method } = request;
  const headers = new Headers(request.headers);
  headers.set(SETTINGS_HEADER, JSON.stringify(settings));
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
  return fetch(`${base}${pathname}${search}`, { method, headers, body, redirect: 'manual' });
}

export async function startStoryServers(databaseUrl: string): Promise<StoryServers> {
  const folder = await mkdtemp(join(tmpdir(), 'openmall-stories-'));
  const env = { DATABASE_URL: databaseUrl, STORY_UPLOADS: folder };
  const servers = await Promise.all([startOne(env), startOne(env)]);
  let callCount = 0;
  const open =
    (clock: FixedClock): SendToServers =>
    (request, { demoBonus }, sandboxSecret) => {
      callCount += 1;
      const base = servers[callCount % 2 === 0 ? 0 : 1].url;
      return forward(request, base, { now: clock.at().toISOString(), demoBonus, sandboxSecret });
    };
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  };
  return { folder, open, stop };
}
