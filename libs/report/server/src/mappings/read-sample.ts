import { columnName, type FileRecord, fileRecords, ImportError } from '@vinlore/server-kit';
import type { Mapping, SampleColumn } from '@vinlore/report-domain';
import { importText } from '../import/import-text.ts';

/** The beginning of a file, line by line. */
export interface FileSample {
  /** Column names in the file's spelling. */
  readonly columns: readonly string[];
  readonly lines: readonly FileRecord[];
}

async function* once(bytes: Uint8Array) {
  yield bytes;
}

/** Returns the column names in the first line of a CSV file, by their names in parsed records. */
function spelledIn(text: string): ReadonlyMap<string, string> {
  const [first = ''] = text.replace(/^\uFEFF/, '').split(/[\r\n]/, 1);
  const names = first.split(',').map((name) => name.trim().replace(/^"|"$/g, ''));
  return new Map(names.map((name) => [columnName(name), name]));
}

/**
 * Reads the beginning of a CSV or NDJSON file. An incomplete last line is left out.
 *
 * @param whole whether this is the whole file
 * @throws ImportError if the file is neither, or has another encoding
 */
export async function readSample(
  bytes: Uint8Array,
  { whole, encoding }: { readonly whole: boolean; readonly encoding: Mapping['encoding'] },
): Promise<FileSample> {
  // Drops the line that was cut off at the end of the sample.
  const end = whole ? bytes.length : bytes.lastIndexOf(0x0a) + 1;
  const read = bytes.subarray(0, end === 0 ? bytes.length : end);
  // Spreadsheets, archives, and UTF-16 contain null bytes; text files don't.
  if (read.includes(0)) throw new ImportError(importText('historyFile.notText'));
  const lines: FileRecord[] = [];
  const columns = new Set<string>();
  try {
    const reading = {
      onRead: () => {},
      onHeader: (names: readonly string[]) => names.forEach((name) => columns.add(name)),
      encoding,
    };
    for await (const line of fileRecords('', once(read), reading)) lines.push(line);
  } catch (error) {
    // A quote left open in the sample may be closed later in the file.
    if (whole || lines.length === 0 || !(error instanceof ImportError)) throw error;
  }
  for (const line of lines) if ('record' in line) for (const name of Object.keys(line.record)) columns.add(name);
  const spelled = spelledIn(new TextDecoder().decode(read.subarray(0, 65_536)));
  return { columns: [...columns].map((name) => spelled.get(name) ?? name), lines };
}

/** Limit of counted values, because free-text columns can have any number of them. */
const MOST_VALUES = 2_000;
/** Number of values listed, most frequent first. */
const LISTED_VALUES = 100;
const LONGEST = 80;

const sayCell = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value).trim() : '';

/** Returns the values of each column. @param fieldsOf fields that a column fills */
export function columnsOfSample(
  { columns, lines }: FileSample,
  fieldsOf: (column: string) => readonly string[],
): SampleColumn[] {
  return columns.map((column) => {
    const key = columnName(column);
    const values = new Map<string, number>();
    let filled = 0;
    for (const line of lines) {
      const text = 'record' in line ? sayCell(line.record[key]).slice(0, LONGEST) : '';
      if (text === '') continue;
      filled++;
      const before = values.get(text);
      if (before !== undefined || values.size < MOST_VALUES) values.set(text, (before ?? 0) + 1);
    }
    return {
      column,
      filled,
      different: values.size,
      values: [...values]
        .map(([value, seen]) => ({ value, lines: seen }))
        .sort((one, other) => other.lines - one.lines)
        .slice(0, LISTED_VALUES),
      fields: [...fieldsOf(column)],
    };
  });
}
