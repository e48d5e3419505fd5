import { formatFiles } from '@nx/devkit';
import { findMigrationLists } from '../migration/migration-lists.mjs';
import { declaredRow, findModules, read } from '../shared/modules.mjs';
import { camel, checkName, GeneratorError } from '../shared/names.mjs';
import { addExport, addImport, addToArray } from '../shared/source.mjs';
import { contractFiles, contractName, createName, moduleFiles } from './sources.mjs';

const PRODUCT = 'apps/server/src/product.ts';

/**
 * Adds a line to the exports in a lib's README.
 *
 * @param {string} text
 * @param {string} line
 */
function withExport(text, line) {
  const [before = '', after] = text.split(/^(?=## Example$)/m);
  return after === undefined ? text : `${before.trimEnd()}\n${line}\n\n${after}`;
}

/**
 * Creates a module in one folder of a slice's server lib, with handler, store, tables, migration, texts, and tests of
 * one capability, and mounts it into the server. Its routes go in the domain lib, where screens can import them.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ slice: string, name: string, holds: string }} options
 * @throws {GeneratorError} before anything is written
 */
export default async function moduleGenerator(tree, { slice, name, holds }) {
  checkName('The name', name);
  const [domain, server] = [`libs/${slice}/domain`, `libs/${slice}/server`];
  for (const lib of [domain, server])
    if (!tree.exists(`${lib}/src/index.ts`)) throw new GeneratorError(`No slice "${slice}" with ${lib}.`);
  const [contracts, folder] = [`${domain}/src/contract/${name}`, `${server}/src/${name}`];
  for (const path of [contracts, folder]) if (tree.exists(path)) throw new GeneratorError(`${path} already exists.`);
  const isTaken = [...findModules(tree), ...findMigrationLists(tree)].some((each) => each.name === name);
  if (isTaken) throw new GeneratorError(`The module "${name}" already exists.`);
  const taken = declaredRow(tree, { name: `${camel(name)}.list`, path: `/api-cwa/${name}` });
  if (taken) throw new GeneratorError(`${taken} already exists.`);

  const module = { slice, name, holds };
  const [contract, create] = [contractName(module), createName(module)];
  for (const [file, text] of Object.entries(contractFiles(module))) tree.write(`${contracts}/${file}`, text);
  for (const [file, text] of Object.entries(moduleFiles(module))) tree.write(`${folder}/${file}`, text);

  const edit = (/** @type {string} */ path, /** @type {(text: string) => string} */ change) =>
    tree.write(path, change(read(tree, path)));
  edit(`${domain}/src/index.ts`, (text) => addExport(text, contract, `./contract/${name}/index.ts`));
  edit(`${server}/src/index.ts`, (text) => addExport(text, create, `./${name}/${name}-module.ts`));
  edit(`${domain}/README.md`, (text) => withExport(text, `- \`${contract}\` – calls about a brand’s ${holds}.`));
  edit(`${server}/README.md`, (text) => withExport(text, `- \`${create}()\` – the module of a brand’s ${holds}.`));
  edit(PRODUCT, (text) =>
    addToArray(
      PRODUCT,
      addImport(PRODUCT, text, create, `@vinlore/${slice}-server`),
      'features',
      `${create}({ database })`,
    ),
  );
  await formatFiles(tree);
}
