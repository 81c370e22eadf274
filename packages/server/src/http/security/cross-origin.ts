/** Origins of stores on other hosts that may call. There is no wildcard. */
export type StoreOrigins = ReadonlySet<string>;

const isOrigin = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
};

/**
 * Parses a list such as `https://shop.example,https://www.shop.example`.
 *
 * @throws Error if an entry is not an origin.
 */
export function parseOrigins(text: string): StoreOrigins {
  const origins = text.split(',').filter(Boolean);
  const wrong = origins.find((origin) => !isOrigin(origin));
  if (wrong !== undefined) throw new Error(`"${wrong}" is not an origin such as https://shop.example`);
  return new Set(origins);
}

const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type',
  'Access-Control-Max-Age': '600',
} as const;

/** Answers a preflight request of an allowed origin; undefined for any other request. */
export function answerPreflight(request: Request, origins: StoreOrigins): Response | undefined {
  const isPreflight = request.method === 'OPTIONS' && request.headers.has('access-control-request-method');
  if (!isPreflight || !origins.has(request.headers.get('origin') ?? '')) return undefined;
  return new Response(null, { status: 204, headers: PREFLIGHT });
}

/**
 * Lets pages of the listed origins read a response. Credentials stay off: a store sends its token itself, and pages of
 * other origins must not use cookies of this one.
 */
export function allowOrigin(request: Request, response: Response, origins: StoreOrigins): void {
  if (origins.size === 0) return;
  const { headers } = response;
  headers.append('Vary', 'Origin');
  // An <img> request carries no Origin header, so a picture is opened to all origins.
  if (headers.has('Cross-Origin-Resource-Policy'))
    headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
  const origin = request.headers.get('origin') ?? '';
  if (!origins.has(origin)) return;
  headers.set('Access-Control-Allow-Origin', origin);
  headers.set('Access-Control-Expose-Headers', 'X-Request-Id, Retry-After');
}
