/** Which other origins' pages may call: stores that are served from elsewhere. Listed by name, never all of them. */
export type StoreOrigins = ReadonlySet<string>;

const isOrigin = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
};

/** Reads such a list as `https://shop.example,https://www.shop.example`. */
export function parseOrigins(text: string): StoreOrigins {
  const origins = text.split(',').filter(Boolean);
  const wrong = origins.find((origin) => !isOrigin(origin));
  if (wrong !== undefined) throw new Error(`"${wrong}" is no origin like https://shop.example`);
  return new Set(origins);
}

const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
  'Access-Control-Max-Age': '600',
} as const;

/** The answer to a page that asks whether it may call; undefined where nothing is asked, or nothing allowed. */
export function answerPreflight(request: Request, origins: StoreOrigins): Response | undefined {
  const isAsked = request.method === 'OPTIONS' && request.headers.has('access-control-request-method');
  if (!isAsked || !origins.has(request.headers.get('origin') ?? '')) return undefined;
  return new Response(null, { status: 204, headers: PREFLIGHT });
}

/**
 * Lets pages of the listed origins read an answer. Without credentials: a store sends its token itself, and a cookie of
 * this origin is nothing that another page should act with.
 */
export function allowOrigin(request: Request, response: Response, origins: StoreOrigins): void {
  if (origins.size === 0) return;
  const { headers } = response;
  headers.append('Vary', 'Origin');
  // What a page shows, it does not read: no origin is named with a picture that is asked for.
  if (headers.has('Cross-Origin-Resource-Policy'))
    headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
  const origin = request.headers.get('origin') ?? '';
  if (!origins.has(origin)) return;
  headers.set('Access-Control-Allow-Origin', origin);
  headers.set('Access-Control-Expose-Headers', 'X-Request-Id, Retry-After');
}
