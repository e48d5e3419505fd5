import { formatFiles } from '@nx/devkit';
import { camel, checkName, GeneratorError, kebab } from '../shared/names.mjs';
import { addImport, addToObject } from '../shared/source.mjs';

/**
 * @typedef {{ slice: string, name: string, summary: string, path: string, method?: 'GET' | 'POST',
 *   auth?: 'none' | 'bearer' | 'gate' | 'staff' }} Options
 * @typedef {import('@nx/devkit').Tree} Tree
 */

/**
 * The contract row of a call that takes nothing and gives nothing yet.
 *
 * @param {Required<Options>} options
 */
function rowSource({ slice, name, summary, path, method, auth }) {
  return `import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';

/** ${summary} */
export const ${camel(name)} = endpoint({
  name: '${camel(slice)}.${camel(name)}',
  summary: ${JSON.stringify(summary)},
  method: '${method}',
  path: '${path}',
  encoding: '${method === 'GET' ? 'query' : 'form'}',
  auth: '${auth}',${auth === 'staff' ? "\n  permission: 'owner'," : ''}
  request: v.strictObject({}),
  answers: { 200: success('Done.', v.null()), 501: refusal('The call is not built yet.') },
});
`;
}

/**
 * A handler that says honestly that it does nothing yet.
 *
 * @param {Required<Options>} options
 */
function handlerSource({ slice, name, method, path, summary }) {
  const contract = `${camel(slice)}Contract`;
  return `import { type Handler, refuse } from '@vinlore/server-kit';
import type { ${contract} } from '@vinlore/${slice}-domain';

/** ${method} ${path}. ${summary} */
export function ${camel(name)}(): Handler<typeof ${contract}.${camel(name)}> {
  return () => refuse(501, 'This call is not built yet.');
}
`;
}

/**
 * Tests of the walls that the row puts up, which stay true when the handler is written.
 *
 * @param {Required<Options>} options
 */
function testSource({ slice, name, method, path, auth }) {
  const contract = `${camel(slice)}Contract`;
  const call = camel(name);
  const open = auth === 'none' || auth === 'gate';
  const refused = open
    ? `
  it('docs/decisions.md §2: a field that is not known is malformed', async () => {
    expect(await call('${method === 'GET' ? '?' : ''}unknown=1')).toBe(400);
  });
`
    : `
  it('spec §6: nobody gets past without a token', async () => {
    expect(await call()).toBe(401);
  });
`;
  const request =
    method === 'GET'
      ? `api.request(\`http://one.localhost${path}\${input}\`, { headers: { host: 'one.localhost' } })`
      : `api.request('http://one.localhost${path}', {
    method: 'POST',
    headers: { host: 'one.localhost', 'content-type': 'application/x-www-form-urlencoded' },
    body: input,
  })`;
  return `import { brandsByHost } from '@vinlore/brand';
import { createApi, createLogger, defineModule } from '@vinlore/server-kit';
import { ${contract} } from '@vinlore/${slice}-domain';
import { testBrand } from '@vinlore/testing-node';
import { describe, expect, it } from 'vitest';
import { ${call} } from './${kebab(name)}.ts';

const { ${call}: row } = ${contract};

async function call(input = ''): Promise<number> {
  const api = await createApi({
    modules: [defineModule({ name: '${slice}', contract: { ${call}: row }, handlers: { ${call}: ${call}() } })],
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
}

/**
 * The file of a slice's server lib that holds the handlers.
 *
 * @param {Tree} tree
 * @param {string} slice
 * @param {string} entry
 */
function withHandler(tree, slice, entry) {
  const folder = `libs/${slice}/server/src`;
  for (const file of tree.children(folder).filter((each) => each.endsWith('.ts') && !each.endsWith('.test.ts'))) {
    const path = `${folder}/${file}`;
    const text = tree.read(path, 'utf8') ?? '';
    const changed = text.includes('defineModule(') ? addToObject(path, text, 'handlers', entry) : null;
    if (changed !== null) return { path, text: changed };
  }
  throw new GeneratorError(`${folder}: no file there has a defineModule({ handlers: { … } }) to add the handler to.`);
}

/**
 * A call of a slice: its row below `domain/src/contract`, registered in the contract; its handler, registered in the
 * slice; and tests of its walls. Until it is written the handler answers 501.
 *
 * @param {Tree} tree
 * @param {Options} options
 * @throws {GeneratorError}
 */
export default async function endpointGenerator(tree, options) {
  const { slice, method = 'POST', auth = 'bearer' } = options;
  const name = kebab(options.name);
  checkName('The name', name);
  if (!/^\/[a-z0-9/_-]+$/.test(options.path))
    throw new GeneratorError(`The path "${options.path}": starts with a slash; lower-case letters, digits, / - _.`);
  const index = `libs/${slice}/domain/src/contract/index.ts`;
  const contract = tree.read(index, 'utf8');
  if (contract === null) throw new GeneratorError(`There is no slice "${slice}": ${index} is not there.`);
  const row = `libs/${slice}/domain/src/contract/${name}.ts`;
  const handler = `libs/${slice}/server/src/calls/${name}.ts`;
  for (const path of [row, handler]) if (tree.exists(path)) throw new GeneratorError(`${path} is there already.`);
  const summary = /[.!?]$/.test(options.summary) ? options.summary : `${options.summary}.`;
  const all = { ...options, name, summary, method, auth };

  tree.write(row, rowSource(all));
  const registered = addToObject(index, contract, `${camel(slice)}Contract`, camel(name));
  if (registered === null) throw new GeneratorError(`${index} declares no ${camel(slice)}Contract = { … }.`);
  tree.write(index, addImport(index, registered, camel(name), `./${name}.ts`));

  tree.write(handler, handlerSource(all));
  tree.write(handler.replace(/\.ts$/, '.test.ts'), testSource(all));
  const mounted = withHandler(tree, slice, `${camel(name)}: ${camel(name)}()`);
  tree.write(mounted.path, addImport(mounted.path, mounted.text, camel(name), `./calls/${name}.ts`));
  await formatFiles(tree);
}
