import { defineConfig } from 'vite';

/** The launcher of `decode` (see `src/start-cli.ts`). CommonJS, because Node.js starts it faster. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    ssr: true,
    target: 'node20',
    outDir: '../../dist/apps/server',
    emptyOutDir: false,
    sourcemap: true,
    rolldownOptions: {
      input: { cli: 'src/start-cli.ts', decode: 'src/cli/decode.ts' },
      output: { format: 'cjs', entryFileNames: '[name].cjs' },
    },
  },
});
