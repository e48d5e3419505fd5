import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { at, runQuietly, StepError } from '@vinlore/setup';
import { build } from 'vite';

/**
 * Runs a program of `apps/server/src/bench` in a process of its own and gives the line of JSON that it prints last. Node 20
 * runs no TypeScript: the program is built as one plain file, where it finds the packages that it imports.
 *
 * @param {string} name of its file, without ending
 * @returns {Promise<any>}
 */
export async function runBuilt(name) {
  const outDir = mkdtempSync(join(at('node_modules'), '.vinlore-bench-'));
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      root: at('apps/server'),
      build: {
        ssr: `src/bench/${name}.ts`,
        target: 'node20',
        outDir,
        emptyOutDir: true,
        rolldownOptions: { output: { entryFileNames: `${name}.mjs` } },
      },
    });
    const { code, stdout, output } = await runQuietly(process.execPath, [join(outDir, `${name}.mjs`)]);
    if (code !== 0) throw new StepError(`The ${name} failed:\n${output}`);
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}');
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
