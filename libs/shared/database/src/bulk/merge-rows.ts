import pg from 'pg';
import { inSession } from '../backup/session.ts';
import { type Database } from '../database.ts';
import { type CopiedRow, copyRows, type CopyTarget } from './copy-rows.ts';

/** Target table of a merge, and the columns of its unique index. */
export interface MergeTarget extends CopyTarget {
  readonly key: readonly string[];
}

/** Additional steps of a merge's transaction. */
export interface MergeSteps {
  readonly before?: (client: pg.Client) => Promise<unknown>;
  readonly after?: (client: pg.Client) => Promise<unknown>;
}

/**
 * Upserts rows into a table (COPY into a temporary table, then one statement) in one transaction, which includes
 * `after`. Unchanged rows are not touched, and rows are always locked in the same order, so concurrent merges can't
 * deadlock.
 *
 * @param rows unique by key
 * @param steps more statements of the transaction: `before` the rows are written, when they are in the table `merged`,
 * and `after`
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
