/** The service worker of the demo site. It holds no state, because browsers stop and start it at any time. */
import type { MallRequest } from '../messages.ts';
import { forwardRequest, type Page } from './forward-request.ts';
import { type Route, routeRequest, withBase } from './route-request.ts';

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
/** The part of the worker scope that is used; TypeScript cannot combine DOM and worker types. */
interface Scope {
  readonly location: Location;
  readonly registration: { readonly scope: string };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
}

const scope = globalThis as unknown as Scope;
const base = new URL(scope.registration.scope).pathname;

/** Set by the build: the folder of the demo's code. */
declare const DEMO_FOLDER: string;

/** Open pages of the site. The requesting page comes first, because it is active. */
async function pagesFor(clientId: string): Promise<readonly OpenPage[]> {
  const all = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = all.filter(({ url }) => url.startsWith(scope.registration.scope));
  return pages.sort((a, b) => Number(b.id === clientId) - Number(a.id === clientId));
}

async function callOf(request: Request, path: string): Promise<MallRequest> {
  const { search, origin } = new URL(request.url);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  return {
    kind: 'call',
    method: request.method,
    url: origin + path + search,
    headers: [...request.headers],
    body: hasBody ? await request.arrayBuffer() : null,
  };
}

/** Adapts a page that the mall serves: links get the base, and the bridge script lets it forward requests. */
async function toPage(answer: Response): Promise<Response> {
  const to = answer.headers.get('location');
  if (to !== null) return Response.redirect(new URL(withBase(base, to), scope.location.origin), 303);
  if (!(answer.headers.get('content-type') ?? '').startsWith('text/html')) return answer;
  const bridge = `<script type="module" src="${base}${DEMO_FOLDER}bridge.js"></script></body>`;
  const html = (await answer.text())
    .replaceAll(/href="(\/[^"]*)"/g, (_, path: string) => `href="${withBase(base, path)}"`)
    .replace('</body>', bridge);
  return new Response(html, {
    status: answer.status,
    headers: { 'Content-Type': 'text/html; charset=utf-8' },
  });
}

async function answer(
  route: Exclude<Route, { to: 'network' }>,
  { request, clientId }: FetchEvent,
): Promise<Response> {
  if (route.to === 'page') return fetch(`${base}index.html`);
  if (route.to === 'file') {
    const found = await fetch(route.path);
    return found.ok || !route.path.includes('/pictures/')
      ? found
      : fetch(`${base}pictures/goods/placeholder.webp`);
  }
  const pages = await pagesFor(clientId);
  const isNavigation = request.mode === 'navigate';
  // A payment page in the only tab after a restart of the browser: the page of the store opens the mall first.
  if (isNavigation && pages.length === 0) return fetch(`${base}index.html`);
  const response = await forwardRequest(pages, await callOf(request, route.path));
  return isNavigation ? toPage(response) : response;
}

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (url.origin !== scope.location.origin) return;
  const route = routeRequest(url.pathname, base, event.request.mode === 'navigate');
  if (route.to !== 'network') event.respondWith(answer(route, event));
});
