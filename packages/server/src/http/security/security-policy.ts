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

/** Only its own origin and the sockets of its host: no page reports to strangers, nor shows their pictures. */
const CONNECT = `connect-src 'self'`;

/** The Content-Security-Policy of the page. It allows no inline code but the page's own. */
function contentSecurityPolicy(html: string): string {
  return [
    `default-src 'self'`,
    `script-src ${["'self'", ...inlineHashes(html, INLINE_SCRIPT)].join(' ')}`,
    `style-src ${["'self'", EMPTY_STYLE, ...inlineHashes(html, INLINE_STYLE)].join(' ')}`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    CONNECT,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types parse-html`,
  ].join('; ');
}

/** The headers of a page, which depend on its inline elements. */
export const pageHeaders = (html: string) =>
  ({
    'Content-Security-Policy': contentSecurityPolicy(html),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), bluetooth=(), display-capture=()',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  }) as const;

/** Lets a page connect to the event socket, whose port or address is known only when it is asked for. */
export function allowSockets(response: Response, sources: readonly string[]): void {
  const policy = response.headers.get('Content-Security-Policy');
  if (policy === null || sources.length === 0) return;
  response.headers.set('Content-Security-Policy', policy.replace(CONNECT, [CONNECT, ...sources].join(' ')));
}
