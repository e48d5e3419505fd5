import { camel, pascal } from '../shared/names.mjs';

/**
 * The names in a module's files.
 *
 * @typedef {object} ModuleNames
 * @property {string} slice
 * @property {string} name of the module and its folder
 * @property {string} holds the data it stores, to complete “A brand’s …”
 */

/** @param {ModuleNames} names */
export const contractName = ({ name }) => `${camel(name)}Contract`;

/** @param {ModuleNames} names */
export const createName = ({ name }) => `create${pascal(name)}Module`;

/** @param {ModuleNames} names */
const tableName = ({ name }) => name.replaceAll('-', '_');

/**
 * Files of a new module in the slice's domain lib: its contract with one route.
 *
 * @param {ModuleNames} module
 * @returns {Record<string, string>} texts by path from the contract's folder
 */
export function contractFiles(module) {
  const { name, holds } = module;
  return {
    'index.ts': `import { list } from './list.ts';

/** Calls about a brand’s ${holds}. */
export const ${contractName(module)} = { list };
`,
    'list.ts': `import { endpoint, refusal, success } from '@vinlore/contract';
import * as v from 'valibot';

const Entry = v.object({ id: v.pipe(v.string(), v.uuid()), name: v.string() });

/** The brand’s ${holds}, by name. */
export const list = endpoint({
  name: '${name}.list',
  summary: ${JSON.stringify(`A brand’s ${holds}.`)},
  method: 'GET',
  path: '/api-cwa/${name}',
  encoding: 'query',
  auth: 'none',
  request: v.strictObject({}),
  answers: { 200: success('By name.', v.object({ entries: v.array(Entry) })), 404: refusal('The brand has none.') },
});
`,
  };
}

/**
 * Files of a new module in the slice's server lib, all in one folder.
 *
 * @param {ModuleNames} module
 * @returns {Record<string, string>} texts by path from that folder
 */
export function moduleFiles(module) {
  const { slice, name, holds } = module;
  const [key, type, table, contract, create] = [
    camel(name),
    pascal(name),
    tableName(module),
    contractName(module),
    createName(module),
  ];
  return {
    [`${name}-module.ts`]: `import type { Database } from '@vinlore/database';
import { defineModule, type ServerModule } from '@vinlore/server-kit';
import { ${contract} } from '@vinlore/${slice}-domain';
import { listCall } from './list.ts';
import { ${key}Messages } from './messages/index.ts';
import { ${key}Migrations } from './migrations.ts';

/** Dependencies of the ${name} module. */
export interface ${type}Deps {
  readonly database: Database;
}

/** Creates the module for a brand’s ${holds}. */
export function ${create}(deps: ${type}Deps): ServerModule {
  return defineModule({
    name: '${name}',
    contract: ${contract},
    handlers: { list: listCall(deps) },
    migrations: ${key}Migrations,
    messages: ${key}Messages,
  });
}
`,
    'list.ts': `import type { Database } from '@vinlore/database';
import { type Handler, refuse } from '@vinlore/server-kit';
import type { ${contract} } from '@vinlore/${slice}-domain';
import { entriesOf } from './${name}-store.ts';

/** GET /api-cwa/${name}: the brand’s ${holds}, by name. */
export function listCall({ database }: { readonly database: Database }): Handler<typeof ${contract}.list> {
  return async (_input, { brand, text }) => {
    const entries = await entriesOf(database, brand.key);
    return entries.length > 0 ? { entries } : refuse(404, text.t('${key}.none'));
  };
}
`,
    [`${name}-store.ts`]: `import { type Database, tables, type Tx } from '@vinlore/database';
import type { ${type}Tables } from './tables.ts';

/** Maximum number of entries in a response. */
const MOST = 200;

/** A brand’s ${holds}, by name. */
export function entriesOf(source: Database | Tx, brand: string): Promise<{ id: string; name: string }[]> {
  return tables<${type}Tables>(source)
    .selectFrom('${table}')
    .select(['id', 'name'])
    .where('brand', '=', brand)
    .orderBy('name')
    .orderBy('id')
    .limit(MOST)
    .execute();
}
`,
    'tables.ts': `import type { Generated } from 'kysely';

/** Tables of the ${name} module. */
export interface ${type}Tables {
  ${table}: {
    id: Generated<string>;
    brand: string;
    name: string;
  };
}
`,
    'migrations.ts': `import type { Migration } from '@vinlore/database';
import { sql } from 'kysely';

/** Schema of the ${name} module, forward only. */
export const ${key}Migrations: readonly Migration[] = [
  {
    name: '0001-${name}',
    async up(db) {
      await sql\`create table ${table} (
        id uuid primary key default gen_random_uuid(),
        brand text not null,
        name text not null
      )\`.execute(db);
      await sql\`create index ${table}_of_brand on ${table} (brand, name, id)\`.execute(db);
    },
  },
];
`,
    'messages/index.ts': `import { defineMessages } from '@vinlore/i18n';

/** Messages of the ${name} module. */
export const ${key}Messages = defineMessages({
  en: { '${key}.none': 'There’s nothing here yet.' },
  es: () => import('./es.ts').then((module) => module.es),
});
`,
    'messages/es.ts': `/** Mensajes del módulo ${name}. */
export const es = { '${key}.none': 'Todavía no hay nada aquí.' };
`,
    [`${name}.test.ts`]: `import { brandsByHost } from '@vinlore/brand';
import { createApi, createLogger } from '@vinlore/server-kit';
import { createTestDatabase, testBrand } from '@vinlore/testing-node';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { ${create} } from './${name}-module.ts';
import { ${key}Migrations } from './migrations.ts';

const database = await createTestDatabase({ migrations: [{ slice: '${name}', migrations: ${key}Migrations }] });
beforeEach(() => sql\`delete from ${table}\`.execute(database.kysely));
afterAll(() => database.drop());
const api = await createApi({
  modules: [${create}({ database })],
  brandOfHost: brandsByHost([testBrand({ key: 'one' }), testBrand({ key: 'dos', language: 'es' })]),
  authenticator: {
    actorOfToken: () => Promise.resolve(null),
    demandProof: () => Promise.resolve(),
    passedGate: () => true,
    xsrfMatches: () => true,
  },
  log: createLogger('silent'),
  secure: false,
  requestsPerMinute: 0,
  trustProxy: [],
});

const add = (brand: string, name: string) =>
  sql\`insert into ${table} (brand, name) values (\${brand}, \${name})\`.execute(database.kysely);
async function list(brand = 'one', query = '') {
  const host = \`\${brand}.localhost\`;
  const answer = await api.request(\`http://\${host}/api-cwa/${name}\${query}\`, { headers: { host } });
  const { message, data } = (await answer.json()) as { message: string; data: { entries: { name: string }[] } };
  return { status: answer.status, message, data };
}

describe('GET /api-cwa/${name}', () => {
  it('returns the brand’s entries by name, and no other brand’s', async () => {
    for (const name of ['Beta', 'Alpha']) await add('one', name);
    await add('dos', 'Gamma');
    const { status, data } = await list();
    expect(status).toBe(200);
    expect(data.entries.map(({ name }) => name)).toEqual(['Alpha', 'Beta']);
  });

  it('returns 404 in the brand’s language when there are none', async () => {
    expect(await list()).toMatchObject({ status: 404, message: 'There’s nothing here yet.' });
    expect(await list('dos')).toMatchObject({ status: 404, message: 'Todavía no hay nada aquí.' });
  });

  it('docs/decisions.md §2: returns 400 for an unknown field', async () => {
    expect((await list('one', '?unknown=1')).status).toBe(400);
  });
});
`,
  };
}
