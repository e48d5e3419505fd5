import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { ALL_BRANDS } from './scope.ts';
import { SETTING } from './scoped-query.ts';

/**
 * Whose the rows of a table are that has no column `brand`: they belong to the brand of the row that they hang on, which
 * `column` names by its `key`.
 */
interface ChildRows {
  readonly parent: string;
  readonly column: string;
  readonly key: string;
}

/** What a table's policy says beyond its column `brand`. */
export type Wall = ChildRows | { readonly also: string };

/** Rows that hang on others, such as the messages of a ticket. */
export const rowsOf = (parent: string, column: string, key = 'id'): Wall => ({ parent, column, key });

/** Rows that other brands than their own see too. @param also the condition in SQL, with `:brand` for the brand that asks */
export const seenAlso = (also: string): Wall => ({ also });

const SCOPE = `current_setting('${SETTING}', true)`;

/**
 * What a policy says of a table with a column `brand`: the row is of the brand that asks, of all brands' concern where all
 * are asked, or nobody's own; a scope that isn't set lets nothing else through. It is a `case` and no `or`, which PostgreSQL
 * plans three times as long since it weighs each arm with each index. Queries name their brand for the index.
 *
 * @param otherwise what more makes a row seen, in SQL
 */
const ownRows = (otherwise: string) =>
  `case ${SCOPE} when brand then true when '${ALL_BRANDS}' then true else ${otherwise} end`;

/** The same for whatever has a column `brand`. */
export const OWN_ROWS = ownRows('brand is null');

/** The condition of a table's policy; undefined for one that knows no brand. */
function conditionOf(table: string, branded: boolean, wall: Wall | undefined): string | undefined {
  if (wall === undefined) return branded ? OWN_ROWS : undefined;
  if ('also' in wall) return ownRows(wall.also.replaceAll(':brand', SCOPE));
  const { parent, column, key } = wall;
  // Planned once; an `exists` is planned in two ways, to choose between them.
  const seen = `(select true from "${parent}" p where p."${key}" = "${table}"."${column}")`;
  return `case ${SCOPE} when '${ALL_BRANDS}' then true else ${seen} end`;
}

/** A policy is known by its name: PostgreSQL tells its condition in other words than ours. */
const nameOf = (condition: string) => `wall_${createHash('sha256').update(condition).digest('hex').slice(0, 12)}`;

interface Standing {
  readonly table: string;
  readonly branded: boolean;
  readonly raised: boolean;
  readonly policies: readonly string[];
}

/**
 * Gives each table that has a column `brand`, and each whose rows hang on such a table, the policy that keeps brands apart
 * for a role that doesn't own it; a new table has it without a word. Nothing happens where all policies stand already.
 *
 * @param walls what more is to say of a table, by its name
 */
export async function raiseWalls(db: Kysely<object>, walls: ReadonlyMap<string, Wall>): Promise<void> {
  const { rows } = await sql<Standing>`
    select c.relname as table, c.relrowsecurity as raised,
      exists (select from pg_attribute a
        where a.attrelid = c.oid and a.attname = 'brand' and a.atttypid = 'text'::regtype and not a.attisdropped) as branded,
      array(select p.polname::text from pg_policy p where p.polrelid = c.oid and p.polname like 'wall\\_%') as policies
    from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')`.execute(db);
  for (const { table, branded, raised, policies } of rows) {
    const condition = conditionOf(table, branded, walls.get(table));
    const name = condition && nameOf(condition);
    const at = sql.table(table);
    for (const policy of policies.filter((each) => each !== name))
      await sql`drop policy ${sql.id(policy)} on ${at}`.execute(db);
    if (!name || !condition) continue;
    if (!policies.includes(name))
      await sql`create policy ${sql.id(name)} on ${at} using (${sql.raw(condition)})`.execute(db);
    if (!raised) await sql`alter table ${at} enable row level security`.execute(db);
  }
}
