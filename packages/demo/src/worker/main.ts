/** The shared worker: one mall for all tabs of the browser. */
import '../platform/globals.ts';
import type { MallRequest, CallAnswer, FromMall, ToMall } from '../messages.ts';
import { deleteMallDatabase, openMallDatabase, type AssetList } from './open-mall-database.ts';
import { openMall, type OpenMall } from './open-mall.ts';
import { isReadOnly } from './is-read-only.ts';
import { storedUploads } from './uploads.ts';

/** The files are beside this one. */
const folder = new URL(/* @vite-ignore */ './', import.meta.url);
/** The site is one level above. */
const { pathname: base } = new URL('../', folder);
const LOCK = 'openmall-mall';
const WAIT_MS = 1_000;

const pages = new Set<MessagePort>();
let last: FromMall = { kind: 'progress', stage: 'starting', loaded: 0, total: 1 };

/** Pages that connect later get the last progress message, but no old mails. */
function notify(message: FromMall): void {
  if (message.kind !== 'mail') last = message;
  for (const page of pages) page.postMessage(message);
}

async function fetchList(): Promise<AssetList> {
  const response = await fetch(new URL('parts.json', folder));
  if (!response.ok) throw new Error(`parts.json: HTTP ${response.status}`);
  return (await response.json()) as AssetList; // Written by the build of this very folder.
}

interface PersistentMall extends OpenMall {
  readonly flush: () => Promise<void>;
}

async function open(): Promise<PersistentMall> {
  const database = await openMallDatabase(folder, await fetchList(), notify);
  const mall = openMall(database, { base, uploads: storedUploads, notify });
  notify({ kind: 'ready' });
  return { ...mall, flush: () => database.flush() };
}

/** Another version of the site may still have the database open in another tab; two would corrupt it. */
const opened: Promise<PersistentMall> = new Promise((resolve, reject) => {
  const waiting = setTimeout(
    () => notify({ kind: 'progress', stage: 'waiting', loaded: 0, total: 1 }),
    WAIT_MS,
  );
  void navigator.locks.request(LOCK, async () => {
    clearTimeout(waiting);
    try {
      resolve(await open());
    } catch (error) {
      notify({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
      reject(error instanceof Error ? error : new Error(String(error)));
    }
    // Keeps the lock as long as the worker runs.
    return new Promise<never>(() => undefined);
  });
});
opened.catch((error: unknown) => console.error(error));

async function answer({ method, url, headers, body }: MallRequest, reply: MessagePort): Promise<void> {
  const { app, flush } = await opened;
  const request = new Request(url, { method, headers: headers.map(([name, value]) => [name, value]), body });
  const response = await app.fetch(request);
  const bytes = await response.arrayBuffer();
  // Responses to writes wait for the data to be stored: the worker ends with its last page.
  if (!isReadOnly(request)) await flush();
  const message: CallAnswer = {
    kind: 'answer',
    status: response.status,
    headers: [...response.headers].filter(([name]) => name !== 'set-cookie'),
    body: bytes,
  };
  reply.postMessage(message, [bytes]);
}

async function startOver(): Promise<void> {
  await opened.then(
    (mall) => mall.stop(),
    () => undefined,
  );
  await deleteMallDatabase();
  notify({ kind: 'cleared' });
  self.close();
}

Object.assign(self, {
  onconnect: ({ ports: [page] }: MessageEvent) => {
    if (!page) return;
    pages.add(page);
    page.onmessage = ({ data, ports: [reply] }: MessageEvent<ToMall>) => {
      if (data.kind === 'startOver') void startOver();
      else if (reply) void answer(data, reply).catch((error: unknown) => console.error(error));
    };
    page.postMessage(last);
  },
});
