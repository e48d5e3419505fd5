import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { once } from 'node:events';
import { ImportError } from './import-error.ts';
import { LineFault } from './line-fault.ts';
import { fileRecords } from './records.ts';
import { fieldFault, type TabLine, tabLines } from './tab-lines.ts';
import type { Encoding, OnRead } from './text.ts';
import { importText } from './import-text.ts';

/** The bytes of what is imported, and how many there are. */
export interface ImportContent {
  readonly size: number;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** What an import does with a file, whatever is in it. */
interface AnyImporter<Row> {
  /** Opens the file where it is not to be read as it lies there, such as one inside an archive. @throws ImportError */
  readonly open?: (file: string) => Promise<ImportContent>;
  /** Keeps rows; doing it again with the same rows changes nothing. */
  readonly write: (rows: readonly Row[]) => Promise<void>;
  /** How many rows are written at once; 1,000 where nothing is said. */
  readonly batch?: number;
}

/** What an import does with the records of a CSV or NDJSON file. */
interface RecordImporter<Row> extends AnyImporter<Row> {
  /** UTF-8 where nothing is said. */
  readonly encoding?: Encoding;
  /** Looks at the columns that a CSV file's first line names, before any record. @throws ImportError to go no further */
  readonly header?: (columns: readonly string[]) => void;
  /** A row of ours, or why the record is none. */
  readonly read: (record: Readonly<Record<string, unknown>>) => Row | LineFault;
}

/**
 * What an import does with a file whose lines are fields between TABs, without a first line of names. Each line is UTF-8, or
 * else of Windows' Western code.
 */
interface TabImporter<Row> extends AnyImporter<Row> {
  /** How many fields a line may have; any other is refused. */
  readonly tabs: readonly number[];
  /** A row of ours, why the line is none, or null for one that is rightly left out. */
  readonly readLine: (line: TabLine) => Row | LineFault | null;
}

/** What an import does with a file. */
export type Importer<Row> = RecordImporter<Row> | TabImporter<Row>;

/** What becomes of a value that nobody has named: its line is refused, nothing is kept of it, or the source's own words are. */
export type ValueOutcome = 'refused' | 'left-out' | 'in-words';

/** What became of a column of a file that was only checked. */
export interface ImportColumn {
  /** As the file or what reads it spells it. */
  readonly column: string;
  /** What it was read for; none where it is not used. */
  readonly fields: readonly string[];
  /** On how many lines it said something. */
  readonly filled: number;
  /** A few of its values, as they stand there and as they would be kept. */
  readonly samples: readonly { readonly before: string; readonly after: string }[];
  /** Values that nobody has named, and on how many lines; the most frequent first. */
  readonly unknown: readonly { readonly value: string; readonly lines: number; readonly outcome: ValueOutcome }[];
}

/** How an import went. */
export interface ImportResult {
  readonly kept: number;
  readonly faults: number;
  /** Where the lines are that were not taken, and why; null where there are none. */
  readonly errorFile: string | null;
  /** Of a check, where what imports the file tells it: what became of each column. */
  readonly columns?: readonly ImportColumn[];
}

/** How far an import is. */
export interface ImportProgress {
  /** Lines that were read: those that wait to be written too. */
  readonly lines: number;
  readonly kept: number;
  readonly faults: number;
  /** Of the file's bytes, 0 to 1. */
  readonly share: number;
}

/** How whoever started an import follows it, and what else it is to do. */
export interface ImportWatch {
  /** Told after each batch, and of each thousand lines that were refused. */
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Told of each line that was refused, instead of a file beside the import's. */
  readonly onFault?: (line: number, fault: LineFault) => void;
  /** Writes that file although `onFault` is told. */
  readonly errorFile?: boolean;
  /** Ends the import before its next batch, with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Reads and judges every line and keeps nothing. */
  readonly checkOnly?: boolean;
}

const BATCH = 1_000;

async function openPlain(file: string): Promise<ImportContent> {
  const { size } = await stat(file);
  return { size, bytes: createReadStream(file) as AsyncIterable<Buffer> };
}

/** Where faults go that nobody asks for: `FILE.errors.txt`, for the person at the terminal. */
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

/** Where faults go: to whoever asked for them, into a file beside the import's, or both. */
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

/** What becomes of a line: a row, why there is none, or null where it is left out. */
type Take<Row> = (line: number, row: Row | LineFault | null) => Promise<void> | null;

/** Takes line after line. A promise for each would take longer than most lines: it is waited for where there is one. */
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
 * Imports a CSV or NDJSON file, or one of fields between TABs: in batches, so that memory does not grow with the file. A line that is wrong is told to
 * `onFault`, else written to `FILE.errors.txt`, and stops nothing. What was kept before a failure stays; importing again
 * completes it.
 *
 * @throws ImportError for a file that cannot be read; the reason of the signal that ended it
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
