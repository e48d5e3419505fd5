import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * A TypeScript program as one plain file, which Node 20 can run in a process of its own: put where it finds the packages it
 * imports.
 *
 * @param program its address, by `import.meta.url`
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
