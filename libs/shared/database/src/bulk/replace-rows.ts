import pg from 'pg';
import { inSession } from '../backup/session.ts';
import { type Database } from '../database.ts';
import { type CopiedRow, copyRows, type CopyTarget } from './copy-rows.ts';

/**
 * Replaces all rows of a table with those that `work` writes (COPY), in one transaction: readers see the old rows until
 * it commits, and a failure changes nothing. Concurrent calls are serialized.
 */
export async function replaceRows<T>(
  database: Database,
  target: CopyTarget,
  work: (write: (rows: readonly CopiedRow[]) => Promise<void>) => Promise<T>,
): Promise<T> {
  const name = pg.escapeIdentifier(target.table);
  return inSession(database, 'begin', async (client) => {
    await client.query(`lock table ${name} in share row exclusive mode`);
    await client.query(`delete from ${name}`);
    const result = await copyRows(client, target, work);
    await client.query(`analyze ${name}`);
    return result;
  });
}
