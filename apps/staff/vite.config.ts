import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { precompress } from '../../tools/setup/precompress.mjs';
import { noCircularChunks } from '../../tools/vite-plugins/src/no-circular-chunks.ts';
import { precompileMessages } from '../../tools/vite-plugins/src/precompile-messages.ts';
import { sitePlaceholders } from '../../tools/vite-plugins/src/site-placeholders.ts';

/** Compresses the hashed files at build time instead of per request. */
const compressed = (): Plugin => ({
  name: 'vinlore:precompress',
  apply: 'build',
  writeBundle: ({ dir }) => precompress(join(dir!, 'assets')),
});

const api = process.env['VINLORE_API'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  base: '/staff/',
  plugins: [react(), precompileMessages(), sitePlaceholders(), noCircularChunks(), compressed()],
  server: {
    port: 4202,
    allowedHosts: true,
    proxy: Object.fromEntries(['/api', '/api-cwa'].map((path) => [path, { target: api }])),
  },
  build: {
    outDir: resolve(import.meta.dirname, '../../dist/apps/staff'),
    emptyOutDir: true,
    target: 'es2023',
    // Otherwise, a shared module's styles end up in a lazy chunk and the page shifts when it loads.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
  },
});
