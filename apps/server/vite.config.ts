import { defineConfig } from 'vite';

/**
 * One bundle of our own code; packages stay in node_modules, where their native parts are. The command line is an
 * entry of its own, so that commands start without the server; `vite.decode.config.ts` makes what starts it.
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
