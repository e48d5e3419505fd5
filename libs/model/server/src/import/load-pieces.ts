import type { SlotLoad } from '@vinlore/database';
import {
  type Loaded,
  type LineFault,
  type OpenDataFile,
  type OpenDataWatch,
  openZip,
  runImport,
  type TabLine,
} from '@vinlore/server-kit';
import { importText } from './import-text.ts';

/** Rows per batch, small enough to be freed by minor garbage collections. */
const BATCH = 2_500;

/** Several times the size of the largest of these files. */
const LARGEST = 4_000_000_000;

/** How an NHTSA flat file is read into tables. */
export interface PieceReader<Row extends object> {
  /** Allowed numbers of fields per line. */
  readonly fields: readonly number[];
  /** Converts a line to a row; null for a line to skip, or an error message. */
  readonly read: (line: TabLine, piece: string) => Row | LineFault | null;
  /** Writes a piece's rows. @returns number of rows in the counted table */
  readonly write: (load: SlotLoad, piece: string, rows: readonly Row[]) => Promise<number>;
  /** Tables whose rows are copied for unchanged pieces; the first is the counted one. */
  readonly targets: readonly Parameters<SlotLoad['add']>[0][];
}

/** Loads the pieces of a source and copies unchanged ones. Rows name their piece in the column `piece`. */
export async function loadPieces<Row extends object>(
  load: SlotLoad,
  files: readonly OpenDataFile[],
  { fields, read, write, targets }: PieceReader<Row>,
  { signal, onProgress }: OpenDataWatch,
): Promise<Loaded> {
  let [rows, refused] = [0, 0];
  let asOf: string | null = null;
  const until = (day: string | undefined) => {
    if (day !== undefined && (asOf === null || day > asOf)) asOf = day;
  };
  for (const [at, file] of files.entries()) {
    signal.throwIfAborted();
    const piece = file.name.replace(/\.[^.]*$/, '');
    until(file.modified?.slice(0, 10));
    if (file.unchanged) {
      for (const [place, target] of targets.entries()) {
        const taken = await load.takeOver(target, 'piece = $1', [piece]);
        if (place === 0) rows += taken;
      }
      onProgress({ rows, refused, share: (at + 1) / files.length });
      continue;
    }
    const { faults } = await runImport<Row>(
      file.path,
      {
        open: async (path) => {
          const content = await openZip(path, {
            ending: '.txt',
            largest: LARGEST,
            hint: importText('modelFile.zipHint'),
          });
          if (file.modified === null) until(content.asOf);
          return content;
        },
        tabs: fields,
        batch: BATCH,
        readLine: (line) => read(line, piece),
        write: async (batch) => void (rows += await write(load, piece, batch)),
      },
      {
        signal,
        onFault: () => {},
        onProgress: ({ faults: soFar, share }) =>
          onProgress({ rows, refused: refused + soFar, share: (at + share) / files.length }),
      },
    );
    refused += faults;
  }
  return { rows, refused, asOf, release: files.at(-1)?.name.replace(/\.[^.]*$/, '') ?? null };
}
