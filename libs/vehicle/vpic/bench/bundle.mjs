import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * Makes one file of a module and all that it imports, as programs have the decoder.
 *
 * @param {string} folder to put it in
 * @param {string} module beside this one
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
