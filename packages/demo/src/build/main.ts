/** `npm run build:demo -- --base /mall/`: the whole mall as a folder of files. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Parts } from '../worker/open-mall-database.ts';
import {
  bundleDemo,
  bundleServiceWorker,
  bundleStore,
  demoEntries,
  letDemoFirst,
  readText,
} from './bundle.ts';
import { drawPictures } from './draw-pictures.ts';
import { makeSnapshot } from './make-snapshot.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const { values } = parseArgs({
  options: {
    base: { type: 'string', default: '/' },
    out: { type: 'string', default: join(root, 'packages/demo/dist') },
  },
});

const say = (text: string): void => void process.stdout.write(`openmall: ${text}\n`);

function baseOf(text: string): string {
  if (!/^\/([\w.-]+\/)*$/.test(text)) throw new Error(`--base: a path like / or /mall/, not ${text}`);
  return text;
}

/** A file of PGlite, packed: static hosts seldom pack what they send. */
function packPart(folder: string, file: string, content: Uint8Array) {
  writeFileSync(join(folder, file), content);
  return { file, bytes: content.length };
}

async function writeParts(folder: string): Promise<readonly string[]> {
  const { packed, pictures } = await makeSnapshot();
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const pack = (name: string) => gzipSync(readFileSync(join(pglite, '..', name)), { level: 9 });
  const parts: Parts = {
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

/** The folder's name changes with what is in it, so that nobody gets old code for a new database. */
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
  say('building the store …');
  await bundleStore(out, base);
  say('building the mall for the browser …');
  const draft = join(out, 'demo-draft');
  mkdirSync(draft, { recursive: true });
  await bundleDemo(draft, demoEntries);
  say('filling the database …');
  const pictures = await writeParts(draft);
  const folder = nameByContent(draft, out);
  await bundleServiceWorker(out, folder);
  const page = letDemoFirst(readText(join(out, 'index.html')), base, folder);
  writeFileSync(join(out, 'index.html'), page);
  // By this an open page sees that the site has changed.
  writeFileSync(join(out, 'version.js'), `export const version = ${JSON.stringify(`${folder}boot.js`)};\n`);
  // What static hosts answer to a path that is no file: a link into the store.
  writeFileSync(join(out, '404.html'), page);
  say(`drawing ${pictures.length} pictures (the first time about a minute) …`);
  await drawPictures(pictures, { into: out, cacheFolder: join(root, '.cache/demo-pictures') });
  const files = filesIn(out);
  const megabytes = files.reduce((sum, file) => sum + statSync(file).size, 0) / 1_000_000;
  say(`${files.length} files, ${megabytes.toFixed(1)} MB in ${out}: serve them under ${base}`);
}

try {
  await main();
} catch (error) {
  rmSync(join(values.out, 'demo-draft'), { recursive: true, force: true });
  throw error;
}
