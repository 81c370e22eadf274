import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const api = process.env['OPENMALL_API'] ?? 'http://127.0.0.1:3000';

/** Serves the mocks' service worker in `--mode mock`, straight from its package, so that no build ever contains it. */
const mockWorker: Plugin = {
  name: 'openmall-mock-worker',
  apply: (_config, { command, mode }) => command === 'serve' && mode === 'mock',
  configureServer(server) {
    const file = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
    server.middlewares.use('/mockServiceWorker.js', (_request, response) => {
      response.setHeader('content-type', 'text/javascript');
      createReadStream(file).pipe(response);
    });
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), mockWorker],
  server: { host: '127.0.0.1', proxy: { '/api': api, '/public': api, '/pictures': api, '/uploads': api } },
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true, reportCompressedSize: false },
});
