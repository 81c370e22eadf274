/** The two bundles of the site: the store, built as always, and the demo's own code. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const packages = here('../../../');

/** What the server takes from Node or from libraries of Node, and what stands for it in a browser. */
const STANDING_IN: Readonly<Record<string, string>> = {
  'domain/uploads/decode-picture.ts': here('../platform/decode-picture.ts'),
  'domain/verification/slider-picture.ts': here('../platform/slider-picture.ts'),
};

const standIns: Plugin = {
  name: 'openmall-demo-stand-ins',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source === 'node:crypto') return here('../platform/crypto.ts');
    // PGlite asks for Node's modules where it runs in Node, and only then.
    if (importer?.includes('@electric-sql/pglite')) return undefined;
    if (source.startsWith('node:')) this.error(`${importer ?? ''} imports ${source}: no browser has it.`);
    if (!importer?.includes('/server/src/')) return undefined;
    const wanted = Object.keys(STANDING_IN).find((path) => join(dirname(importer), source).endsWith(path));
    return wanted === undefined ? undefined : STANDING_IN[wanted];
  },
};

/** Its big files are given to PGlite; without this they would be copied into the code. */
const pgliteWithoutFiles: Plugin = {
  name: 'openmall-demo-pglite',
  // Before Vite sees the addresses and takes the files for its own.
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('@electric-sql/pglite/dist')) return undefined;
    return code.replaceAll(/new URL\(\s*["'][\w./-]+["']\s*,\s*import\.meta\.url\s*\)/g, 'new URL("data:,")');
  },
};

const common: InlineConfig = { configFile: false, root: here('../../'), logLevel: 'warn', publicDir: false };

/** The worker that holds the mall, and the page's side of it. Any `node:` import stops the build. */
export async function bundleDemo(outDir: string, entries: Readonly<Record<string, string>>): Promise<void> {
  await build({
    ...common,
    base: './',
    plugins: [standIns, pgliteWithoutFiles],
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: false,
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: {
        // PGlite comes as it is: it evals in Node alone, and asks for Node's modules there alone.
        onLog: (level, log, tell) => {
          if (!/pglite/.test(`${log.id ?? ''}${log.message}`)) tell(level, log);
        },
        input: { ...entries },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        preserveEntrySignatures: 'strict',
      },
    },
  });
}

/** Whether code takes nothing from Node. PGlite's own asking, which runs in Node alone, is behind a condition. */
export const keepsOutOfNode = (code: string): boolean =>
  !/^\s*import\b[^;]*["']node:|\bfrom\s*["']node:/m.test(code);

export const demoEntries = {
  boot: here('../page/boot.ts'),
  bridge: here('../page/bridge.ts'),
  worker: here('../worker/main.ts'),
} as const;

/** One file without imports, as every browser takes it for a service worker. */
export async function bundleServiceWorker(outDir: string, demoFolder: string): Promise<void> {
  await build({
    ...common,
    define: { DEMO_FOLDER: JSON.stringify(demoFolder) },
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: false,
      lib: {
        entry: here('../service-worker/main.ts'),
        formats: ['iife'],
        name: 'openmallServiceWorker',
        fileName: () => 'service-worker.js',
      },
    },
  });
}

export async function bundleStore(outDir: string, base: string): Promise<void> {
  const configFile = join(packages, 'web/vite.config.ts');
  await build({ configFile, base, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
}

/** Lets the demo's code in before the store's. */
export function letDemoFirst(html: string, base: string, demoFolder: string): string {
  const entry = /<script type="module"[^>]* src="([^"]+)"><\/script>/;
  const [tag, store] = entry.exec(html) ?? [];
  if (tag === undefined || store === undefined) throw new Error('The page of the store has no entry.');
  // The links of the first page are written for the root of a host.
  return html
    .replaceAll('href="/assets/', `href="${base}assets/`)
    .replace(
      tag,
      `<script type="module" id="demo" src="${base}${demoFolder}boot.js" data-base="${base}" data-store="${store}"></script>`,
    );
}

export const readText = (file: string): string => readFileSync(file, 'utf8');
