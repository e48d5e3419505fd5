import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * Bundles a TypeScript program into one JavaScript file that Node 20 can run as a child process. The file is placed
 * where its imported packages resolve.
 *
 * @param program URL of the program, relative to `import.meta.url`
 */
export async function bundleChild(program: URL) {
  const source = fileURLToPath(program);
  const modules = dirname(dirname(createRequire(import.meta.url).resolve('pg/package.json')));
  const outDir = await mkdtemp(join(modules, '.vinlore-child-'));
  await build({
    configFile: false,
    logLevel: 'error',
    root: dirname(source),
    build: { ssr: basename(source), outDir, rolldownOptions: { output: { entryFileNames: 'child.mjs' } } },
  });
  return { file: join(outDir, 'child.mjs'), remove: () => rm(outDir, { recursive: true, force: true }) };
}
