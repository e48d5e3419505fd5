import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { once } from 'node:events';
import { ImportError } from './import-error.ts';
import { LineFault } from './line-fault.ts';
import { fileRecords } from './records.ts';
import type { TabLayouts } from './tab-records.ts';
import type { Encoding } from './text.ts';
import { importText } from './import-text.ts';

/** The bytes of what is imported, and how many there are. */
export interface ImportContent {
  readonly size: number;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** What an import does with the records of a file. */
export interface Importer<Row> {
  /** Opens the file where it is not CSV or NDJSON as it lies there, such as one inside an archive. @throws ImportError */
  readonly open?: (file: string) => Promise<ImportContent>;
  /** UTF-8 where nothing is said. */
  readonly encoding?: Encoding;
  /** The file has no first line of names, but TABs between fields; quotes in them are text. How its lines are laid out. */
  readonly tabs?: TabLayouts;
  /** Looks at the columns that a CSV file's first line names, before any record. @throws ImportError to go no further */
  readonly header?: (columns: readonly string[]) => void;
  /** A row of ours, or why the record is none. */
  readonly read: (record: Readonly<Record<string, unknown>>) => Row | LineFault;
  /** Keeps rows; doing it again with the same rows changes nothing. */
  readonly write: (rows: readonly Row[]) => Promise<void>;
  /** How many rows are written at once; 1,000 where nothing is said. */
  readonly batch?: number;
}

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
  /** Values that refused their line, or of which nothing was kept, and on how many lines; the most frequent first. */
  readonly unknown: readonly { readonly value: string; readonly lines: number; readonly refused: boolean }[];
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

/**
 * Imports a CSV or NDJSON file: in batches, so that memory does not grow with the file. A line that is wrong is told to
 * `onFault`, else written to `FILE.errors.txt`, and stops nothing. What was kept before a failure stays; importing again
 * completes it.
 *
 * @throws ImportError for a file that cannot be read; the reason of the signal that ended it
 */
export async function runImport<Row extends object>(
  file: string,
  { open = openPlain, encoding = 'utf-8', tabs, header = () => {}, read, write, batch: most = BATCH }: Importer<Row>,
  watch: ImportWatch = {},
): Promise<ImportResult> {
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
  try {
    const reading = { onRead: (read: number) => (bytes = read), onHeader: header, encoding, tabs };
    for await (const each of fileRecords(file, content.bytes, reading)) {
      const row = 'fault' in each ? each.fault : read(each.record);
      if (!(row instanceof LineFault)) {
        if (batch.push(row) >= most) await flush();
        continue;
      }
      await refused.write(each.line, row);
      if (++faults % BATCH !== 0) continue;
      signal?.throwIfAborted();
      tell();
    }
    if (batch.length > 0) await flush();
  } finally {
    await refused.close();
  }
  return { kept, faults, errorFile: faults > 0 ? refused.errorFile : null };
}
