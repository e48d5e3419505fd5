import ts from 'typescript';
import { GeneratorError } from './names.mjs';

/**
 * Parses a source file.
 *
 * @param {string} path
 * @param {string} text
 */
export const parse = (path, text) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);

/**
 * The first matching descendant.
 *
 * @template {ts.Node} T
 * @param {ts.Node} node
 * @param {(node: ts.Node) => node is T} fits
 * @returns {T | undefined}
 */
export function find(node, fits) {
  return fits(node) ? node : ts.forEachChild(node, (child) => find(child, fits));
}

/**
 * Inserts an entry into a list in a source: in order if the list is sorted, else at the end. Formatting is left to
 * Prettier.
 *
 * @param {string} text
 * @param {ts.NodeArray<ts.Node>} list
 * @param {string} entry
 */
export function insert(text, list, entry) {
  const texts = list.map((each) => each.getText());
  const sorted = texts.every((each, index) => index === 0 || (texts[index - 1] ?? '') <= each);
  const next = sorted ? list.find((each) => each.getText() > entry) : undefined;
  if (next) return `${text.slice(0, next.getStart())}${entry}, ${text.slice(next.getStart())}`;
  return append(text, list, entry);
}

/**
 * Appends an entry to a list in a source. Formatting is left to Prettier.
 *
 * @param {string} text
 * @param {ts.NodeArray<ts.Node>} list
 * @param {string} entry
 */
export function append(text, list, entry) {
  const last = list.at(-1);
  const end = last ? last.end : list.pos;
  return `${text.slice(0, end)}${last ? ', ' : ''}${entry}${text.slice(end)}`;
}

/**
 * Adds a named import, extending an existing import of the same module; no-op if the name is already imported.
 *
 * @param {string} path
 * @param {string} text
 * @param {string} name
 * @param {string} module
 */
export function addImport(path, text, name, module) {
  const source = parse(path, text);
  const imports = source.statements.filter(ts.isImportDeclaration);
  const moduleOf = (/** @type {ts.ImportDeclaration} */ each) =>
    /** @type {ts.StringLiteral} */ (each.moduleSpecifier).text;
  const same = imports.find((each) => moduleOf(each) === module && !each.importClause?.phaseModifier);
  const bindings = same?.importClause?.namedBindings;
  if (bindings && ts.isNamedImports(bindings))
    return bindings.elements.some((each) => each.name.text === name) ? text : insert(text, bindings.elements, name);
  const line = `import { ${name} } from '${module}';\n`;
  // Node built-ins, then packages, then relative imports.
  const rank = (/** @type {string} */ specifier) =>
    `${specifier.startsWith('node:') ? 0 : specifier.startsWith('.') ? 2 : 1}${specifier}`;
  const next = imports.find((each) => rank(moduleOf(each)) > rank(module));
  const at = next ? next.getStart() : (imports.at(-1)?.end ?? -1) + 1;
  return `${text.slice(0, at)}${line}${imports.length === 0 ? '\n' : ''}${text.slice(at)}`;
}

/**
 * Adds an export from another file, sorted by file if the exports are.
 *
 * @param {string} text of a file with re-exports
 * @param {string} name
 * @param {string} from
 */
export function addExport(text, name, from) {
  const line = `export { ${name} } from '${from}';\n`;
  const lines = text.split(/(?<=\n)/);
  const fileOf = (/** @type {string} */ each) => / from '(.+)';$/.exec(each.trimEnd())?.[1] ?? '';
  const at = lines.findIndex((each) => fileOf(each) > from && /^export (type )?\{.*\} from /.test(each));
  return lines.toSpliced(at < 0 ? lines.length : at, 0, line).join('');
}

/**
 * Adds an entry to the array in a variable's declaration.
 *
 * @param {string} path
 * @param {string} text
 * @param {string} variable
 * @param {string} entry
 * @throws {GeneratorError} if there is no such variable
 */
export function addToArray(path, text, variable, entry) {
  const isList = (/** @type {ts.Node} */ node) =>
    ts.isVariableDeclaration(node) &&
    node.name.getText() === variable &&
    node.initializer !== undefined &&
    ts.isArrayLiteralExpression(node.initializer);
  const declaration = find(
    parse(path, text),
    /** @type {(node: ts.Node) => node is ts.VariableDeclaration} */ (isList),
  );
  if (!declaration) throw new GeneratorError(`${path}: no list \`${variable}\` to add ${entry} to.`);
  return insert(text, /** @type {ts.ArrayLiteralExpression} */ (declaration.initializer).elements, entry);
}

/**
 * Adds an entry to an object literal, either a variable's or a property's.
 *
 * @param {string} path
 * @param {string} text
 * @param {string} name of the variable or property
 * @param {string} entry
 * @returns {string | null} null if the source has no such object
 */
export function addToObject(path, text, name, entry) {
  const isObject = (/** @type {ts.Node} */ node) =>
    (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) &&
    node.name.getText() === name &&
    node.initializer !== undefined &&
    ts.isObjectLiteralExpression(node.initializer);
  const holder = find(parse(path, text), /** @type {(node: ts.Node) => node is ts.PropertyAssignment} */ (isObject));
  if (!holder) return null;
  return insert(text, /** @type {ts.ObjectLiteralExpression} */ (holder.initializer).properties, entry);
}
