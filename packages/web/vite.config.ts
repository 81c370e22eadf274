import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { examplePicture, isExamplePicture } from '@openmall/mocks/pictures';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './vite-chunks.ts';
import { appShell } from './vite-app-shell.ts';
import { bundlerRuntime } from './vite-bundler-runtime.ts';
import { beginning, firstPage } from './vite-first-page.ts';
import { slimFonts } from './vite-fonts.ts';
import { operationModules } from './vite-operations.ts';
import { packed } from './vite-packed.ts';
import { pagesFile } from './vite-pages.ts';
import { siteFacts } from './vite-sites.ts';
import { slimmed } from './vite-slim-styles.ts';
import { translationFiles } from './vite-translations.ts';

const api = process.env['OPENMALL_API'] ?? 'http://127.0.0.1:3000';
/** The back office has a server of its own in `npm run dev`; otherwise its built pages come from the mall. */
const office = process.env['OPENMALL_OFFICE_PORT'];
const officePages = office ? `http://127.0.0.1:${office}` : api;

/** Lets past the mocks what they do not answer: hundreds of modules, which else would all be asked for in the page. */
const ONLY_MOCKED = `self.addEventListener('fetch', (event) => {
  if (!/^\\/(api|public|pictures|uploads)\\//.test(new URL(event.request.url).pathname)) event.stopImmediatePropagation();
});
`;

/** Serves the mocks' service worker in `--mode mock`, straight from its package, so that no build ever contains it. */
const mockWorker: Plugin = {
  name: 'openmall-mock-worker',
  apply: (_config, { command, mode }) => command === 'serve' && mode === 'mock',
  configureServer(server) {
    const file = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
    server.middlewares.use('/mockServiceWorker.js', (_request, response) => {
      response.setHeader('content-type', 'text/javascript');
      response.end(ONLY_MOCKED + readFileSync(file, 'utf8'));
    });
  },
};

/** Renders the pictures of the contract's examples when there is no server. */
const examplePictures: Plugin = {
  name: 'openmall-example-pictures',
  apply: (_config, { command, mode }) => command === 'serve' && mode === 'mock',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? '/', 'http://store.invalid');
      if (!isExamplePicture(pathname)) return next();
      response.setHeader('content-type', 'image/svg+xml');
      response.end(examplePicture(pathname));
    });
  },
};

/** Writes the version of the build into a file, so that an open page can detect that it is outdated. */
const versionFile: Plugin = {
  name: 'openmall-version',
  apply: 'build',
  generateBundle(_options, bundle) {
    const source = `export const version = ${JSON.stringify(beginning(bundle))};\n`;
    this.emitFile({ type: 'asset', fileName: 'version.js', source });
  },
};

const MOCK_CODE =
  /[\\/](packages[\\/]mocks|node_modules[\\/](msw|@mswjs|@faker-js|@openmall[\\/]mocks))[\\/]/;

/** Fails a build that contains mock code. */
const noMocks: Plugin = {
  name: 'openmall-no-mocks',
  apply: 'build',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((part) =>
      part.type === 'chunk' ? Object.keys(part.modules) : [],
    );
    const mocks = modules.filter((id) => MOCK_CODE.test(id));
    if (mocks.length > 0) this.error(`The store must not hold mock code: ${mocks.slice(0, 3).join(', ')}`);
  },
};

/** CommonJS modules that Emotion and MUI import without using them in a build; a bundler keeps such imports otherwise. */
const PURE_MODULES = /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is|prop-types)[\\/]/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    slimmed(),
    operationModules(),
    react(),
    translationFiles(),
    siteFacts(),
    pagesFile(),
    mockWorker,
    examplePictures,
    versionFile,
    slimFonts,
    noMocks,
    bundlerRuntime('libraries'),
    appShell(),
    firstPage(),
    packed,
  ],
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': api,
      '/public': api,
      '/pictures': api,
      '/uploads': api,
      '^/(office|merchant|desk)(/.*)?(\\?.*)?$': officePages,
    },
  },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    // A browser that does not know modulepreload asks for the same, a little later.
    modulePreload: {
      polyfill: false,
      // Code that imports a file has those that every page begins with.
      resolveDependencies: (_file, files) =>
        files.filter((file) => !/assets\/(?:begin|libraries|react|mui|store)-/.test(file)),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups } },
      treeshake: { moduleSideEffects: [{ test: PURE_MODULES, sideEffects: false }] },
    },
  },
});
