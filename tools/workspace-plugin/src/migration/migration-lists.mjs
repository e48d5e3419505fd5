import ts from 'typescript';
import { declarationOf, definitionOf, findModules, read, sourceFiles, valueOf } from '../shared/modules.mjs';
import { GeneratorError } from '../shared/names.mjs';
import { find, parse } from '../shared/source.mjs';

/** @typedef {import('@nx/devkit').Tree} Tree */

/**
 * A list of migrations as declared in its source.
 *
 * @typedef {object} MigrationList
 * @property {string} name under which the database records its migrations: a module's, or `audit`, `jobs` …
 * @property {string} path of the file with the list to append to
 * @property {ts.ArrayLiteralExpression} list
 */

/**
 * The array or object in a variable's declaration.
 *
 * @param {string} path
 * @param {string} text
 * @param {string} name
 */
function initializerOf(path, text, name) {
  const declared = find(
    parse(path, text),
    /** @type {(node: ts.Node) => node is ts.VariableDeclaration} */ (
      (node) => ts.isVariableDeclaration(node) && node.name.getText() === name
    ),
  );
  return declared?.initializer;
}

/**
 * A module's list; undefined if it has no tables.
 *
 * @param {Tree} tree
 * @param {import('../shared/modules.mjs').ModuleSource} module
 * @returns {MigrationList | undefined}
 */
function listOfModule(tree, module) {
  const value = valueOf(definitionOf(module, read(tree, module.path)), 'migrations');
  if (!value) return undefined;
  const path = ts.isIdentifier(value) ? declarationOf(tree, module.path, value.text).path : module.path;
  const list = ts.isIdentifier(value) ? initializerOf(path, read(tree, path), value.text) : value;
  const isEmpty = !list || !ts.isArrayLiteralExpression(list) || list.elements.length === 0;
  return isEmpty ? undefined : { name: module.name, path, list };
}

/**
 * Lists in shared libs, which belong to no module: `{ slice: 'audit', migrations: […] }`.
 *
 * @param {Tree} tree
 * @param {string} path
 * @returns {MigrationList[]}
 */
function listsOfLib(tree, path) {
  const text = read(tree, path);
  if (!/\bmigrations: \[/.test(text)) return [];
  const object = find(
    parse(path, text),
    /** @type {(node: ts.Node) => node is ts.ObjectLiteralExpression} */ (
      (node) => ts.isObjectLiteralExpression(node) && valueOf(node, 'slice') !== undefined
    ),
  );
  const [name, list] = object ? [valueOf(object, 'slice'), valueOf(object, 'migrations')] : [];
  return name && list && ts.isStringLiteral(name) && ts.isArrayLiteralExpression(list)
    ? [{ name: name.text, path, list }]
    : [];
}

/**
 * All migration lists by name.
 *
 * @param {Tree} tree
 * @returns {MigrationList[]}
 */
export function findMigrationLists(tree) {
  const libs = tree.children('libs/shared').map((lib) => `libs/shared/${lib}/src`);
  return [
    ...findModules(tree).flatMap((module) => listOfModule(tree, module) ?? []),
    ...libs
      .flatMap((folder) => sourceFiles(tree, folder))
      .filter((path) => path.endsWith('/migrations.ts'))
      .flatMap((path) => listsOfLib(tree, path)),
  ].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/**
 * Names of all migrations in a list, including those of spread lists.
 *
 * @param {Tree} tree
 * @param {string} path
 * @param {ts.Node} node
 * @returns {string[]}
 * @throws {GeneratorError} if part of the list can't be parsed
 */
export function namesIn(tree, path, node) {
  if (ts.isStringLiteral(node)) return /^\d{4}-/.test(node.text) ? [node.text] : [];
  if (ts.isIdentifier(node)) {
    const declared = declarationOf(tree, path, node.text).path;
    const value = initializerOf(declared, read(tree, declared), node.text);
    if (!value) throw new GeneratorError(`${declared} does not declare ${node.text}.`);
    return namesIn(tree, declared, value);
  }
  if (ts.isSpreadElement(node)) return namesIn(tree, path, node.expression);
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap((each) => namesIn(tree, path, each));
  if (ts.isObjectLiteralExpression(node)) {
    const name = valueOf(node, 'name');
    return name ? namesIn(tree, path, name) : [];
  }
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name, expression } = node.expression;
    if (name.text !== 'slice') throw new GeneratorError(`${path} calls ${name.text}() in a list of migrations.`);
    return namesIn(tree, path, expression).slice(...node.arguments.map((each) => Number(each.getText())));
  }
  if (ts.isCallExpression(node))
    return node.arguments.filter(ts.isStringLiteral).flatMap((each) => namesIn(tree, path, each));
  return [];
}
