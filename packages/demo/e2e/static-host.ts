/** A minimal static host: sends files, or 404.html. It has no compression and no routes. */
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export interface StaticHost {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves `folder` under `base` on a free port or the given one. */
export async function serveFolder(folder: string, base: string, port = 0): Promise<StaticHost> {
  const read = (path: string) => readFile(join(folder, normalize(path))).catch(() => undefined);
  const server = createServer((request, response) => {
    void (async () => {
      const { pathname } = new URL(request.url ?? '/', 'http://host.invalid');
      const path = pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : undefined;
      const name = path === '/' ? '/index.html' : path;
      const found = name === undefined ? undefined : await read(name);
      const type = found ? (TYPES[extname(name ?? '')] ?? 'application/octet-stream') : TYPES['.html'];
      response.writeHead(found ? 200 : 404, { 'Content-Type': type });
      response.end(found ?? (await read('/404.html')) ?? 'Not found');
    })();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${base}`;
  return {
    url,
    close: () => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections()),
  };
}
