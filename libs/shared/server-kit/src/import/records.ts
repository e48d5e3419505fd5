import { csvRows, RECORD_LIMIT } from './csv.ts';
import { ImportError } from './import-error.ts';
import { LineFault } from './line-fault.ts';
import { linesOf } from './lines.ts';
import { type Encoding, type OnRead, textOf } from './text.ts';
import { importText } from './import-text.ts';

/** A record of a file, by lower-case column name; or why its line is invalid. */
export type FileRecord =
  | { readonly line: number; readonly record: Readonly<Record<string, unknown>> }
  | { readonly line: number; readonly fault: LineFault };

/** Column names are compared in lower case, with spaces and hyphens as underscores. */
export const columnName = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/** Called with the columns of a CSV file's first line, before any record. @throws ImportError to abort */
type OnHeader = (columns: readonly string[]) => void;

const named = (record: object) =>
  Object.fromEntries(Object.entries(record).map(([name, value]): [string, unknown] => [columnName(name), value]));

async function* ndjsonRecords(pieces: AsyncIterable<string>): AsyncGenerator<FileRecord> {
  for await (const { line, text } of linesOf(pieces)) {
    if (text.trim() === '') continue;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      yield { line, fault: new LineFault(importText('importFile.notJson')) };
      continue;
    }
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) yield { line, record: named(value) };
    else yield { line, fault: new LineFault(importText('importFile.noObject')) };
  }
}

async function* csvRecords(pieces: AsyncIterable<string>, onHeader: OnHeader): AsyncGenerator<FileRecord> {
  let columns: readonly string[] | null = null;
  for await (const { line, fields } of csvRows(pieces)) {
    if (columns === null) {
      columns = fields.map(columnName);
      const twice = columns.find((name, at) => columns!.indexOf(name) !== at);
      if (twice !== undefined) throw new ImportError(importText('importFile.columnTwice', { twice }));
      onHeader(columns);
    } else if (fields.length !== columns.length) {
      const fault = new LineFault(
        importText('importFile.otherFields', { fields: fields.length, columns: columns.length }),
        { allowed: String(columns.length) },
      );
      yield { line, fault };
    } else {
      const record: Record<string, unknown> = {};
      for (let at = 0; at < columns.length; at++) record[columns[at]!] = fields[at];
      yield { line, record };
    }
  }
}

/** Options for reading a file. */
export interface Reading {
  readonly onRead: OnRead;
  readonly onHeader: OnHeader;
  readonly encoding: Encoding;
}

/**
 * Reads the records of a CSV (first line: column names) or NDJSON file, detected by the first character, in chunks: a
 * file of any size takes a few megabytes of memory.
 *
 * @param file its name, for errors
 * @param parts its bytes
 * @throws ImportError for a file that is neither, or not in its encoding
 */
export async function* fileRecords(
  file: string,
  parts: AsyncIterable<Uint8Array>,
  { onRead, onHeader, encoding }: Reading,
): AsyncGenerator<FileRecord> {
  const pieces = textOf(file, parts, onRead, encoding);
  const blank: string[] = [];
  let length = 0;
  let first = '';
  while (first === '') {
    const next = await pieces.next();
    if (next.done) return;
    blank.push(next.value);
    first = next.value.trimStart();
    length += next.value.length - first.length;
    if (length > RECORD_LIMIT)
      throw new ImportError(importText('importFile.emptyBeginning', { file, limit: RECORD_LIMIT }));
  }
  async function* all() {
    yield blank.join('');
    yield* pieces;
  }
  yield* first.startsWith('{') ? ndjsonRecords(all()) : csvRecords(all(), onHeader);
}
