/**
 * A table as CSV for spreadsheet programs: UTF-8 with a byte-order mark, which Excel wants; every cell in quotes; and
 * an apostrophe before what would run as a formula (OWASP, CSV injection).
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) =>
    `"${(/^[=+\-@\t\r\n＝＋－＠]/u.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

/**
 * The same of a table that is read page by page, in pieces: the names of its columns first, and one byte-order mark before all.
 *
 * @param pages rows, as many at a time as are read at once
 */
export async function* csvPieces(
  header: readonly string[],
  pages: AsyncIterable<readonly (readonly string[])[]>,
): AsyncGenerator<string> {
  yield csvText([header]);
  for await (const rows of pages) if (rows.length > 0) yield csvText(rows).slice(1);
}
