/** Builds the sheets of messages and serves them. The store's own build never contains them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { translationFiles } from '../../../vite-translations.ts';

export interface Sheets {
  readonly url: string;
  readonly close: () => Promise<void>;
}

export async function serveSheets(): Promise<Sheets> {
  const outDir = mkdtempSync(join(tmpdir(), 'openmall-sheets-'));
  const common = { root: import.meta.dirname, configFile: false as const, logLevel: 'warn' as const };
  const out = { outDir, emptyOutDir: true, target: 'es2022', reportCompressedSize: false };
  await build({ ...common, plugins: [react(), translationFiles()], build: out });
  const server = await preview({ ...common, build: out, preview: { host: '127.0.0.1', port: 4800 } });
  const close = async () => {
    await server.close();
    rmSync(outDir, { recursive: true, force: true });
  };
  const url = server.resolvedUrls?.local[0];
  if (url) return { url, close };
  await close();
  throw new Error('The sheets of messages have no address.');
}
