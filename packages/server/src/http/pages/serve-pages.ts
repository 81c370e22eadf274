import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AppContext } from '../../context.ts';
import { pageHeaders } from '../security/security-policy.ts';
import { failureKey } from '../app/failure-key.ts';
import { hasDeviceCookie } from '../security/device-cookie.ts';
import { describePage } from './describe-page.ts';
import { type AnswerCall, firstResponse } from './first-response.ts';
import { writeHead } from './page-head.ts';
import { matchPaths, type PageLanguage, type PagesFile, readPagesFile } from './pages-file.ts';
import { robotsTxt, sitemapAt } from './sitemap.ts';

export interface PageOptions {
  readonly ctx: AppContext;
  /** The built store. */
  readonly webFolder: string;
  readonly siteName: string;
  /** Changes the HTML of every page. */
  readonly transformHtml: (html: string) => string;
  /** What the desk has made of the site since the start; undefined where it has not. The same look is the same object. */
  readonly look?: (() => Promise<Look | undefined>) | undefined;
  /** Origin of absolute links, such as `https://mall.example`. Defaults to the origin of the request. */
  readonly publicUrl?: string | undefined;
}

/** How the site looks in every page. */
export type Look = Pick<PageOptions, 'siteName' | 'transformHtml'>;

/** Serves the pages of the store. Returns undefined for anything else. */
export type Pages = (request: Request, pathname: string, call: AnswerCall) => Promise<Response | undefined>;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Fast, because every response is compressed: a millisecond for a page. */
const BROTLI_QUALITY = 6;

async function compressed(
  text: string,
  accepted: string,
): Promise<{ readonly body: Uint8Array<ArrayBuffer>; readonly encoding?: string }> {
  const bytes = new TextEncoder().encode(text);
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    return { body: new Uint8Array(await brotli(bytes, { params })), encoding: 'br' };
  }
  if (/\bgzip\b/.test(accepted)) return { body: new Uint8Array(await zip(bytes)), encoding: 'gzip' };
  return { body: bytes };
}

interface Answer {
  readonly text: string;
  readonly status?: number;
  readonly headers: Readonly<Record<string, string>>;
}

async function respond(request: Request, { text, status = 200, headers }: Answer): Promise<Response> {
  const { body, encoding } = await compressed(text, request.headers.get('accept-encoding') ?? '');
  return new Response(request.method === 'HEAD' ? null : body, {
    status,
    headers: {
      'Cache-Control': 'no-cache',
      'X-Content-Type-Options': 'nosniff',
      Vary: 'Accept-Encoding',
      'Content-Length': String(body.byteLength),
      ...(encoding !== undefined && { 'Content-Encoding': encoding }),
      ...headers,
    },
  });
}

/**
 * Whether a visitor's browser opens the page. Robots do not send the header, and signed-in buyers have the device
 * cookie.
 */
const isVisit = (request: Request): boolean =>
  request.method === 'GET' &&
  request.headers.get('sec-fetch-dest') === 'document' &&
  !hasDeviceCookie(request);

const languageOf = ({ languages }: PagesFile, query: URLSearchParams): PageLanguage | undefined =>
  languages.find(({ code }) => code === query.get('lang')) ?? languages[0];

interface Store {
  readonly ctx: AppContext;
  readonly pages: PagesFile;
  readonly siteName: string;
  /** The HTML of every page. */
  readonly template: string;
  readonly isPage: (pathname: string) => boolean;
  /** Whether the desk has changed the template, so that the built page is out of date. */
  readonly isChanged: boolean;
}

interface Visit {
  readonly request: Request;
  readonly pathname: string;
  /** Origin of absolute links. */
  readonly origin: string;
  readonly call: AnswerCall;
}

async function servePage(
  store: Store,
  { request, pathname, origin, call }: Visit,
): Promise<Response | undefined> {
  const { ctx, pages, siteName, template } = store;
  const { languages } = pages;
  const { searchParams: query } = new URL(request.url);
  const language = languageOf(pages, query);
  if (!language) return undefined;
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    ...pageHeaders(template),
  };
  const toUrl = (path: string) => `${origin}${path}`;
  const head = store.isPage(pathname)
    ? await describePage({ ctx, siteName, language, toUrl }, { pathname, query })
    : 'missing';
  if (head === 'missing') return respond(request, { text: template, status: 404, headers });
  const page = { pathname, query, lang: language.code, origin };
  const data = isVisit(request) ? await firstResponse(pages, page, call) : '';
  if (head === undefined && data === '' && !store.isChanged) return undefined;
  const html = head ? writeHead(template, head, { siteName, origin, language, languages }) : template;
  return respond(request, { text: html.replace('</title>', () => `</title>${data}`), headers });
}

/** The store in each look; the page of the last look is kept. */
function createLooks(store: Store, built: string): (look: Look | undefined) => Store {
  let last: { readonly look: Look; readonly store: Store } | undefined;
  return (look) => {
    if (!look) return store;
    if (last?.look !== look) {
      const changed = { siteName: look.siteName, template: look.transformHtml(built), isChanged: true };
      last = { look, store: { ...store, ...changed } };
    }
    return last.store;
  };
}

/** Serves pages with their own head and the response to their first request; undefined without a built store. */
export function createPages({
  ctx,
  webFolder,
  siteName,
  transformHtml,
  look,
  publicUrl,
}: PageOptions): Pages | undefined {
  const pages = readPagesFile(webFolder);
  if (!pages) return undefined;
  const built = readFileSync(join(webFolder, 'index.html'), 'utf8');
  const isPage = matchPaths(pages.paths);
  const store: Store = {
    ctx,
    pages,
    siteName,
    template: transformHtml(built),
    isPage,
    isChanged: false,
  };
  const storeOf = createLooks(store, built);
  return async (request, pathname, call) => {
    const origin = publicUrl ?? new URL(request.url).origin;
    if (pathname === '/robots.txt')
      return respond(request, {
        text: robotsTxt(origin),
        headers: { 'Content-Type': 'text/plain; charset=utf-8' },
      });
    if (pathname.startsWith('/sitemap')) {
      const text = await sitemapAt({ ctx, origin, languages: pages.languages }, pathname);
      const headers = { 'Content-Type': 'application/xml; charset=utf-8' };
      return text === undefined ? undefined : respond(request, { text, headers });
    }
    // Files have an extension, pages have none.
    if (/\.[^/]*$/.test(pathname)) return undefined;
    try {
      return await servePage(storeOf(await look?.()), { request, pathname, origin, call });
    } catch (error) {
      // Without a database the page opens as it was built, and says so itself.
      if (failureKey(error) === 'systemError') return undefined;
      throw error;
    }
  };
}
