import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { pagesFile } from './vite-pages.ts';

/** The port of this server in `npm run dev`, where pages come by way of the store's server, but updates directly. */
const port = process.env['OPENMALL_OFFICE_PORT'];

/** All pages of both sides are one document, as on the server. */
const pages: Plugin = {
  name: 'openmall-office-pages',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (/^\/(merchant|desk)(\/[^.]*)?(\?.*)?$/.test(request.url ?? '')) request.url = '/office/index.html';
      next();
    });
  },
};

const api = process.env['OPENMALL_API'] ?? 'http://127.0.0.1:3000';

/** The back office is built apart from the store, so that it changes no byte of it. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/office/',
  plugins: [pages, pagesFile(), react()],
  server: {
    host: '127.0.0.1',
    proxy: { '/api': api, '/pictures': api, '/uploads': api },
    ...(port && { port: Number(port), strictPort: true, hmr: { clientPort: Number(port) } }),
  },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 900,
  },
});
