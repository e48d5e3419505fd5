import { type CsvRow, csvRows } from './csv.ts';

const SEPARATORS = [',', ';', '\t'] as const;

/** What stands between fields: the one that the first line has most of, outside of quotes. */
function separatorOf(text: string): string {
  const line = /^[^\r\n]*/.exec(text.trimStart())![0].replace(/"[^"]*"/g, '');
  const count = (separator: string) => line.split(separator).length;
  return SEPARATORS.reduce((best, each) => (count(each) > count(best) ? each : best));
}

async function* whole(text: string) {
  yield await Promise.resolve(text);
}

/**
 * Rows of a list as people paste it or spreadsheets save it: fields between commas, semicolons or tabs, with or without a
 * byte-order mark. Rows without any words are left out.
 *
 * @throws ImportError as `csvRows` does
 */
export async function* listRows(text: string): AsyncGenerator<CsvRow> {
  const plain = text.replace(/^\uFEFF/, '');
  for await (const row of csvRows(whole(plain), separatorOf(plain)))
    if (row.fields.some((field) => field.trim() !== '')) yield row;
}
