import type { Tx } from '@vinlore/database';

/** A file of a government's open data. */
export type OpenDataFile = {
  /** Tells the files of one source apart, such as `FLAT_RCL_POST_2010.zip`. */
  readonly name: string;
  readonly bytes: number;
  /** In hex. */
  readonly sha256: string;
  /** What the publisher says of its last change, in ISO 8601; null where it says nothing. */
  readonly modified: string | null;
} & (
  | {
      readonly unchanged: false;
      /** Where it is on this machine, downloaded and whole, under a name that ends like the publisher's. */
      readonly path: string;
    }
  /** The load in use was made of this very file: it is not here, and its rows are taken over ({@link SlotLoad.takeOver}). */
  | { readonly unchanged: true; readonly path: null }
);

/** How far a load is. */
export interface OpenDataProgress {
  /** Rows that are loaded. */
  readonly rows: number;
  /** Lines that were refused. */
  readonly refused: number;
  /** Of all files, 0 to 1. */
  readonly share: number;
}

/** How whoever started a load follows it. */
export interface OpenDataWatch {
  /** Ends the load with the signal's reason; what is in use stays as it was. */
  readonly signal: AbortSignal;
  /** Told after each batch. */
  readonly onProgress: (progress: OpenDataProgress) => void;
  /** Whoever started it takes what the publisher has, also if it is older than the load in use, or has lost something. */
  readonly force?: boolean;
}

/** What a load brought. It is judged before it is used. */
export interface Loaded {
  readonly rows: number;
  readonly refused: number;
  /** The day up to which it knows, `YYYY-MM-DD`; null where the files do not say. */
  readonly asOf: string | null;
  /** The publisher's name of the release, such as `vPICList_lite_2026_09`; null where it has none. */
  readonly release: string | null;
}

/**
 * Puts a source's files into the database, beside what is in use, and goes over to them in one transaction. The slice that
 * owns the tables gives it; the data slice downloads, judges, schedules and shows (`OpenDataSource` of `data-server`).
 * {@link SlotSet} of `database` has tables with two places for it.
 *
 * One load or roll back of a source runs at a time, over all processes. A process that is killed anywhere leaves what is in
 * use whole; the next load begins anew.
 */
export interface OpenDataLoader {
  /** Raised when files are read differently: then rows of the load in use are not taken over, and all is loaded again. */
  readonly version: number;
  /**
   * Reads the files into the place that is not in use. Nobody sees it yet.
   *
   * @param files all of the source's files, in the order of the table of sources; of one at least the content is new
   * @throws ImportError for a file that is not what it should be, such as one that lacks a column: nothing has changed
   */
  load(files: readonly OpenDataFile[], watch: OpenDataWatch): Promise<Loaded>;
  /** Puts what was loaded last into use; what was is kept for {@link OpenDataLoader.rollBack}. */
  use(tx: Tx): Promise<void>;
  /**
   * Puts what was in use before into use again; doing it again undoes it.
   *
   * @returns false where there is nothing to go back to
   */
  rollBack(tx: Tx): Promise<boolean>;
  /** How many rows are in use; counted, not estimated: `verify` compares it with what was loaded. */
  count(): Promise<number>;
}
