import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { precompress } from '../../tools/setup/precompress.mjs';
import { sitePlaceholders } from './dev/site-placeholders.ts';

/** Compresses the hashed files once, at build time: nobody waits for it at request time. */
const compressed = (): Plugin => ({
  name: 'vinlore:precompress',
  apply: 'build',
  writeBundle: ({ dir }) => precompress(join(dir!, 'assets')),
});

const api = process.env['VINLORE_API'] ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  base: '/members/',
  plugins: [react(), sitePlaceholders(), compressed()],
  server: {
    port: 4201,
    allowedHosts: true,
    proxy: Object.fromEntries(['/api', '/api-cwa', '/landing', '/verify'].map((path) => [path, { target: api }])),
  },
  build: {
    outDir: resolve(import.meta.dirname, '../../dist/apps/members'),
    emptyOutDir: true,
    target: 'es2023',
    // In pieces, a shared module's styles land in a lazy chunk and the page jumps when it comes (measured: CLS 0.34).
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // All Spanish texts in one file: one request instead of one per lib.
            { name: 'es', test: /[\\/]messages[\\/]es\.ts$/ },
            // What several pages share in one file: small files cost a request each and compress badly.
            { name: 'shared', minShareCount: 3 },
          ],
        },
      },
    },
  },
});
