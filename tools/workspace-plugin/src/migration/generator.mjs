import { formatFiles } from '@nx/devkit';
import { read } from '../shared/modules.mjs';
import { checkName, GeneratorError, kebab } from '../shared/names.mjs';
import { addImport, append } from '../shared/source.mjs';
import { findMigrationLists, namesIn } from './migration-lists.mjs';

/**
 * Appends the next numbered migration to a list: databases identify migrations by position as well as by name.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ of: string, name: string, sql: string }} options `sql` is its first statement
 * @throws {GeneratorError} before anything is written
 */
export default async function migrationGenerator(tree, options) {
  const name = kebab(options.name);
  checkName('The name', name);
  const statement = options.sql.trim().replace(/;$/, '');
  if (statement === '') throw new GeneratorError('The statement is empty. Pass the migration’s first SQL statement.');
  const lists = findMigrationLists(tree);
  const found = lists.find((list) => list.name === options.of);
  if (!found) {
    const names = lists.map((list) => list.name).join(', ');
    throw new GeneratorError(`"${options.of}" has no migrations. Modules with migrations: ${names}.`);
  }
  const { path, list } = found;
  const names = namesIn(tree, path, list);
  if (names.some((each) => each.slice(5) === name))
    throw new GeneratorError(`${path}: a migration named "${name}" already exists.`);
  const number = Math.max(0, ...names.map((each) => Number(each.slice(0, 4)))) + 1;
  const quoted = statement.replace(/[\\`]|\$\{/g, (each) => `\\${each}`);
  const entry = `{
    name: '${String(number).padStart(4, '0')}-${name}',
    async up(db) {
      await sql\`${quoted}\`.execute(db);
    },
  }`;
  tree.write(path, addImport(path, append(read(tree, path), list.elements, entry), 'sql', 'kysely'));
  await formatFiles(tree);
}
