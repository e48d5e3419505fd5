/**
 * A table as CSV for spreadsheet programs: UTF-8 with a byte-order mark, which Excel wants; every cell in quotes; and
 * an apostrophe before what would run as a formula (OWASP, CSV injection).
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) =>
    `"${(/^[=+\-@\t\r\n＝＋－＠]/u.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}
