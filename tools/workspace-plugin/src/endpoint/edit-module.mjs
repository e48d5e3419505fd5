import ts from 'typescript';
import { declarationOf, definitionOf, read, returnedObject, valueOf } from '../shared/modules.mjs';
import { GeneratorError } from '../shared/names.mjs';
import { addImport, insert } from '../shared/source.mjs';

/**
 * @typedef {import('@nx/devkit').Tree} Tree
 * @typedef {import('../shared/modules.mjs').ModuleSource} ModuleSource
 */

/**
 * The contract to add a call to. If a module has several, staff calls go in the staff contract.
 *
 * @param {Tree} tree
 * @param {ModuleSource} module
 * @param {boolean} isOfStaff
 * @returns {{ name: string, path: string, from: string }} its name, its file, and the package that exports it
 * @throws {GeneratorError} if the module handles other modules' routes
 */
export function contractOf(tree, module, isOfStaff) {
  const value = valueOf(definitionOf(module, read(tree, module.path)), 'contract');
  const spreads =
    value && ts.isObjectLiteralExpression(value)
      ? value.properties.filter(ts.isSpreadAssignment).map(({ expression }) => expression.getText())
      : [];
  const names = value && ts.isIdentifier(value) ? [value.text] : spreads;
  const name = names.find((each) => /desk|staff/i.test(each) === isOfStaff) ?? names[0];
  if (!name) throw new GeneratorError(`${module.path}: the module "${module.name}" has no contract to add calls to.`);
  const { path, from } = declarationOf(tree, module.path, name);
  if (from === undefined || from.startsWith('.'))
    throw new GeneratorError(`${module.path}: ${name} is not imported from a package.`);
  return { name, path, from };
}

/**
 * Adds a handler to a module wherever its handlers are: in its own object, in one returned by a function of its lib, or
 * in a variable.
 *
 * @param {Tree} tree
 * @param {ModuleSource} module
 * @param {{ key: string, handler: string, file: string }} call `handler` is the function, which `file` exports
 */
export function addHandler(tree, module, { key, handler, file }) {
  const entry = `${key}: ${handler}()`;
  const text = read(tree, module.path);
  const value = valueOf(definitionOf(module, text), 'handlers');
  if (!value) throw new GeneratorError(`${module.path}: the module "${module.name}" has no handlers.`);

  if (ts.isCallExpression(value) && ts.isIdentifier(value.expression)) {
    const { path } = declarationOf(tree, module.path, value.expression.text);
    const source = read(tree, path);
    const given = returnedObject(path, source, value.expression.text);
    if (given) return write(tree, path, insert(source, given.properties, entry), handler, file);
  }
  if (ts.isObjectLiteralExpression(value))
    return write(tree, module.path, insert(text, value.properties, entry), handler, file);
  const isShorthand = ts.isShorthandPropertyAssignment(value.parent);
  const wrapped = `${isShorthand ? 'handlers: ' : ''}{ ...${value.getText()}, ${entry} }`;
  write(tree, module.path, `${text.slice(0, value.getStart())}${wrapped}${text.slice(value.end)}`, handler, file);
}

/**
 * Writes a file and imports one more name from another file of its project.
 *
 * @param {Tree} tree
 * @param {string} path
 * @param {string} text
 * @param {string} name
 * @param {string} file
 */
function write(tree, path, text, name, file) {
  tree.write(path, addImport(path, text, name, relativePath(path, file)));
}

/**
 * The relative import path from one file to another.
 *
 * @param {string} from
 * @param {string} to
 */
function relativePath(from, to) {
  const [own, other] = [from.split('/').slice(0, -1), to.split('/')];
  const shared = own.findIndex((folder, index) => folder !== other[index]);
  const common = shared < 0 ? own.length : shared;
  const up = '../'.repeat(own.length - common);
  return `${up || './'}${other.slice(common).join('/')}`;
}
