import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageHeaders } from '../security/security-policy.ts';
import { createStaticFiles, type StaticFiles } from '../files/static-files.ts';

/** The built back office is below this address; its pages are below `/merchant` and `/desk`. */
const BASE = '/office';
const PAGE = /^\/(merchant|desk)(?:\/([^./]*)(?:\/[^.]*)?)?$/;

/** The first segments of the pages of both sides, which the build of the office writes. */
type OfficePages = Readonly<Record<string, readonly string[]>>;

function readPages(folder: string): OfficePages | undefined {
  const file = join(folder, 'pages.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as OfficePages) : undefined;
}

/** 404 for an address below which no page is; undefined for files. A build without the list has every page. */
function statusOf(pages: OfficePages | undefined, pathname: string): 200 | 404 | undefined {
  const [, side, segment] = PAGE.exec(pathname) ?? [];
  if (side === undefined) return undefined;
  return !segment || !pages || pages[side]?.includes(segment) ? 200 : 404;
}

/** Nothing of a page of the back office stays in a cache, and no other site may show it in a frame. */
const headersOf = (html: string): Readonly<Record<string, string>> => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  ...pageHeaders(html),
  'X-Robots-Tag': 'noindex',
});

/** Serves the pages and files of the built back office. Returns undefined for everything else, and without a build. */
export function createOffice(folder: string): StaticFiles {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return () => Promise.resolve(undefined);
  const html = readFileSync(page, 'utf8');
  const headers = headersOf(html);
  const files = createStaticFiles(folder);
  const pages = readPages(folder);
  return async (request, pathname) => {
    const status = statusOf(pages, pathname);
    if (status) return new Response(request.method === 'HEAD' ? null : html, { status, headers });
    if (!pathname.startsWith(`${BASE}/assets/`)) return undefined;
    return files(request, pathname.slice(BASE.length));
  };
}
