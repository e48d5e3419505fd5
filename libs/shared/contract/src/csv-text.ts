/**
 * Formats a table as CSV for spreadsheet programs: UTF-8 with the byte-order mark that Excel needs; every cell quoted;
 * and an apostrophe before anything that would run as a formula (OWASP, CSV injection).
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) =>
    `"${(/^[=+\-@\t\r\n＝＋－＠]/u.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

/**
 * The same for a table that is read page by page, as chunks: byte-order mark and column names first.
 *
 * @param pages rows in pages
 */
export async function* csvPieces(
  header: readonly string[],
  pages: AsyncIterable<readonly (readonly string[])[]>,
): AsyncGenerator<string> {
  yield csvText([header]);
  for await (const rows of pages) if (rows.length > 0) yield csvText(rows).slice(1);
}
