import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { at, runQuietly, StepError } from '@vinlore/setup';
import { build } from 'vite';

/** @type {import('../figures.mjs').Row} */
export default {
  title: 'purchases a second, against single INSERTs with commit through the same pool',
  run: async (tell) => {
    // Node 20 runs no TypeScript: as one plain file, where it finds the packages that it imports.
    const outDir = mkdtempSync(join(at('node_modules'), '.vinlore-bench-'));
    try {
      await build({
        configFile: false,
        logLevel: 'error',
        root: at('apps/server'),
        build: {
          ssr: 'src/bench/purchases.ts',
          target: 'node20',
          outDir,
          emptyOutDir: true,
          rolldownOptions: { output: { entryFileNames: 'purchases.mjs' } },
        },
      });
      const { code, stdout, output } = await runQuietly(process.execPath, [join(outDir, 'purchases.mjs')]);
      if (code !== 0) throw new StepError(`The purchases failed:\n${output}`);
      const { purchases, inserts } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}');
      tell({ name: 'insert-with-commit', value: inserts, unit: '1/s' });
      tell({
        name: 'purchase',
        value: purchases,
        unit: '1/s',
        ratio: purchases / inserts,
        versus: 'INSERT with commit; at least 0.4',
      });
    } finally {
      rmSync(outDir, { recursive: true, force: true });
    }
  },
};
