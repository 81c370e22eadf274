/** Gzipped bundle sizes. */
import { gzipSync } from 'node:zlib';
import { build as esbuild } from 'esbuild';
import { rolldown } from 'rolldown';

/** The peers of the SDK, which an application has anyway. */
const PEERS = ['react', 'react/jsx-runtime', '@tanstack/react-query', 'yup', 'zod'];

const gzipped = (code) => gzipSync(code, { level: 9 }).length;

/** Bundles with Rolldown, as Vite 8 does. */
export async function withRolldown(entry) {
  const bundle = await rolldown({ input: entry, platform: 'browser', logLevel: 'silent', external: PEERS });
  const { output } = await bundle.generate({ format: 'esm', minify: true, comments: { annotation: false } });
  await bundle.close();
  return gzipped(output[0].code);
}

export async function withEsbuild(entry) {
  const options = {
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
    external: PEERS,
  };
  const { outputFiles } = await esbuild({ entryPoints: [entry], ...options });
  return gzipped(outputFiles[0].contents);
}
