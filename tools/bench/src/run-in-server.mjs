import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { at, runQuietly, StepError } from '@vinlore/setup';
import { build } from 'vite';

/**
 * Runs a program of apps/server-tests/src/bench in its own process.
 *
 * @param {string} name of its file
 * @param {NodeJS.ProcessEnv} [settings] variables in addition to this process's
 * @returns {Promise<Record<string, number>>} the figures printed as its last line
 */
export async function runInServer(name, settings = {}) {
  // Node 20 can't run TypeScript: bundle it into one file, located where its packages can be resolved.
  const outDir = mkdtempSync(join(at('node_modules'), '.vinlore-bench-'));
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      root: at('apps/server-tests'),
      build: {
        ssr: `src/bench/${name}.ts`,
        target: 'node20',
        outDir,
        emptyOutDir: true,
        rolldownOptions: { output: { entryFileNames: `${name}.mjs` } },
      },
    });
    const program = join(outDir, `${name}.mjs`);
    const { code, stdout, output } = await runQuietly(process.execPath, [program], {
      env: { ...process.env, ...settings },
    });
    if (code !== 0) throw new StepError(`The benchmark ${name} failed:\n${output}`);
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}');
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
