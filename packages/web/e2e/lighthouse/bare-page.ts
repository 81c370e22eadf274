/** Builds the bare page and serves it like the store: compressed, from memory. */
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
};

export interface BarePage {
  readonly url: string;
  readonly close: () => void;
}

export async function serveBarePage(): Promise<BarePage> {
  const outDir = mkdtempSync(join(tmpdir(), 'openmall-bare-'));
  await build({
    root: fileURLToPath(new URL('./bare/', import.meta.url)),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2022', reportCompressedSize: false },
  });
  const files = new Map<string, Buffer>(
    readdirSync(outDir, { recursive: true, encoding: 'utf8' })
      .filter((name) => extname(name) !== '')
      .map((name) => [`/${name.replaceAll('\\', '/')}`, gzipSync(readFileSync(join(outDir, name)))] as const),
  );
  rmSync(outDir, { recursive: true, force: true });
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://bare.test').pathname;
    const name = files.has(path) ? path : '/index.html';
    response.setHeader('content-type', types[extname(name)] ?? 'application/octet-stream');
    response.setHeader('content-encoding', 'gzip');
    response.end(files.get(name));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The bare page has no address.');
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
}
