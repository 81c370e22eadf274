export interface Picture {
  readonly body: Uint8Array;
  readonly type: string;
  readonly etag: string;
}

/** Source of the pictures of goods, stores and banners. */
export interface PictureSource {
  /** The picture at a path, about `width` pixels wide; undefined if there is none. WebP by default. */
  readonly get: (path: string, width?: number, format?: 'avif' | 'webp') => Promise<Picture | undefined>;
}

export const isPicture = (pathname: string): boolean => pathname.startsWith('/pictures/');

/** A picture keeps its content for a day. The policy prevents scripts in any served content. */
const HEADERS = {
  'Cache-Control': 'public, max-age=86400',
  Vary: 'Accept',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** Reads the width in pixels from `?w=320`. */
function widthOf(url: URL): number | undefined {
  const text = url.searchParams.get('w') ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;
}

/** Browsers that show AVIF name it in `Accept`. `q=0` refuses a format. */
const acceptsAvif = (request: Request): boolean =>
  (request.headers.get('accept') ?? '')
    .split(',')
    .some((entry) => /^\s*image\/avif\s*(;|$)/i.test(entry) && !/;\s*q=0(\.0*)?\s*$/i.test(entry));

/** How long a request waits for a picture that is still drawn. */
const WAIT_MS = 1_000;
/** Browsers give up after 20 redirects. The last request waits until the picture is there. */
const MAX_REDIRECTS = 15;

/** How often a browser was sent to the same picture again. */
const attemptOf = (url: URL): number =>
  Number(/^\d{1,2}$/.exec(url.searchParams.get('attempt') ?? '')?.[0] ?? 0);

/**
 * Sends a browser to the same picture again. It has six connections to a server. If pictures that are still drawn held
 * all of them, a press of a button would be sent after they are ready.
 */
function askAgain(url: URL): Response {
  const again = new URL(url);
  again.searchParams.set('attempt', String(attemptOf(url) + 1));
  const headers = { ...HEADERS, 'Cache-Control': 'no-store', Location: again.pathname + again.search };
  return new Response(null, { status: 307, headers });
}

/** The picture; `late` if it takes longer to draw. */
async function within<T>(picture: Promise<T>, ms: number): Promise<T | 'late'> {
  const timeout = Promise.withResolvers<'late'>();
  const timer = setTimeout(() => timeout.resolve('late'), ms);
  try {
    return await Promise.race([picture, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Serves a picture as AVIF to a browser that accepts it, as WebP to others; undefined if there is none. One that is still
 * drawn is answered by a redirect to itself.
 */
export async function servePicture(
  source: PictureSource | undefined,
  request: Request,
  pathname: string,
): Promise<Response | undefined> {
  const url = new URL(request.url);
  const format = acceptsAvif(request) ? 'avif' : 'webp';
  const found = source?.get(pathname, widthOf(url), format);
  const picture = await (found && attemptOf(url) < MAX_REDIRECTS ? within(found, WAIT_MS) : found);
  if (picture === 'late') return askAgain(url);
  if (!picture) return undefined;
  const headers = { ...HEADERS, 'Content-Type': picture.type, ETag: picture.etag };
  if (request.headers.get('if-none-match')?.includes(picture.etag))
    return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(picture.body), { headers });
}
