import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env['OPENMALL_API'] ?? 'http://127.0.0.1:3000';

/** The back office is built apart from the store, so that it changes no byte of it. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/office/',
  plugins: [react()],
  server: { host: '127.0.0.1', proxy: { '/api': api, '/pictures': api, '/uploads': api } },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 900,
  },
});
