import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const api = process.env['OPENMALL_API'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  server: { host: '127.0.0.1', proxy: { '/api': api, '/public': api, '/pictures': api, '/uploads': api } },
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true, reportCompressedSize: false },
});
