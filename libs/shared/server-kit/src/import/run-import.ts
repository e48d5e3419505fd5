import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { once } from 'node:events';
import { ImportError } from './import-error.ts';
import { LineFault } from './line-fault.ts';
import { fileRecords } from './records.ts';
import { fieldFault, type TabLine, tabLines } from './tab-lines.ts';
import type { Encoding, OnRead } from './text.ts';
import { importText } from './import-text.ts';

/** The bytes to import, and their total size. */
export interface ImportContent {
  readonly size: number;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** What every importer provides, whatever the file format. */
interface AnyImporter<Row> {
  /** Opens content that can't be read from the file directly, such as a file inside an archive. @throws ImportError */
  readonly open?: (file: string) => Promise<ImportContent>;
  /** Stores rows. It must be idempotent: writing the same rows again changes nothing. */
  readonly write: (rows: readonly Row[]) => Promise<void>;
  /** Number of rows per write; default 1,000. */
  readonly batch?: number;
}

/** Importer for the records of a CSV or NDJSON file. */
interface RecordImporter<Row> extends AnyImporter<Row> {
  /** Default UTF-8. */
  readonly encoding?: Encoding;
  /** Checks the column names in a CSV file's first line, before any record. @throws ImportError to abort */
  readonly header?: (columns: readonly string[]) => void;
  /** Returns a row, or why the record is invalid. */
  readonly read: (record: Readonly<Record<string, unknown>>) => Row | LineFault;
}

/** Importer for a file of tab-separated lines without a header line. Each line is UTF-8 or else Windows-1252. */
interface TabImporter<Row> extends AnyImporter<Row> {
  /** Allowed numbers of fields per line; any other number is a fault. */
  readonly tabs: readonly number[];
  /** Returns a row, why the line is invalid, or null for a line that is skipped on purpose. */
  readonly readLine: (line: TabLine) => Row | LineFault | null;
}

/** Importer for a file. */
export type Importer<Row> = RecordImporter<Row> | TabImporter<Row>;

/**
 * How an unmapped value is handled: its line is rejected, the value is dropped, or it is stored in the source's own
 * words.
 */
export type ValueOutcome = 'refused' | 'left-out' | 'in-words';

/** Result for one column of a file that was only checked. */
export interface ImportColumn {
  /** Spelled as in the file, or as in the code that reads it. */
  readonly column: string;
  /** Fields that it was read into; empty if it is not used. */
  readonly fields: readonly string[];
  /** Number of lines with a value in this column. */
  readonly filled: number;
  /** A few of its values, as in the file and as they would be stored. */
  readonly samples: readonly { readonly before: string; readonly after: string }[];
  /** Unmapped values and their number of lines, the most frequent first. */
  readonly unknown: readonly { readonly value: string; readonly lines: number; readonly outcome: ValueOutcome }[];
}

/** The result of an import. */
export interface ImportResult {
  readonly kept: number;
  readonly faults: number;
  /** File listing the rejected lines and the reasons; null if there are none, or if no such file was written. */
  readonly errorFile: string | null;
  /** Per-column results, if this was a check and the importer reports them. */
  readonly columns?: readonly ImportColumn[];
}

/** Progress of an import. */
export interface ImportProgress {
  /** Lines read so far, including those not yet written. */
  readonly lines: number;
  readonly kept: number;
  readonly faults: number;
  /** Share of the file's bytes, 0 to 1. */
  readonly share: number;
}

/** Options for running an import. */
export interface ImportWatch {
  /** Called after each batch, and after every thousand rejected lines. */
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Called for each rejected line. By default this replaces the error file. */
  readonly onFault?: (line: number, fault: LineFault) => void;
  /** Whether to write the error file; default true only if there is no `onFault`. */
  readonly errorFile?: boolean;
  /** Ends the import before its next batch, with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Validates every line and stores nothing. */
  readonly checkOnly?: boolean;
}

const BATCH = 1_000;

async function openPlain(file: string): Promise<ImportContent> {
  const { size } = await stat(file);
  return { size, bytes: createReadStream(file) as AsyncIterable<Buffer> };
}

/** Writes faults to `FILE.errors.txt`, for the person at the terminal. */
async function faultFile(file: string) {
  const errorFile = `${file}.errors.txt`;
  await rm(errorFile, { force: true });
  let errors: WriteStream | null = null;
  return {
    errorFile,
    async write(line: number, { words }: LineFault) {
      errors ??= createWriteStream(errorFile);
      if (!errors.write(`Line ${line} ${words.en}\n`)) await once(errors, 'drain');
    },
    async close() {
      if (!errors) return;
      errors.end();
      await once(errors, 'close');
    },
  };
}

/** Sends faults to `onFault`, to the error file, or to both. */
async function faultsTo(file: string, { onFault, errorFile = onFault === undefined }: ImportWatch) {
  const beside = errorFile ? await faultFile(file) : null;
  return {
    errorFile: beside?.errorFile ?? null,
    write: async (line: number, fault: LineFault) => {
      onFault?.(line, fault);
      await beside?.write(line, fault);
    },
    close: async () => beside?.close(),
  };
}

/**
 * Handles the result of one line: a row, a fault, or null if it is skipped. Returns a promise only if there is
 * something to wait for.
 */
type Take<Row> = (line: number, row: Row | LineFault | null) => Promise<void> | null;

/**
 * Processes all lines. Awaiting a promise per line would take longer than most lines do, so it awaits only where there
 * is one.
 */
async function takeLines<Row>(
  file: string,
  bytes: AsyncIterable<Uint8Array>,
  importer: Importer<Row>,
  {
    onRead,
    take,
    signal,
  }: { readonly onRead: OnRead; readonly take: Take<Row>; readonly signal: AbortSignal | undefined },
): Promise<void> {
  if ('tabs' in importer) {
    const { tabs, readLine } = importer;
    for await (const lines of tabLines(file, bytes, { most: Math.max(...tabs), onRead })) {
      signal?.throwIfAborted();
      for (let line = lines.next(); line !== null; line = lines.next()) {
        const done = take(line.number, fieldFault(line, tabs) ?? readLine(line));
        if (done !== null) await done;
      }
    }
    return;
  }
  const { encoding = 'utf-8', header = () => {}, read } = importer;
  for await (const each of fileRecords(file, bytes, { onRead, onHeader: header, encoding })) {
    const done = take(each.line, 'fault' in each ? each.fault : read(each.record));
    if (done !== null) await done;
  }
}

/**
 * Imports a CSV, NDJSON, or tab-separated file in batches, so memory use does not grow with the file. An invalid line
 * does not stop the import: it is passed to `onFault`, or else written to `FILE.errors.txt`. Rows stored before a
 * failure stay; importing the file again completes it.
 *
 * @throws ImportError for a file that can't be read; the signal's reason if it was aborted
 */
export async function runImport<Row extends object>(
  file: string,
  importer: Importer<Row>,
  watch: ImportWatch = {},
): Promise<ImportResult> {
  const { open = openPlain, write, batch: most = BATCH } = importer;
  const { onProgress = () => {}, signal, checkOnly = false } = watch;
  const isThere = await stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
  if (!isThere) throw new ImportError(importText('importFile.noFile', { file }));
  const content = await open(file);
  const refused = await faultsTo(file, watch);
  let [kept, faults, bytes] = [0, 0, 0];
  let batch: Row[] = [];
  const tell = () =>
    onProgress({
      lines: kept + batch.length + faults,
      kept,
      faults,
      share: content.size === 0 ? 1 : bytes / content.size,
    });
  const flush = async () => {
    signal?.throwIfAborted();
    if (!checkOnly) await write(batch);
    kept += batch.length;
    batch = [];
    tell();
  };
  const refuse = async (line: number, fault: LineFault) => {
    await refused.write(line, fault);
    if (++faults % BATCH !== 0) return;
    signal?.throwIfAborted();
    tell();
  };
  const take: Take<Row> = (line, row) => {
    if (row === null) return null;
    if (row instanceof LineFault) return refuse(line, row);
    return batch.push(row) >= most ? flush() : null;
  };
  try {
    await takeLines(file, content.bytes, importer, { onRead: (read) => (bytes = read), take, signal });
    if (batch.length > 0) await flush();
  } finally {
    await refused.close();
  }
  return { kept, faults, errorFile: faults > 0 ? refused.errorFile : null };
}
