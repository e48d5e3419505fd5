import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { inSession } from '../backup/session.ts';
import { type Database } from '../database.ts';

/** A row in the order of its columns. */
export type CopiedRow = readonly (string | number | boolean | null)[];

/** A row in COPY's text format. */
function lineOf(row: CopiedRow): string {
  const fields = row.map((value) =>
    value === null
      ? '\\N'
      : String(value).replace(
          /[\\\t\n\r]/g,
          (character) => `\\${{ '\t': 't', '\n': 'n', '\r': 'r' }[character] ?? character}`,
        ),
  );
  return `${fields.join('\t')}\n`;
}

/**
 * Replaces everything in a table by the rows that `work` writes (COPY): in one transaction, so that readers see what was
 * there before until all of it is new, and a failure changes nothing. Two at once wait for each other.
 */
export async function replaceRows<T>(
  database: Database,
  { table, columns }: { readonly table: string; readonly columns: readonly string[] },
  work: (write: (rows: readonly CopiedRow[]) => Promise<void>) => Promise<T>,
): Promise<T> {
  const name = pg.escapeIdentifier(table);
  return inSession(database, 'begin', async (client) => {
    await client.query(`lock table ${name} in share row exclusive mode`);
    await client.query(`delete from ${name}`);
    const sink = client.query(copyFrom(`copy ${name} (${columns.map(pg.escapeIdentifier).join(', ')}) from stdin`));
    const copied = finished(sink);
    // Awaited below; a failure while `work` reads must not count as unhandled.
    copied.catch(() => {});
    try {
      const result = await work(async (rows) => {
        if (!sink.write(rows.map(lineOf).join(''))) await Promise.race([once(sink, 'drain'), copied]);
      });
      sink.end();
      await copied;
      await client.query(`analyze ${name}`);
      return result;
    } catch (error) {
      sink.destroy();
      throw error;
    }
  });
}
