import { sql, type Kysely } from 'kysely';

/** A column of a table, as its database describes it. */
interface ColumnFacts {
  readonly type: string;
  readonly required: boolean;
  /** Whether the database fills it in if an insert leaves it out. */
  readonly filled: boolean;
}

/** What a table allows: a constraint or an index. */
export interface RuleFacts {
  readonly table: string;
  /** `constraint` also stands for exclusion constraints and foreign keys, `unique` for keys and unique indexes. */
  readonly kind: 'check' | 'constraint' | 'unique' | 'index' | 'trigger' | 'policy';
  /** Without its name. */
  readonly text: string;
  /** Columns that it is about; empty for triggers and policies, and for an index on nothing but expressions. */
  readonly columns: readonly string[];
}

/** A schema in a form that can be compared: definitions in PostgreSQL's own words. */
export interface SchemaFacts {
  readonly columns: ReadonlyMap<string, ColumnFacts>;
  /** Constraints, indexes, triggers, and policies by table and name. */
  readonly rules: ReadonlyMap<string, RuleFacts>;
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
  const { rows: rules } = await sql<{ name: string } & RuleFacts>`
    select c.relname || ' ' || conname as name, c.relname as table, pg_get_constraintdef(k.oid) as text,
      case contype when 'c' then 'check' when 'p' then 'unique' when 'u' then 'unique' else 'constraint' end as kind,
      array(select attname::text from pg_attribute where attrelid = c.oid and attnum = any(conkey) order by attname) as columns
    from pg_constraint k join pg_class c on c.oid = conrelid
    where k.connamespace = 'public'::regnamespace and not c.relispartition and contype <> 'n'
    union all
    select c.relname || ' ' || i.relname, c.relname,
      regexp_replace(pg_get_indexdef(i.oid), ' INDEX [^ ]+ ON ', ' INDEX ON '),
      case when indisunique then 'unique' else 'index' end,
      array(select attname::text from pg_attribute where attrelid = c.oid and attnum = any(indkey) order by attname)
    from pg_index join pg_class i on i.oid = indexrelid join pg_class c on c.oid = indrelid
    where c.relnamespace = 'public'::regnamespace and not c.relispartition
    union all
    select c.relname || ' ' || tgname, c.relname, pg_get_triggerdef(t.oid), 'trigger', '{}'
    from pg_trigger t join pg_class c on c.oid = tgrelid
    where not tgisinternal and c.relnamespace = 'public'::regnamespace and not c.relispartition
    union all
    select tablename || ' ' || policyname, tablename, coalesce(qual, ''), 'policy', '{}'
    from pg_policies where schemaname = 'public'`.execute(db);
  const { rows: routines } = await sql<{ name: string; text: string }>`
    select p.oid::regprocedure::text as name,
      pg_get_function_arguments(p.oid) || ' returns ' || coalesce(pg_get_function_result(p.oid), '') as text
    from pg_proc p where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`.execute(db);
  return {
    columns: new Map(columns.map(({ name, ...facts }) => [name, facts])),
    rules: new Map(rules.map(({ name, ...facts }) => [name, facts])),
    routines: new Map(routines.map(({ name, text }) => [name, text])),
  };
}
