import pg from 'pg';
import { inSession } from '../backup/session.ts';
import { type Database } from '../database.ts';
import { type CopiedRow, copyRows, type CopyTarget } from './copy-rows.ts';

/** Where rows are merged into, and the columns of its unique index. */
export interface MergeTarget extends CopyTarget {
  readonly key: readonly string[];
}

/** More that a merge does in its transaction. */
export interface MergeSteps {
  readonly before?: (client: pg.Client) => Promise<unknown>;
  readonly after?: (client: pg.Client) => Promise<unknown>;
}

/**
 * Writes rows into a table, new ones beside what is there and changed ones over it (COPY into a table of the session's own,
 * then one statement): in one transaction, which `after` is part of. Rows that say the same again are not touched, and two at
 * once take the rows in one order, so that neither waits for the other for good.
 *
 * @param rows no key twice
 * @param steps more statements of the transaction: `before` the rows are written, when they stand in the table `merged`,
 *   and `after`
 */
export async function mergeRows(
  database: Database,
  target: MergeTarget,
  rows: readonly CopiedRow[],
  steps: MergeSteps = {},
): Promise<void> {
  const table = pg.escapeIdentifier(target.table);
  const names = (columns: readonly string[], of = '') =>
    columns.map((each) => of + pg.escapeIdentifier(each)).join(', ');
  const values = target.columns.filter((each) => !target.key.includes(each));
  await inSession(database, 'begin', async (client) => {
    await client.query(
      `create temp table merged on commit drop as select ${names(target.columns)} from ${table} limit 0`,
    );
    await copyRows(client, { table: 'merged', columns: target.columns }, (write) => write(rows));
    await steps.before?.(client);
    await client.query(`
      insert into ${table} as kept (${names(target.columns)}) select * from merged order by ${names(target.key)}
      on conflict (${names(target.key)}) do update set (${names(values)}) = row(${names(values, 'excluded.')})
      where (${names(values, 'kept.')}) is distinct from (${names(values, 'excluded.')})`);
    await steps.after?.(client);
  });
}
