import { read } from '../shared/modules.mjs';
import { GeneratorError } from '../shared/names.mjs';
import { addToObject } from '../shared/source.mjs';

const TESTS = 'apps/server-tests/src';

/**
 * Enters a call of staff into the lists that name each of them: who may make it and, for a POST, that it is no act yet.
 * Whoever writes the handler moves it to the acts.
 *
 * @param {import('@nx/devkit').Tree} tree
 * @param {{ rowName: string, method: 'GET' | 'POST', permission: string }} call
 */
export function noteStaffCall(tree, { rowName, method, permission }) {
  const add = (/** @type {string} */ path, /** @type {string} */ list, /** @type {string} */ entry) => {
    const text = addToObject(path, read(tree, path), list, `'${rowName}': ${entry}`);
    if (text === null) throw new GeneratorError(`${path} has no list ${list} of calls of staff.`);
    tree.write(path, text);
  };
  add(`${TESTS}/testing/staff-calls.ts`, 'STAFF_CALLS', `['${permission}']`);
  if (method === 'GET') return;
  add(`${TESTS}/staff-acts/staff-acts.test.ts`, 'NO_ACTS', `'is not built yet'`);
  add(`${TESTS}/staff-acts/two-people.ts`, 'ONE_PERSON', `'is not built yet'`);
}
