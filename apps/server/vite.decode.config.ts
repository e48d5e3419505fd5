import { defineConfig } from 'vite';

/** What `decode` starts with (see `src/start-cli.ts`). As CommonJS, since Node.js has less to do then before it runs. */
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
