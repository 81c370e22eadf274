/** `npm run build:demo -- --base /mall/`: builds the whole mall as a folder of static files. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { AssetList } from '../worker/open-mall-database.ts';
import {
  bundleDemo,
  bundleServiceWorker,
  bundleStore,
  demoEntries,
  injectDemoScript,
  readText,
} from './bundle.ts';
import { renderImages } from './render-images.ts';
import { createSnapshot } from './create-snapshot.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const { values } = parseArgs({
  options: {
    base: { type: 'string', default: '/' },
    out: { type: 'string', default: join(root, 'packages/demo/dist') },
  },
});

const log = (text: string): void => void process.stdout.write(`openmall: ${text}\n`);

function baseOf(text: string): string {
  if (!/^\/([\w.-]+\/)*$/.test(text)) throw new Error(`--base must be a path like / or /mall/, not ${text}`);
  return text;
}

/** Writes a compressed file: static hosts rarely compress binary files. */
function packPart(folder: string, file: string, content: Uint8Array) {
  writeFileSync(join(folder, file), content);
  return { file, bytes: content.length };
}

async function writeParts(folder: string): Promise<readonly string[]> {
  const { packed, pictures } = await createSnapshot();
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const pack = (name: string) => gzipSync(readFileSync(join(pglite, '..', name)), { level: 9 });
  const parts: AssetList = {
    wasm: packPart(folder, 'pglite.wasm.gz', pack('pglite.wasm')),
    files: packPart(folder, 'pglite.data.gz', pack('pglite.data')),
    mall: packPart(folder, 'mall.tar.gz', packed),
  };
  writeFileSync(join(folder, 'parts.json'), JSON.stringify(parts));
  return pictures;
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .toSorted();

/** The folder has a content hash in its name, so that code and database always match. */
function nameByContent(folder: string, into: string): string {
  const hash = createHash('sha256');
  for (const file of filesIn(folder)) hash.update(readFileSync(file));
  const name = `demo-${hash.digest('hex').slice(0, 10)}/`;
  renameSync(folder, join(into, name));
  return name;
}

async function main(): Promise<void> {
  const base = baseOf(values.base);
  const out = values.out;
  log('building the store …');
  await bundleStore(out, base);
  log('building the mall for the browser …');
  const draft = join(out, 'demo-draft');
  mkdirSync(draft, { recursive: true });
  await bundleDemo(draft, demoEntries);
  log('filling the database …');
  const pictures = await writeParts(draft);
  const folder = nameByContent(draft, out);
  await bundleServiceWorker(out, folder);
  const page = injectDemoScript(readText(join(out, 'index.html')), base, folder);
  writeFileSync(join(out, 'index.html'), page);
  // An open page reads this file to detect a new version.
  writeFileSync(join(out, 'version.js'), `export const version = ${JSON.stringify(`${folder}boot.js`)};\n`);
  // Static hosts answer unknown paths with this file, so links into the store work.
  writeFileSync(join(out, '404.html'), page);
  log(`rendering ${pictures.length} images (about a minute the first time) …`);
  await renderImages(pictures, { into: out, cacheFolder: join(root, '.cache/demo-pictures') });
  const files = filesIn(out);
  const megabytes = files.reduce((sum, file) => sum + statSync(file).size, 0) / 1_000_000;
  log(`${files.length} files, ${megabytes.toFixed(1)} MB in ${out}: serve it under ${base}`);
}

try {
  await main();
} catch (error) {
  rmSync(join(values.out, 'demo-draft'), { recursive: true, force: true });
  throw error;
}
