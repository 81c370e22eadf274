/** The shared worker: one mall for all tabs of this browser. */
import '../platform/globals.ts';
import type { Call, CallAnswer, FromMall, ToMall } from '../messages.ts';
import { dropMallDatabase, openMallDatabase, type Parts } from './open-mall-database.ts';
import { openMall, type OpenMall } from './open-mall.ts';
import { onlyReads } from './only-reads.ts';
import { keptUploads } from './uploads.ts';

/** The files lie beside this one. */
const folder = new URL(/* @vite-ignore */ './', import.meta.url);
/** The site lies one above. */
const { pathname: base } = new URL('../', folder);
const LOCK = 'openmall-mall';
const WAIT_MS = 1_000;

const pages = new Set<MessagePort>();
let last: FromMall = { kind: 'progress', stage: 'starting', loaded: 0, total: 1 };

/** Progress is also for pages that come later; a letter is for those that are there. */
function tell(message: FromMall): void {
  if (message.kind !== 'letter') last = message;
  for (const page of pages) page.postMessage(message);
}

async function fetchList(): Promise<Parts> {
  const response = await fetch(new URL('parts.json', folder));
  if (!response.ok) throw new Error(`parts.json: HTTP ${response.status}`);
  return (await response.json()) as Parts; // Written by the build of this very folder.
}

interface KeptMall extends OpenMall {
  readonly settle: () => Promise<void>;
}

async function open(): Promise<KeptMall> {
  const database = await openMallDatabase(folder, await fetchList(), tell);
  const mall = openMall(database, { base, uploads: keptUploads, tell });
  tell({ kind: 'ready' });
  return { ...mall, settle: () => database.settle() };
}

/** Another version of the site may have the database open still, in another tab: two would ruin it. */
const opened: Promise<KeptMall> = new Promise((resolve, reject) => {
  const waiting = setTimeout(
    () => tell({ kind: 'progress', stage: 'waiting', loaded: 0, total: 1 }),
    WAIT_MS,
  );
  void navigator.locks.request(LOCK, async () => {
    clearTimeout(waiting);
    try {
      resolve(await open());
    } catch (error) {
      tell({ kind: 'failed', why: error instanceof Error ? error.message : String(error) });
      reject(error instanceof Error ? error : new Error(String(error)));
    }
    // Held as long as the worker lives.
    return new Promise<never>(() => undefined);
  });
});
opened.catch((error: unknown) => console.error(error));

async function answer({ method, url, headers, body }: Call, reply: MessagePort): Promise<void> {
  const { app, settle } = await opened;
  const request = new Request(url, { method, headers: headers.map(([name, value]) => [name, value]), body });
  const response = await app.fetch(request);
  const bytes = await response.arrayBuffer();
  // What is said to be done is still done if the last page goes now, and the worker with it.
  if (!onlyReads(request)) await settle();
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
  await dropMallDatabase();
  tell({ kind: 'cleared' });
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
