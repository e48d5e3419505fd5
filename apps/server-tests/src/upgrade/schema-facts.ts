import { sql, type Kysely } from 'kysely';

/** A column of a table, as its database describes it. */
interface ColumnFacts {
  readonly type: string;
  readonly required: boolean;
  /** Whether the database fills it in if an insert leaves it out. */
  readonly filled: boolean;
}

/** A schema in a form that can be compared: definitions in PostgreSQL's own words. */
export interface SchemaFacts {
  readonly columns: ReadonlyMap<string, ColumnFacts>;
  /** Constraints, indexes, triggers, and policies by table and name. */
  readonly rules: ReadonlyMap<string, string>;
  /** Arguments and result by function name and argument types. */
  readonly routines: ReadonlyMap<string, string>;
}

/** Facts about the product's tables and functions; slots of a table and pg-boss's schema are left out. */
export async function schemaFacts(db: Kysely<object>): Promise<SchemaFacts> {
  const { rows: columns } = await sql<{ name: string } & ColumnFacts>`
    select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull as required, a.atthasdef or a.attidentity <> '' as filled
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped`.execute(db);
  const { rows: rules } = await sql<{ name: string; text: string }>`
    select conrelid::regclass || ' ' || conname as name, pg_get_constraintdef(k.oid) as text
    from pg_constraint k join pg_class c on c.oid = conrelid
    where k.connamespace = 'public'::regnamespace and not c.relispartition and contype <> 'n'
    union all select tablename || ' ' || indexname, indexdef from pg_indexes i
    join pg_class c on c.oid = (quote_ident(schemaname) || '.' || quote_ident(tablename))::regclass
    where schemaname = 'public' and not c.relispartition
    union all select tgrelid::regclass || ' ' || tgname, pg_get_triggerdef(t.oid)
    from pg_trigger t join pg_class c on c.oid = tgrelid
    where not tgisinternal and c.relnamespace = 'public'::regnamespace and not c.relispartition
    union all select tablename || ' ' || policyname, coalesce(qual, '') from pg_policies where schemaname = 'public'`.execute(
    db,
  );
  const { rows: routines } = await sql<{ name: string; text: string }>`
    select p.oid::regprocedure::text as name,
      pg_get_function_arguments(p.oid) || ' returns ' || coalesce(pg_get_function_result(p.oid), '') as text
    from pg_proc p where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`.execute(db);
  return {
    columns: new Map(columns.map(({ name, ...facts }) => [name, facts])),
    rules: new Map(rules.map(({ name, text }) => [name, text])),
    routines: new Map(routines.map(({ name, text }) => [name, text])),
  };
}
