import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * Bundles a module and its imports into one file, the way programs ship the decoder.
 *
 * @param {string} folder output folder
 * @param {string} module next to this one
 * @returns {Promise<string>} the file
 */
export async function bundle(folder, module) {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir: folder,
      rolldownOptions: {
        input: { [parse(module).name]: fileURLToPath(new URL(module, import.meta.url)) },
        output: { entryFileNames: '[name].mjs' },
      },
    },
  });
  return join(folder, `${parse(module).name}.mjs`);
}
