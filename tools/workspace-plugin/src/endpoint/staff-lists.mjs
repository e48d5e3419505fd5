import { read } from '../shared/modules.mjs';
import { GeneratorError } from '../shared/names.mjs';
import { addToObject } from '../shared/source.mjs';

const LISTS = 'apps/server-tests/src/testing/staff-calls.ts';

/**
 * Adds a staff call to the lists that name each of them: its permission and, for a POST, that it has no side effects
 * yet. Move it to the acts when writing the handler.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ rowName: string, method: 'GET' | 'POST', permission: string }} call
 */
export function noteStaffCall(tree, { rowName, method, permission }) {
  const add = (/** @type {string} */ list, /** @type {string} */ entry) => {
    const text = addToObject(LISTS, read(tree, LISTS), list, `'${rowName}': ${entry}`);
    if (text === null) throw new GeneratorError(`${LISTS} has no list ${list} of staff calls.`);
    tree.write(LISTS, text);
  };
  add('STAFF_CALLS', `['${permission}']`);
  if (method === 'GET') return;
  add('NO_ACTS', `'is not built yet'`);
  add('ONE_PERSON', `'is not built yet'`);
}
