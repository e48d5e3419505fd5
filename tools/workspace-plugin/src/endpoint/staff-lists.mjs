import { read } from '../shared/modules.mjs';
import { GeneratorError } from '../shared/names.mjs';
import { addToObject } from '../shared/source.mjs';

const LISTS = 'apps/server-tests/src/testing/staff-calls.ts';

/**
 * Enters a call of staff into the lists that name each of them: who may make it and, for a POST, that it is no act yet.
 * Whoever writes the handler moves it to the acts.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ rowName: string, method: 'GET' | 'POST', permission: string }} call
 */
export function noteStaffCall(tree, { rowName, method, permission }) {
  const add = (/** @type {string} */ list, /** @type {string} */ entry) => {
    const text = addToObject(LISTS, read(tree, LISTS), list, `'${rowName}': ${entry}`);
    if (text === null) throw new GeneratorError(`${LISTS} has no list ${list} of calls of staff.`);
    tree.write(LISTS, text);
  };
  add('STAFF_CALLS', `['${permission}']`);
  if (method === 'GET') return;
  add('NO_ACTS', `'is not built yet'`);
  add('ONE_PERSON', `'is not built yet'`);
}
