/** Builds the two bundles of the site: the store, and the demo's own code. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Plugin } from 'vite';

const resolvePath = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const packages = resolvePath('../../../');

/** Server modules that need Node libraries, and their replacements for browsers. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  'domain/uploads/decode-picture.ts': resolvePath('../platform/decode-image.ts'),
  'domain/verification/slider/slider-picture.ts': resolvePath('../platform/slider-captcha.ts'),
  'http/app/gzip.ts': resolvePath('../platform/gzip.ts'),
};

const replaceNodeModules: Plugin = {
  name: 'openmall-demo-stand-ins',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source === 'node:crypto') return resolvePath('../platform/crypto.ts');
    // PGlite imports Node modules only when it runs in Node.
    if (importer?.includes('@electric-sql/pglite')) return undefined;
    if (source.startsWith('node:'))
      this.error(`${importer ?? ''} imports ${source}, which browsers do not have.`);
    if (!importer?.includes('/server/src/')) return undefined;
    const replaced = Object.keys(REPLACEMENTS).find((path) => join(dirname(importer), source).endsWith(path));
    return replaced === undefined ? undefined : REPLACEMENTS[replaced];
  },
};

/** The large files are passed to PGlite; without this plugin Vite would inline them. */
const pgliteWithoutFiles: Plugin = {
  name: 'openmall-demo-pglite',
  // Runs before Vite handles the URLs.
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('@electric-sql/pglite/dist')) return undefined;
    return code.replaceAll(/new URL\(\s*["'][\w./-]+["']\s*,\s*import\.meta\.url\s*\)/g, 'new URL("data:,")');
  },
};

const common: InlineConfig = {
  configFile: false,
  root: resolvePath('../../'),
  logLevel: 'warn',
  publicDir: false,
};

/** Builds the shared worker and the page script. Any `node:` import fails the build. */
export async function bundleDemo(outDir: string, entries: Readonly<Record<string, string>>): Promise<void> {
  await build({
    ...common,
    base: './',
    plugins: [replaceNodeModules, pgliteWithoutFiles],
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: false,
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: {
        // Hides warnings about PGlite: it uses eval and Node modules only in Node.
        onLog: (level, log, handle) => {
          if (!/pglite/.test(`${log.id ?? ''}${log.message}`)) handle(level, log);
        },
        input: { ...entries },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        preserveEntrySignatures: 'strict',
      },
    },
  });
}

/** Whether code has no static imports of Node modules. PGlite's conditional imports are allowed. */
export const hasNoNodeImports = (code: string): boolean =>
  !/^\s*import\b[^;]*["']node:|\bfrom\s*["']node:/m.test(code);

export const demoEntries = {
  boot: resolvePath('../page/boot.ts'),
  bridge: resolvePath('../page/bridge.ts'),
  worker: resolvePath('../worker/main.ts'),
} as const;

/** Builds the service worker as one file without imports, which every browser supports. */
export async function bundleServiceWorker(outDir: string, demoFolder: string): Promise<void> {
  await build({
    ...common,
    define: { DEMO_FOLDER: JSON.stringify(demoFolder) },
    build: {
      target: 'es2022',
      outDir,
      emptyOutDir: false,
      lib: {
        entry: resolvePath('../service-worker/main.ts'),
        formats: ['iife'],
        name: 'openmallServiceWorker',
        fileName: () => 'service-worker.js',
      },
    },
  });
}

export async function bundleStore(outDir: string, base: string): Promise<void> {
  const configFile = join(packages, 'web/vite.config.ts');
  await build({ configFile, base, mode: 'demo', logLevel: 'warn', build: { outDir, emptyOutDir: true } });
}

/**
 * Replaces the script of the store by the script of the demo, which loads the store later.
 *
 * @throws Error if the page has no module script.
 */
export function injectDemoScript(html: string, base: string, demoFolder: string): string {
  const entry = /<script type="module"[^>]* src="([^"]+)"><\/script>/;
  const [tag, store] = entry.exec(html) ?? [];
  if (tag === undefined || store === undefined)
    throw new Error('The page of the store has no module script.');
  // Links in the HTML are for the root of a host.
  return html
    .replaceAll('href="/assets/', `href="${base}assets/`)
    .replace(
      tag,
      `<script type="module" id="demo" src="${base}${demoFolder}boot.js" data-base="${base}" data-store="${store}"></script>`,
    );
}

export const readText = (file: string): string => readFileSync(file, 'utf8');
