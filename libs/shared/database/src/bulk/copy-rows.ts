import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** A row in the order of its columns. */
export type CopiedRow = readonly (string | number | boolean | null)[];

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** Encodes a value in COPY's text format. */
function fieldOf(value: CopiedRow[number]): string {
  if (value === null) return '\\N';
  if (typeof value !== 'string') return String(value);
  return /[\\\t\n\r]/.test(value) ? value.replace(/[\\\t\n\r]/g, (character) => ESCAPES[character]!) : value;
}

/** Encodes rows in COPY's text format. Hand-written: this dominates the time of writing millions of rows. */
function linesOf(rows: readonly CopiedRow[], first: CopiedRow): string {
  const begin = first.map((value) => `${fieldOf(value)}\t`).join('');
  let text = '';
  for (const row of rows) {
    text += begin;
    for (let at = 0; at < row.length; at++) text += at === 0 ? fieldOf(row[at]!) : `\t${fieldOf(row[at]!)}`;
    text += '\n';
  }
  return text;
}

/** A table and the columns to write. */
export interface CopyTarget {
  readonly table: string;
  readonly columns: readonly string[];
}

/**
 * Writes the rows that `work` adds with COPY.
 *
 * @param first values of the leading columns, the same for all rows; rows come without them
 */
export async function copyRows<T>(
  client: pg.Client,
  { table, columns }: CopyTarget,
  work: (write: (rows: readonly CopiedRow[]) => Promise<void>) => Promise<T>,
  first: CopiedRow = [],
): Promise<T> {
  const names = columns.map(pg.escapeIdentifier).join(', ');
  const sink = client.query(copyFrom(`copy ${pg.escapeIdentifier(table)} (${names}) from stdin`));
  const copied = finished(sink);
  // Awaited below; a failure while `work` reads must not be an unhandled rejection.
  copied.catch(() => {});
  try {
    const result = await work(async (rows) => {
      if (!sink.write(linesOf(rows, first))) await Promise.race([once(sink, 'drain'), copied]);
    });
    sink.end();
    await copied;
    return result;
  } catch (error) {
    sink.destroy();
    throw error;
  }
}
