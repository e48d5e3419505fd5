import { defineConfig } from 'vite';

/**
 * Bundles our own code; packages stay in node_modules with their native parts. The command line is a separate entry, so
 * commands start without the server; `vite.decode.config.ts` builds its launcher.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    ssr: true,
    target: 'node20',
    outDir: '../../dist/apps/server',
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: { input: { main: 'src/main.ts', cli: 'src/cli.ts' } },
  },
});
