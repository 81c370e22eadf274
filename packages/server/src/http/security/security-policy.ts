import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gi;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of the page's own inline elements, the only ones that are allowed. */
const inlineHashes = (html: string, element: RegExp): readonly string[] =>
  [...html.matchAll(element)].map(([, text = '']) => hashOf(text));

/**
 * Emotion adds an empty `<style>` and inserts the rules of MUI's components by the CSSOM, which needs no permission. So
 * only the empty element is allowed, and markup that someone injects cannot bring styles.
 */
const EMPTY_STYLE = hashOf('');

/** The Content-Security-Policy of the page. It allows no inline code but the page's own. */
export function contentSecurityPolicy(html: string): string {
  return [
    `default-src 'self'`,
    `script-src ${["'self'", ...inlineHashes(html, INLINE_SCRIPT)].join(' ')}`,
    `style-src ${["'self'", EMPTY_STYLE, ...inlineHashes(html, INLINE_STYLE)].join(' ')}`,
    `img-src 'self' data: blob: https:`,
    `font-src 'self'`,
    `connect-src 'self' ws: wss:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
