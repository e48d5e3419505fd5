import { type CsvRow, csvRows } from './csv.ts';

const SEPARATORS = [',', ';', '\t'] as const;

/** Detects the separator: the one that occurs most in the first line, outside of quotes. */
function separatorOf(text: string): string {
  const line = /^[^\r\n]*/.exec(text.trimStart())![0].replace(/"[^"]*"/g, '');
  const count = (separator: string) => line.split(separator).length;
  return SEPARATORS.reduce((best, each) => (count(each) > count(best) ? each : best));
}

async function* whole(text: string) {
  yield await Promise.resolve(text);
}

/**
 * Parses a list as people paste it or spreadsheets save it: fields separated by commas, semicolons or tabs, with or
 * without a byte-order mark. Empty rows are skipped.
 *
 * @throws ImportError as `csvRows` does
 */
export async function* listRows(text: string): AsyncGenerator<CsvRow> {
  const plain = text.replace(/^\uFEFF/, '');
  for await (const row of csvRows(whole(plain), separatorOf(plain)))
    if (row.fields.some((field) => field.trim() !== '')) yield row;
}
