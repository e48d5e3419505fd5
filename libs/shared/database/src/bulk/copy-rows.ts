import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

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

/** A table, and those of its columns that rows are written to. */
export interface CopyTarget {
  readonly table: string;
  readonly columns: readonly string[];
}

/** Writes rows into a table by COPY, as `work` brings them. */
export async function copyRows<T>(
  client: pg.Client,
  { table, columns }: CopyTarget,
  work: (write: (rows: readonly CopiedRow[]) => Promise<void>) => Promise<T>,
): Promise<T> {
  const names = columns.map(pg.escapeIdentifier).join(', ');
  const sink = client.query(copyFrom(`copy ${pg.escapeIdentifier(table)} (${names}) from stdin`));
  const copied = finished(sink);
  // Awaited below; a failure while `work` reads must not count as unhandled.
  copied.catch(() => {});
  try {
    const result = await work(async (rows) => {
      if (!sink.write(rows.map(lineOf).join(''))) await Promise.race([once(sink, 'drain'), copied]);
    });
    sink.end();
    await copied;
    return result;
  } catch (error) {
    sink.destroy();
    throw error;
  }
}
