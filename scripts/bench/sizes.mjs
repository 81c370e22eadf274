/** What a bundle grows by. */
import { gzipSync } from 'node:zlib';
import { build as esbuild } from 'esbuild';
import { rolldown } from 'rolldown';

const gzipped = (code) => gzipSync(code, { level: 9 }).length;

/** With the bundler of Vite 8, which leaves the marks of other bundlers out too. */
export async function withRolldown(entry) {
  const bundle = await rolldown({ input: entry, platform: 'browser', logLevel: 'silent' });
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
  };
  const { outputFiles } = await esbuild({ entryPoints: [entry], ...options });
  return gzipped(outputFiles[0].contents);
}
