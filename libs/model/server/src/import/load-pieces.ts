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

/** Rows that are written at once: few enough that they are forgotten before memory is cleaned up. */
const BATCH = 2_500;

/** Several times the size that the largest of these files has today. */
const LARGEST = 4_000_000_000;

/** How a flat file of NHTSA's is read into tables. */
export interface PieceReader<Row extends object> {
  /** How many fields a line may have. */
  readonly fields: readonly number[];
  /** A row of ours; null for a line that is about no vehicle or says nothing new, and what is wrong with any other. */
  readonly read: (line: TabLine, piece: string) => Row | LineFault | null;
  /** Writes rows of a piece. @returns how many rows of the counted table they were */
  readonly write: (load: SlotLoad, piece: string, rows: readonly Row[]) => Promise<number>;
  /** Tables whose rows are taken over where a piece did not change; the first is the counted one. */
  readonly targets: readonly Parameters<SlotLoad['add']>[0][];
}

/** Reads the pieces of a source, and takes over those that did not change. Rows name their piece in the column `piece`. */
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
