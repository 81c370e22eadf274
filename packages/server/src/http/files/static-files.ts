import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { pageHeaders } from '../security/security-policy.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const COMPRESSIBLE = /^(text|application)\/|svg/;
/** Built files have a hash of their content in their name. */
const HASHED = /^\/assets\//;

/** Extension of the brotli file that the build writes beside each file, at the highest quality. */
const BROTLI_EXTENSION = '.br';

type Encoding = 'br' | 'gzip' | 'identity';
type Bytes = Uint8Array<ArrayBuffer>;

const brotli = promisify(brotliCompress);
const compress: Readonly<Record<Exclude<Encoding, 'identity'>, (bytes: Bytes) => Promise<Buffer>>> = {
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: promisify(gzip),
};

interface StaticFile {
  readonly type: string;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly encoded: (encoding: Encoding) => Promise<Bytes>;
}

type TransformHtml = (html: string) => string;

function loadFile(folder: string, path: string, transformHtml: TransformHtml): StaticFile {
  const read = new Uint8Array(readFileSync(join(folder, path)));
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const isPage = type.startsWith('text/html');
  const bytes = isPage ? new TextEncoder().encode(transformHtml(new TextDecoder().decode(read))) : read;
  const brotliFile = join(folder, `${path}${BROTLI_EXTENSION}`);
  const encodedBytes = new Map<Encoding, Promise<Bytes>>();
  if (existsSync(brotliFile))
    encodedBytes.set('br', Promise.resolve(new Uint8Array(readFileSync(brotliFile))));
  const encoded = (encoding: Encoding): Promise<Bytes> => {
    if (encoding === 'identity' || !COMPRESSIBLE.test(type)) return Promise.resolve(bytes);
    const result =
      encodedBytes.get(encoding) ?? compress[encoding](bytes).then((buffer) => new Uint8Array(buffer));
    encodedBytes.set(encoding, result);
    return result;
  };
  const headers = {
    'Content-Type': type,
    'Cache-Control': HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isPage && pageHeaders(new TextDecoder().decode(bytes))),
  };
  return {
    type,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    headers,
    encoded,
  };
}

function chooseEncoding(accepted: string): Encoding {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

async function serve(file: StaticFile, request: Request): Promise<Response> {
  if (request.headers.get('if-none-match')?.includes(file.etag)) {
    return new Response(null, { status: 304, headers: { ...file.headers, ETag: file.etag } });
  }
  const encoding = COMPRESSIBLE.test(file.type)
    ? chooseEncoding(request.headers.get('accept-encoding') ?? '')
    : 'identity';
  const body = await file.encoded(encoding);
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: {
      ...file.headers,
      ETag: file.etag,
      Vary: 'Accept-Encoding',
      'Content-Length': String(body.byteLength),
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    },
  });
}

export type StaticFiles = (request: Request, pathname: string) => Promise<Response | undefined>;

const PAGE = '/index.html';

/**
 * Serves the built store from memory. A new build takes effect at the next start. Only files that exist at the start
 * are served, so no path leads out of the folder. Page addresses of the store, which are not files, get `index.html`.
 * `transformHtml` changes that page.
 */
export function createStaticFiles(
  folder: string,
  transformHtml: TransformHtml = (html) => html,
): StaticFiles {
  if (!existsSync(join(folder, PAGE))) return () => Promise.resolve(undefined);
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && extname(entry.name) !== BROTLI_EXTENSION)
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/'));
  const files = new Map(paths.map((path) => [path, loadFile(folder, path, transformHtml)]));
  return async (request, pathname) => {
    const file = files.get(pathname) ?? (extname(pathname) === '' ? files.get(PAGE) : undefined);
    return file && serve(file, request);
  };
}
