import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestProduct, type TestProduct } from '../testing/test-product.ts';
import { type DeclaredColumn, declaredTables } from './declared-tables.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '');

/** PostgreSQL types as our connections parse them; JSON and arrays can be anything. */
const TYPES: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
};

interface Column {
  readonly table_name: string;
  readonly column_name: string;
  readonly udt_name: string;
  readonly nullable: boolean;
  readonly has_default: boolean;
  readonly generated: boolean;
}

let test: TestProduct;
const database = new Map<string, Map<string, Column>>();
beforeAll(async () => {
  test = await openTestProduct();
  const { rows } = await sql<Column>`
    select c.table_name, c.column_name, c.udt_name, c.is_nullable = 'YES' as nullable,
      c.column_default is not null or c.is_identity = 'YES' as has_default, c.is_generated = 'ALWAYS' as generated
    from information_schema.columns c
    -- The slots of a table are those of the table.
    where c.table_schema = 'public'
      and not exists (select from pg_class where oid = to_regclass(c.table_name) and relispartition)`.execute(
    test.database.kysely,
  );
  for (const row of rows) {
    const columns = database.get(row.table_name) ?? new Map<string, Column>();
    database.set(row.table_name, columns.set(row.column_name, row));
  }
});
afterAll(() => test.close());

/** Tables only used by SQL: routines, the migration runner, the list of objects, and the sandbox's clock. */
const NOT_DECLARED = [
  'applied_migration',
  'applied_routine',
  'billing_day',
  'billing_days_kept',
  'billing_running_plan',
  'sandbox_clock',
  'server_backup',
  'server_process',
  'service_day',
  'stored_object',
];

/** Problems of a declared column. */
function faultsOf(declared: DeclaredColumn, column: Column | undefined): string[] {
  if (!column) return ['is not in the database'];
  const { types, nullable, optional, writable } = declared;
  const expected = TYPES[column.udt_name];
  const fits = expected === undefined ? /^_|^jsonb?$/.test(column.udt_name) : types.join(' or ') === expected;
  return [
    ...(fits ? [] : [`is ${column.udt_name}, not ${types.join(' or ')}`]),
    ...(nullable === column.nullable || types.includes('unknown') ? [] : [`is ${column.nullable ? '' : 'never '}null`]),
    ...(optional && !column.nullable && !column.has_default && !column.generated ? ['has no default'] : []),
    ...(writable === column.generated ? [`is ${column.generated ? '' : 'not '}always generated`] : []),
  ];
}

it('declared tables match the migrated database, column by column', () => {
  const declared = declaredTables(ROOT);
  const faults = declared.flatMap(({ by, table, columns }) => {
    const known = database.get(table);
    if (!known) return [`${table} of ${by} is not in the database`];
    const missing = [...known.keys()].filter((name) => !columns.some(([declaredName]) => declaredName === name));
    return [
      ...columns.flatMap(([name, column]) =>
        faultsOf(column, known.get(name)).map((fault) => `${table}.${name} ${fault}`),
      ),
      ...missing.map((name) => `${table}.${name} is missing in ${by}`),
    ];
  });
  expect(faults).toEqual([]);
  const names = new Set(declared.map(({ table }) => table));
  expect([...database.keys()].filter((table) => !names.has(table)).sort()).toEqual(NOT_DECLARED);
});
