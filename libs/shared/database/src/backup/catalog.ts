import pg from 'pg';
import { ROUTINES } from '../migrations/apply-routines.ts';
import { RECORD } from '../migrations/record.ts';
import { type TableColumns } from './frames.ts';

/** Schemas that are neither PostgreSQL's own nor temporary. */
const OURS = `n.nspname <> 'information_schema' and n.nspname !~ '^pg_'`;

/** Excludes objects that belong to an extension. */
const notOfExtension = (catalog: string, oid: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${oid} and d.deptype = 'e')`;

/** Quotes a table's name for SQL. */
export const quoted = ({ schema, name }: { schema: string; name: string }) =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

/**
 * All tables with their writable columns (no generated ones); for partitioned tables the parent, not the partitions.
 */
export async function readTables(client: pg.ClientBase): Promise<TableColumns[]> {
  const { rows } = await client.query<TableColumns>(`
    select n.nspname as schema, c.relname as name,
      array(select a.attname::text from pg_attribute a
            where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
            order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${OURS} and c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
      and c.relname not in ('${RECORD}', '${ROUTINES}') and ${notOfExtension('pg_class', 'c.oid')}
    order by 1, 2`);
  return rows;
}

/** Used sequences with their last value. Values stay text: bigint exceeds a number. */
export async function readSequences(client: pg.ClientBase): Promise<{ schema: string; name: string; value: string }[]> {
  const { rows } = await client.query<{ schema: string; name: string; value: string }>(`
    select schemaname as schema, sequencename as name, last_value::text as value
    from pg_sequences where last_value is not null and schemaname !~ '^pg_' order by 1, 2`);
  return rows;
}

/** Statements that drop foreign keys and triggers before rows are loaded, and recreate them afterward. */
export async function readGuards(client: pg.ClientBase): Promise<{ suspend: string[]; resume: string[] }> {
  const keys = await client.query<{ schema: string; name: string; key: string; definition: string }>(`
    select n.nspname as schema, c.relname as name, k.conname as key, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where ${OURS} and k.contype = 'f' and k.conparentid = 0`);
  const triggers = await client.query<{ schema: string; name: string; trigger: string; state: 'O' | 'A' | 'R' }>(`
    select n.nspname as schema, c.relname as name, t.tgname as trigger, t.tgenabled as state
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where ${OURS} and not t.tgisinternal and t.tgparentid = 0 and t.tgenabled <> 'D'`);
  const kinds = { O: 'enable', A: 'enable always', R: 'enable replica' };
  const id = pg.escapeIdentifier;
  return {
    suspend: [
      ...keys.rows.map((row) => `alter table ${quoted(row)} drop constraint ${id(row.key)}`),
      ...triggers.rows.map((row) => `alter table ${quoted(row)} disable trigger ${id(row.trigger)}`),
    ],
    resume: [
      ...keys.rows.map((row) => `alter table ${quoted(row)} add constraint ${id(row.key)} ${row.definition}`),
      ...triggers.rows.map((row) => `alter table ${quoted(row)} ${kinds[row.state]} trigger ${id(row.trigger)}`),
    ],
  };
}

/** Whether the database contains any user objects. */
export async function isEmpty(client: pg.ClientBase): Promise<boolean> {
  return (await ownObjects(client)).length === 0;
}

/** Drops everything except the schema `public`, which may belong to the administrator, and extensions. */
export async function wipe(client: pg.ClientBase): Promise<void> {
  for (;;) {
    const [first] = await ownObjects(client);
    if (first === undefined) return;
    await client.query(`drop ${first} cascade`);
  }
}

async function ownObjects(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ object: string }>(`
    select format('schema %I', n.nspname) as object, 1 as rank
    from pg_namespace n
    where ${OURS} and n.nspname <> 'public' and ${notOfExtension('pg_namespace', 'n.oid')}
    union all
    select format('%s %s', case c.relkind when 'v' then 'view' when 'm' then 'materialized view'
                                          when 'S' then 'sequence' when 'f' then 'foreign table' else 'table' end,
                  c.oid::regclass), case c.relkind when 'S' then 3 else 2 end -- tables take their own sequences along
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f') and ${notOfExtension('pg_class', 'c.oid')}
    union all
    select format('routine %s', p.oid::regprocedure), 4
    from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where n.nspname = 'public' and ${notOfExtension('pg_proc', 'p.oid')}
    union all
    select format('type %s', t.oid::regtype), 5
    from pg_type t join pg_namespace n on n.oid = t.typnamespace
    where n.nspname = 'public' and t.typtype in ('e', 'd', 'r') and ${notOfExtension('pg_type', 't.oid')}
    union all
    select format('type %s', t.oid::regtype), 5
    from pg_type t join pg_namespace n on n.oid = t.typnamespace join pg_class c on c.oid = t.typrelid
    where n.nspname = 'public' and c.relkind = 'c' and ${notOfExtension('pg_type', 't.oid')}
    order by rank, object`);
  return rows.map(({ object }) => object);
}
