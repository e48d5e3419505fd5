import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { ALL_BRANDS } from './scope.ts';
import { SETTING } from './scoped-query.ts';

/**
 * Owner of the rows of a table without a column `brand`: the brand of the parent row, which `column` references by its
 * `key`.
 */
interface ChildRows {
  readonly parent: string;
  readonly column: string;
  readonly key: string;
}

/** Additions to a table's policy beyond its column `brand`. */
export type Wall = ChildRows | { readonly also: string };

/** Child rows, such as the messages of a ticket. */
export const rowsOf = (parent: string, column: string, key = 'id'): Wall => ({ parent, column, key });

/** Rows that other brands can see too. @param also the condition in SQL, with `:brand` for the current brand */
export const seenAlso = (also: string): Wall => ({ also });

const SCOPE = `current_setting('${SETTING}', true)`;

/**
 * The policy of a table with a column `brand`: the row belongs to the current brand, the scope is all brands, or the
 * row has no brand; an unset scope allows nothing else. It is a `case` and not an `or`, which takes PostgreSQL three
 * times as long to plan since it weighs each arm with each index. Queries name their brand for the index.
 *
 * @param otherwise an additional condition for visibility, in SQL
 */
const ownRows = (otherwise: string) =>
  `case ${SCOPE} when brand then true when '${ALL_BRANDS}' then true else ${otherwise} end`;

/** The same for anything with a column `brand`. */
export const OWN_ROWS = ownRows('brand is null');

/** The condition of a table's policy; undefined for one without a brand. */
function conditionOf(table: string, branded: boolean, wall: Wall | undefined): string | undefined {
  if (wall === undefined) return branded ? OWN_ROWS : undefined;
  if ('also' in wall) return ownRows(wall.also.replaceAll(':brand', SCOPE));
  const { parent, column, key } = wall;
  // Planned once; an `exists` is planned in two ways, to choose between them.
  const seen = `(select true from "${parent}" p where p."${key}" = "${table}"."${column}")`;
  return `case ${SCOPE} when '${ALL_BRANDS}' then true else ${seen} end`;
}

/** Policies are identified by name: PostgreSQL stores their condition in a different form. */
const nameOf = (condition: string) => `wall_${createHash('sha256').update(condition).digest('hex').slice(0, 12)}`;

interface Standing {
  readonly table: string;
  readonly branded: boolean;
  readonly raised: boolean;
  readonly policies: readonly string[];
}

/**
 * Creates the policy that separates brands, for roles that don't own the table, on each table with a column `brand` and
 * each child of such a table; new tables get it automatically. No-op if all policies exist.
 *
 * @param walls additions by table name
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
