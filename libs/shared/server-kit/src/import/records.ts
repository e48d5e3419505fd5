import { csvRows, RECORD_LIMIT } from './csv.ts';
import { ImportError } from './import-error.ts';

/** A record of a file, by the names of its columns in lower case; or why its line is none. */
export type FileRecord =
  | { readonly line: number; readonly record: Readonly<Record<string, unknown>> }
  | { readonly line: number; readonly fault: string };

/** Told of every piece that was read, in bytes so far. */
export type OnRead = (bytes: number) => void;

async function* textOf(file: string, parts: AsyncIterable<Uint8Array>, onRead: OnRead): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  const decode = (part?: Uint8Array) => {
    try {
      return part ? decoder.decode(part, { stream: true }) : decoder.decode();
    } catch {
      throw new ImportError(`${file} is not UTF-8 (before byte ${bytes}). Convert it first.`);
    }
  };
  for await (const part of parts) {
    bytes += part.byteLength;
    const text = decode(part);
    onRead(bytes);
    if (text !== '') yield text;
  }
  const rest = decode();
  if (rest !== '') yield rest;
}

async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<{ line: number; text: string }> {
  let rest = '';
  let line = 0;
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop()!;
    for (const text of lines) yield { line: ++line, text };
    if (rest.length > RECORD_LIMIT)
      throw new ImportError(`Line ${line + 1} has more than ${RECORD_LIMIT} characters. Is this a file of lines?`);
  }
  if (rest !== '') yield { line: line + 1, text: rest };
}

/** Names of columns are compared in lower case, spaces and hyphens as underscores. */
const columnName = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

const named = (record: object) =>
  Object.fromEntries(Object.entries(record).map(([name, value]): [string, unknown] => [columnName(name), value]));

async function* ndjsonRecords(pieces: AsyncIterable<string>): AsyncGenerator<FileRecord> {
  for await (const { line, text } of linesOf(pieces)) {
    if (text.trim() === '') continue;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      yield { line, fault: 'is not JSON' };
      continue;
    }
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) yield { line, record: named(value) };
    else yield { line, fault: 'is no JSON object' };
  }
}

async function* csvRecords(pieces: AsyncIterable<string>): AsyncGenerator<FileRecord> {
  let columns: readonly string[] | null = null;
  for await (const { line, fields } of csvRows(pieces)) {
    if (columns === null) {
      columns = fields.map(columnName);
      const twice = columns.find((name, at) => columns!.indexOf(name) !== at);
      if (twice !== undefined) throw new ImportError(`The first line names the column "${twice}" twice.`);
    } else if (fields.length !== columns.length) {
      yield { line, fault: `has ${fields.length} fields where the first line names ${columns.length}` };
    } else {
      yield { line, record: Object.fromEntries(columns.map((name, at): [string, string] => [name, fields[at]!])) };
    }
  }
}

/**
 * Reads the records of a CSV (first line: names of columns) or NDJSON file, told apart by the first character, piece by
 * piece: a file of any size takes a few megabytes of memory.
 *
 * @param file its name, for errors
 * @param parts its bytes
 * @throws ImportError for a file that is neither, or not UTF-8
 */
export async function* fileRecords(
  file: string,
  parts: AsyncIterable<Uint8Array>,
  onRead: OnRead,
): AsyncGenerator<FileRecord> {
  const pieces = textOf(file, parts, onRead);
  let head = '';
  while (head.trim() === '') {
    const next = await pieces.next();
    if (next.done) return;
    head += next.value;
  }
  async function* all() {
    yield head;
    yield* pieces;
  }
  yield* head.trimStart().startsWith('{') ? ndjsonRecords(all()) : csvRecords(all());
}
