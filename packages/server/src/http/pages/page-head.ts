import type { PageLanguage } from './pages-file.ts';

/** The parts of a page that links and search engines show. */
export interface PageHead {
  /** Without the name of the mall. Empty for the home page. */
  readonly title: string;
  readonly description: string;
  /** Path with the query that identifies the page, without the language. */
  readonly path: string;
  /** Path of the picture that a shared link shows. */
  readonly picture?: string | undefined;
  /** Type of the Open Graph object. */
  readonly type: 'website' | 'product' | 'profile';
  readonly price?: { readonly amount: string; readonly currency: string } | undefined;
  /** Objects of schema.org. */
  readonly jsonLd: readonly object[];
}

export interface HeadContext {
  readonly siteName: string;
  /** Origin of absolute URLs, without a slash at the end. */
  readonly origin: string;
  readonly language: PageLanguage;
  readonly languages: readonly PageLanguage[];
}

const DEFAULT_LANGUAGE = 'en';
const SHARED_PICTURE_WIDTH = 1200;
const MAX_DESCRIPTION = 300;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** JSON that cannot end the script element it is written into. */
export const jsonForScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The URL of a page in a language. English has no parameter. */
export function pageUrl(origin: string, path: string, code: string): string {
  if (code === DEFAULT_LANGUAGE) return `${origin}${path}`;
  return `${origin}${path}${path.includes('?') ? '&' : '?'}lang=${code}`;
}

const shorten = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > MAX_DESCRIPTION ? `${line.slice(0, MAX_DESCRIPTION - 1).trimEnd()}…` : line;
};

const meta = (attribute: 'name' | 'property', name: string, content: string): string =>
  `<meta ${attribute}="${name}" content="${escapeHtml(content)}" />`;

/** Tags for shared links: Open Graph, which most services read, and what Twitter cards add. */
function sharingTags(head: PageHead, { siteName, origin, language }: HeadContext): readonly string[] {
  const picture = head.picture && `${origin}${head.picture}?w=${SHARED_PICTURE_WIDTH}`;
  return [
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:type', head.type),
    meta('property', 'og:title', head.title || siteName),
    meta('property', 'og:description', shorten(head.description)),
    meta('property', 'og:url', pageUrl(origin, head.path, language.code)),
    meta('property', 'og:locale', language.tag.replace('-', '_')),
    ...(picture
      ? [meta('property', 'og:image', picture), meta('property', 'og:image:alt', head.title || siteName)]
      : []),
    ...(head.price
      ? [
          meta('property', 'product:price:amount', head.price.amount),
          meta('property', 'product:price:currency', head.price.currency),
        ]
      : []),
    meta('name', 'twitter:card', picture ? 'summary_large_image' : 'summary'),
  ];
}

/** The same page in every language, for search engines. */
function languageLinks({ path }: PageHead, { origin, languages }: HeadContext): readonly string[] {
  const link = (tag: string, code: string) =>
    `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(pageUrl(origin, path, code))}" />`;
  return [...languages.map(({ tag, code }) => link(tag, code)), link('x-default', DEFAULT_LANGUAGE)];
}

/** Writes the title, the description and the tags of a page into the HTML of the store. */
export function writeHead(html: string, head: PageHead, context: HeadContext): string {
  const { siteName, origin, language } = context;
  const title = head.title ? `${head.title} · ${siteName}` : siteName;
  const tags = [
    `<link rel="canonical" href="${escapeHtml(pageUrl(origin, head.path, language.code))}" />`,
    ...languageLinks(head, context),
    ...sharingTags(head, context),
    ...head.jsonLd.map((object) => `<script type="application/ld+json">${jsonForScript(object)}</script>`),
  ];
  return html
    .replace(
      /<html lang="[^"]*" dir="[^"]*"/,
      () => `<html lang="${language.tag}" dir="${language.direction}"`,
    )
    .replace(/<meta\s+name="description"[^>]*>/, () => meta('name', 'description', shorten(head.description)))
    .replace(
      /<title>[^<]*<\/title>/,
      () => `<title>${escapeHtml(title)}</title>\n    ${tags.join('\n    ')}`,
    );
}
