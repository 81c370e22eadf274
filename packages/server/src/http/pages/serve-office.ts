import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageHeaders } from '../security/security-policy.ts';
import { createStaticFiles, type StaticFiles } from '../files/static-files.ts';

/** The built back office is below this address; its pages are below `/merchant` and `/desk`. */
const BASE = '/office';
const isPage = (pathname: string): boolean => /^\/(merchant|desk)(\/[^.]*)?$/.test(pathname);

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
  return async (request, pathname) => {
    if (isPage(pathname)) return new Response(request.method === 'HEAD' ? null : html, { headers });
    if (!pathname.startsWith(`${BASE}/assets/`)) return undefined;
    return files(request, pathname.slice(BASE.length));
  };
}
