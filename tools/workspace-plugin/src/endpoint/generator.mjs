import { formatFiles } from '@nx/devkit';
import { declaredRow, findModule, read } from '../shared/modules.mjs';
import { camel, checkName, GeneratorError, kebab } from '../shared/names.mjs';
import { addImport, addToObject } from '../shared/source.mjs';
import { addHandler, contractOf } from './edit-module.mjs';
import { noteStaffCall } from './staff-lists.mjs';

/**
 * @typedef {import('@nx/devkit').Tree} Tree
 * @typedef {{ module: string, name: string, summary: string, path: string, method?: 'GET' | 'POST',
 *   auth?: 'none' | 'bearer' | 'gate' | 'staff', permission?: 'support' | 'content' | 'billing' | 'owner',
 *   recentProof?: boolean }} Options
 */

/**
 * A call with the names its files use.
 *
 * @typedef {Required<Options> & { key: string, rowName: string, contract: { name: string, from: string } }} Call
 */

/**
 * The contract route of a call without input or output yet.
 *
 * @param {Call} call
 */
function rowSource({ key, rowName, summary, path, method, auth, permission, recentProof }) {
  return `import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';

/** ${summary} */
export const ${key} = endpoint({
  name: '${rowName}',
  summary: ${JSON.stringify(summary)},
  method: '${method}',
  path: '${path}',
  encoding: '${method === 'GET' ? 'query' : 'form'}',
  auth: '${auth}',${auth === 'staff' ? `\n  permission: '${permission}',` : ''}${recentProof ? '\n  recentProof: true,' : ''}
  request: v.strictObject({}),
  answers: { 200: success('Done.', v.null()), 501: refusal('The call is not built yet.') },
});
`;
}

/**
 * A placeholder handler that responds 501.
 *
 * @param {Call} call
 */
function handlerSource({ key, contract, method, path, summary }) {
  return `import type { ${contract.name} } from '${contract.from}';
import { type Handler, refuse } from '@vinlore/server-kit';

/** ${method} ${path}. ${summary} */
export function ${key}Call(): Handler<typeof ${contract.name}.${key}> {
  return () => refuse(501, 'This call is not built yet.');
}
`;
}

/**
 * Tests of the route's access checks, which stay valid once the handler is written.
 *
 * @param {string} file
 * @param {Call} call
 */
function testSource(file, { module, name, key, contract, method, path, auth }) {
  const host = auth === 'staff' ? 'desk.one.localhost' : 'one.localhost';
  const refused =
    auth === 'none' || auth === 'gate'
      ? `
  it('docs/decisions.md §2: returns 400 for an unknown field', async () => {
    expect(await ask('${method === 'GET' ? '?' : ''}unknown=1')).toBe(400);
  });
`
      : `
  it('spec §6: returns 401 without a token', async () => {
    expect(await ask()).toBe(401);
  });
`;
  const request =
    method === 'GET'
      ? `api.request(\`http://${host}${path}\${input}\`, { headers: { host: '${host}' } })`
      : `api.request('http://${host}${path}', {
    method: 'POST',
    headers: { host: '${host}', 'content-type': 'application/x-www-form-urlencoded' },
    body: input,
  })`;
  const text = `import { brandsByHost } from '@vinlore/brand';
import { createApi, createLogger, defineModule } from '@vinlore/server-kit';
import { testBrand } from '@vinlore/testing-node';
import { describe, expect, it } from 'vitest';
import { ${key}Call } from './${name}.ts';

const { ${key} } = ${contract.name};

async function ask(input = ''): Promise<number> {
  const api = await createApi({
    modules: [defineModule({ name: '${module}', contract: { ${key} }, handlers: { ${key}: ${key}Call() } })],
    brandOfHost: brandsByHost([testBrand({ key: 'one' })]),
    authenticator: {
      actorOfToken: () => Promise.resolve(null),
      demandProof: () => Promise.resolve(),
      passedGate: () => true,
      xsrfMatches: () => false,
    },
    log: createLogger('silent'),
    secure: false,
    requestsPerMinute: 0,
    trustProxy: [],
  });
  const { status } = await ${request};
  return status;
}

describe('${method} ${path}', () => {${refused}});
`;
  return addImport(file, text, contract.name, contract.from);
}

/**
 * Adds a call to any module: its route next to the module's contract, its handler next to the others, and tests of its
 * access checks. Until it is written, the handler responds 501.
 *
 * @param {Tree} tree
 * @param {Options} options
 * @throws {GeneratorError} before anything is written
 */
export default async function endpointGenerator(tree, options) {
  const { path, method = 'POST', auth = 'bearer', permission = 'owner', recentProof = false } = options;
  const name = kebab(options.name);
  checkName('The name', name);
  if (!/^\/[a-z0-9/_-]+$/.test(path))
    throw new GeneratorError(
      `The path "${path}" must start with a slash and use only lowercase letters, digits, / - _.`,
    );
  if (auth === 'staff' && !/^\/api(-cwa)?\/staff\//.test(path))
    throw new GeneratorError(`The path "${path}" must be below /api-cwa/staff/ for a staff call.`);
  if (recentProof && (auth === 'none' || auth === 'gate'))
    throw new GeneratorError('Only calls with a known caller can require a recent proof.');
  const module = findModule(tree, options.module);
  const contract = contractOf(tree, module, auth === 'staff');
  const key = camel(name);
  const rowName = `${module.name.replace(/-desk$/, '')}.${key}`;
  const taken = declaredRow(tree, { name: rowName, path });
  if (taken) throw new GeneratorError(`${taken} already exists.`);

  const folder = (/** @type {string} */ file) => file.slice(0, file.lastIndexOf('/'));
  const row = `${folder(contract.path)}/${name}.ts`;
  const calls = `${folder(module.path)}/calls`;
  const handler = `${tree.exists(calls) ? calls : folder(module.path)}/${name}.ts`;
  for (const file of [row, handler]) if (tree.exists(file)) throw new GeneratorError(`${file} already exists.`);
  const summary = /[.!?]$/.test(options.summary) ? options.summary : `${options.summary}.`;
  const call = { ...options, name, summary, path, method, auth, permission, recentProof, key, rowName, contract };

  const registered = addToObject(contract.path, read(tree, contract.path), contract.name, key);
  if (registered === null) throw new GeneratorError(`${contract.path} declares no ${contract.name} = { … }.`);
  addHandler(tree, module, { key, handler: `${key}Call`, file: handler });
  tree.write(row, rowSource(call));
  tree.write(contract.path, addImport(contract.path, registered, key, `./${name}.ts`));
  tree.write(handler, handlerSource(call));
  const test = handler.replace(/\.ts$/, '.test.ts');
  tree.write(test, testSource(test, call));
  if (auth === 'staff') noteStaffCall(tree, { rowName, method, permission });
  await formatFiles(tree);
}
