/** `robots.txt` and the sitemap: an index, and parts of pages with their languages. */
import type { AppContext } from '../../context.ts';
import { listCategoryIds } from '../../domain/catalog/categories.ts';
import { countListedGoods, listGoodsPages, listStorePages } from '../../domain/catalog/list-public-pages.ts';
import { categoryPath, productPath, storePath } from './describe-page.ts';
import { escapeHtml, pageUrl } from './page-head.ts';
import type { PageLanguage } from './pages-file.ts';

export interface SitemapOptions {
  readonly ctx: AppContext;
  readonly origin: string;
  readonly languages: readonly PageLanguage[];
}

interface SitemapEntry {
  readonly path: string;
  readonly changedAt?: Date | undefined;
}

/** A part with 22 links per page stays below the 50 MB that search engines read. */
const GOODS_PER_PART = 2_000;

/** Pages of a single user, and API calls. */
const PRIVATE = [
  '/api/',
  '/public/',
  '/userInfo',
  '/settlement',
  '/paySuccess',
  '/chat',
  '/login',
  '/register',
  '/forgotPassword',
];

export const robotsTxt = (origin: string): string =>
  [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');

const xml = (root: string, namespaces: string, lines: readonly string[]): string =>
  ['<?xml version="1.0" encoding="UTF-8"?>', `<${root} ${namespaces}>`, ...lines, `</${root}>`, ''].join(
    '\n',
  );

const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const XHTML = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

const entryLines = ({ origin, languages }: SitemapOptions, { path, changedAt }: SitemapEntry): string => {
  const alternates = languages.map(
    ({ code, tag }) =>
      `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeHtml(pageUrl(origin, path, code))}"/>`,
  );
  const changed = changedAt ? `<lastmod>${changedAt.toISOString().slice(0, 10)}</lastmod>` : '';
  return `<url><loc>${escapeHtml(origin + path)}</loc>${changed}${alternates.join('')}</url>`;
};

const part = (options: SitemapOptions, entries: readonly SitemapEntry[]): string =>
  xml(
    'urlset',
    `${SITEMAP} ${XHTML}`,
    entries.map((entry) => entryLines(options, entry)),
  );

async function pagesPart(options: SitemapOptions): Promise<string> {
  const categories = await listCategoryIds(options.ctx);
  const paths = ['/', '/commodity', '/classification', '/discounted', ...categories.map(categoryPath)];
  return part(
    options,
    paths.map((path) => ({ path })),
  );
}

async function storesPart(options: SitemapOptions): Promise<string> {
  const stores = await listStorePages(options.ctx);
  return part(
    options,
    stores.map(({ id, changedAt }) => ({ path: storePath(id), changedAt })),
  );
}

async function goodsPart(options: SitemapOptions, number: number): Promise<string | undefined> {
  const goods = await listGoodsPages(options.ctx, {
    offset: (number - 1) * GOODS_PER_PART,
    limit: GOODS_PER_PART,
  });
  if (goods.length === 0) return undefined;
  return part(
    options,
    goods.map(({ id, changedAt }) => ({ path: productPath(id), changedAt })),
  );
}

async function index({ ctx, origin }: SitemapOptions): Promise<string> {
  const parts = Math.ceil((await countListedGoods(ctx)) / GOODS_PER_PART);
  const names = ['pages', 'stores', ...Array.from({ length: parts }, (_, at) => `goods-${at + 1}`)];
  return xml(
    'sitemapindex',
    SITEMAP,
    names.map((name) => `<sitemap><loc>${escapeHtml(`${origin}/sitemap-${name}.xml`)}</loc></sitemap>`),
  );
}

const GOODS_PART = /^\/sitemap-goods-([1-9]\d{0,5})\.xml$/;

/** The sitemap at a path; undefined for other paths. */
export async function sitemapAt(options: SitemapOptions, pathname: string): Promise<string | undefined> {
  if (pathname === '/sitemap.xml') return index(options);
  if (pathname === '/sitemap-pages.xml') return pagesPart(options);
  if (pathname === '/sitemap-stores.xml') return storesPart(options);
  const number = GOODS_PART.exec(pathname)?.[1];
  return number === undefined ? undefined : goodsPart(options, Number(number));
}
