/** The service worker of the demo site. It keeps nothing: it may be ended and started at any moment. */
import type { Call } from '../messages.ts';
import { askMall, type Page } from './ask-mall.ts';
import { type Way, wayOf, within } from './way-of.ts';

interface OpenPage extends Page {
  readonly id: string;
  readonly url: string;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly clientId: string;
  respondWith(answer: Promise<Response>): void;
}
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
/** What is used of the worker's global; the types of pages and of workers do not go together. */
interface Scope {
  readonly location: Location;
  readonly registration: { readonly scope: string };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', act: (event: ExtendableEvent) => void): void;
  addEventListener(name: 'fetch', act: (event: FetchEvent) => void): void;
}

const scope = globalThis as unknown as Scope;
const base = new URL(scope.registration.scope).pathname;

/** Written by the build: where the demo's own code lies. */
declare const DEMO_FOLDER: string;

/** The page that asks comes first: it is there and awake. The host may have other pages, which know no mall. */
async function pagesFor(clientId: string): Promise<readonly OpenPage[]> {
  const all = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = all.filter(({ url }) => url.startsWith(scope.registration.scope));
  return pages.sort((one, other) => Number(other.id === clientId) - Number(one.id === clientId));
}

async function callOf(request: Request, path: string): Promise<Call> {
  const { search, origin } = new URL(request.url);
  const carriesBody = request.method !== 'GET' && request.method !== 'HEAD';
  return {
    kind: 'call',
    method: request.method,
    url: origin + path + search,
    headers: [...request.headers],
    body: carriesBody ? await request.arrayBuffer() : null,
  };
}

/** A page of the mall itself: it lies under the base too, and carries calls while it is open. */
async function asPage(answer: Response): Promise<Response> {
  const to = answer.headers.get('location');
  if (to !== null) return Response.redirect(new URL(within(base, to), scope.location.origin), 303);
  if (!(answer.headers.get('content-type') ?? '').startsWith('text/html')) return answer;
  const bridge = `<script type="module" src="${base}${DEMO_FOLDER}bridge.js"></script></body>`;
  const html = (await answer.text())
    .replaceAll(/href="(\/[^"]*)"/g, (_, path: string) => `href="${within(base, path)}"`)
    .replace('</body>', bridge);
  return new Response(html, {
    status: answer.status,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}

async function answer(
  way: Exclude<Way, { to: 'network' }>,
  { request, clientId }: FetchEvent,
): Promise<Response> {
  if (way.to === 'page') return fetch(`${base}index.html`);
  if (way.to === 'file') {
    const found = await fetch(way.path);
    return found.ok || !way.path.includes('/pictures/')
      ? found
      : fetch(`${base}pictures/goods/placeholder.webp`);
  }
  const pages = await pagesFor(clientId);
  const isNavigation = request.mode === 'navigate';
  // A payment page in the only tab, of a browser that was closed: the site's own page opens the mall first.
  if (isNavigation && pages.length === 0) return fetch(`${base}index.html`);
  const given = await askMall(pages, await callOf(request, way.path));
  return isNavigation ? asPage(given) : given;
}

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== scope.location.origin) return;
  const way = wayOf(url.pathname, base, event.request.mode === 'navigate');
  if (way.to !== 'network') event.respondWith(answer(way, event));
});
