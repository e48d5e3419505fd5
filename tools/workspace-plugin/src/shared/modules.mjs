import ts from 'typescript';
import { GeneratorError } from './names.mjs';
import { find, parse } from './source.mjs';

/**
 * A module the server mounts, as declared in its source.
 *
 * @typedef {object} ModuleSource
 * @property {string} name such as `recall`
 * @property {string} path of the file that calls `defineModule`
 */

/** @typedef {import('@nx/devkit').Tree} Tree */

/**
 * Shipped files in a folder and its subfolders.
 *
 * @param {Tree} tree
 * @param {string} folder
 * @returns {string[]}
 */
export const sourceFiles = (tree, folder) =>
  tree.children(folder).flatMap((entry) => {
    const path = `${folder}/${entry}`;
    if (!tree.isFile(path)) return entry === 'testing' || entry === 'node_modules' ? [] : sourceFiles(tree, path);
    return entry.endsWith('.ts') && !entry.endsWith('.test.ts') ? [path] : [];
  });

/** @param {Tree} tree @param {string} path */
export function read(tree, path) {
  const text = tree.read(path, 'utf8');
  if (text === null) throw new GeneratorError(`${path} not found.`);
  return text;
}

/**
 * The objects a file passes to `defineModule`, by module name.
 *
 * @param {string} path
 * @param {string} text
 * @returns {Map<string, ts.ObjectLiteralExpression>}
 */
function definitions(path, text) {
  const found = new Map();
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'defineModule') {
      const [given] = node.arguments;
      const name = given && ts.isObjectLiteralExpression(given) ? valueOf(given, 'name') : undefined;
      if (name && ts.isStringLiteral(name)) found.set(name.text, given);
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(path, text));
  return found;
}

/**
 * All modules of the server by name.
 *
 * @param {Tree} tree
 * @returns {ModuleSource[]}
 */
export function findModules(tree) {
  const slices = tree.children('libs').filter((slice) => tree.exists(`libs/${slice}/server/src`));
  const folders = [
    'apps/server/src',
    'libs/shared/bulk/src',
    'libs/shared/server-kit/src',
    ...slices.map((slice) => `libs/${slice}/server/src`),
  ];
  return folders
    .flatMap((folder) => sourceFiles(tree, folder))
    .flatMap((path) => {
      const text = read(tree, path);
      if (!text.includes('defineModule(')) return [];
      return [...definitions(path, text).keys()].map((name) => ({ name, path }));
    })
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

/**
 * The module with a name.
 *
 * @param {Tree} tree
 * @param {string} name
 * @throws {GeneratorError} with the existing names
 */
export function findModule(tree, name) {
  const modules = findModules(tree);
  const module = modules.find((each) => each.name === name);
  if (module) return module;
  throw new GeneratorError(`Unknown module "${name}". Modules: ${modules.map((each) => each.name).join(', ')}.`);
}

/**
 * The argument of a module's `defineModule`.
 *
 * @param {ModuleSource} module
 * @param {string} text of its file, which may have changed since the module was found
 * @returns {ts.ObjectLiteralExpression}
 */
export function definitionOf({ name, path }, text) {
  const given = definitions(path, text).get(name);
  if (!given) throw new GeneratorError(`${path} defines no module "${name}".`);
  return given;
}

/**
 * The value of a property; for a shorthand property, its name.
 *
 * @param {ts.ObjectLiteralExpression} object
 * @param {string} name
 * @returns {ts.Expression | undefined}
 */
export function valueOf(object, name) {
  for (const property of object.properties) {
    if (property.name?.getText() !== name) continue;
    if (ts.isPropertyAssignment(property)) return property.initializer;
    if (ts.isShorthandPropertyAssignment(property)) return property.name;
  }
  return undefined;
}

/**
 * The module specifier a name in a file is imported from; undefined if the file declares it.
 *
 * @param {string} path
 * @param {string} text
 * @param {string} name
 */
function importedFrom(path, text, name) {
  const from = parse(path, text).statements.find((statement) => {
    if (!ts.isImportDeclaration(statement)) return false;
    const bindings = statement.importClause?.namedBindings;
    return bindings && ts.isNamedImports(bindings) && bindings.elements.some((each) => each.name.text === name);
  });
  return from && ts.isImportDeclaration(from) ? /** @type {ts.StringLiteral} */ (from.moduleSpecifier).text : undefined;
}

/**
 * The root of a workspace package.
 *
 * @param {Tree} tree
 * @param {string} packageName such as `@vinlore/recall-domain`
 */
function rootOf(tree, packageName) {
  const roots = tree
    .children('libs')
    .flatMap((slice) => tree.children(`libs/${slice}`).map((part) => `libs/${slice}/${part}`));
  const root = roots.find((each) => {
    const manifest = tree.read(`${each}/package.json`, 'utf8');
    return manifest !== null && JSON.parse(manifest).name === packageName;
  });
  if (!root) throw new GeneratorError(`Package ${packageName} not found.`);
  return root;
}

/**
 * The file that declares a name used in another file.
 *
 * @param {Tree} tree
 * @param {string} path of the file that uses it
 * @param {string} name
 * @returns {{ path: string, from: string | undefined }} the file, and the specifier it is imported from
 * @throws {GeneratorError} if no file declares it
 */
export function declarationOf(tree, path, name) {
  const from = importedFrom(path, read(tree, path), name);
  if (from === undefined) return { path, from };
  if (from.startsWith('.')) return { path: new URL(from, `file:///${path}`).pathname.slice(1), from };
  const declares = new RegExp(`^export (const|function) ${name}\\b`, 'm');
  const file = sourceFiles(tree, `${rootOf(tree, from)}/src`).find((each) => declares.test(read(tree, each)));
  if (!file) throw new GeneratorError(`No file of ${from} declares ${name}.`);
  return { path: file, from };
}

/**
 * The object that a function of a file returns, if it ends with one.
 *
 * @param {string} path
 * @param {string} text
 * @param {string} name of the function
 * @returns {ts.ObjectLiteralExpression | undefined}
 */
export function returnedObject(path, text, name) {
  const declared = find(
    parse(path, text),
    /** @type {(node: ts.Node) => node is ts.FunctionDeclaration} */ (
      (node) => ts.isFunctionDeclaration(node) && node.name?.text === name
    ),
  );
  const last = declared?.body?.statements.at(-1);
  return last && ts.isReturnStatement(last) && last.expression && ts.isObjectLiteralExpression(last.expression)
    ? last.expression
    : undefined;
}

/**
 * Description of what already uses a new route's name or path; undefined if nothing does.
 *
 * @param {Tree} tree
 * @param {{ name: string, path: string }} row
 */
export function declaredRow(tree, { name, path }) {
  const folders = tree
    .children('libs')
    .flatMap((slice) => tree.children(`libs/${slice}`).map((part) => `libs/${slice}/${part}/src`));
  for (const file of folders
    .filter((folder) => /\/(domain|contract|brand)\/src$/.test(folder))
    .flatMap((folder) => sourceFiles(tree, folder))) {
    const text = read(tree, file);
    if (text.includes(`name: '${name}'`)) return `The row ${name} (${file})`;
    if (text.includes(`path: '${path}'`)) return `A row of the path ${path} (${file})`;
  }
  return undefined;
}
