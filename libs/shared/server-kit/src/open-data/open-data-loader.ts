import type { Tx } from '@vinlore/database';

/** A file of government open data. */
export type OpenDataFile = {
  /** Unique among the files of a source, such as `FLAT_RCL_POST_2010.zip`. */
  readonly name: string;
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
  /** The publisher's date of the last change, in ISO 8601; null if it gives none. */
  readonly modified: string | null;
} & (
  | {
      readonly unchanged: false;
      /** Path of the complete download on this machine; its name ends like the publisher's. */
      readonly path: string;
    }
  /**
   * The load in use was made from this same file, so it was not downloaded and its rows are copied ({@link
   * SlotLoad.takeOver}).
   */
  | { readonly unchanged: true; readonly path: null }
);

/** Progress of a load. */
export interface OpenDataProgress {
  /** Rows loaded so far. */
  readonly rows: number;
  /** Lines rejected so far. */
  readonly refused: number;
  /** Share of all files, 0 to 1. */
  readonly share: number;
}

/** Options for a load. */
export interface OpenDataWatch {
  /** Aborts the load with the signal's reason; the data in use does not change. */
  readonly signal: AbortSignal;
  /** Called after each batch. */
  readonly onProgress: (progress: OpenDataProgress) => void;
  /** Accepts the publisher's files even if they are older than the load in use or have lost data. */
  readonly force?: boolean;
}

/** Result of a load. It is checked before it is used. */
export interface Loaded {
  readonly rows: number;
  readonly refused: number;
  /** The date up to which the data is complete, `YYYY-MM-DD`; null if the files don't say. */
  readonly asOf: string | null;
  /** The publisher's name for the release, such as `vPICList_lite_2026_09`; null if it has none. */
  readonly release: string | null;
}

/**
 * Loads a source's files into the database, next to the data in use, and switches over in one transaction. It is
 * provided by the slice that owns the tables; the data slice downloads, checks, schedules, and displays
 * (`OpenDataSource` of `data-server`). {@link SlotSet} of `database` provides tables with two slots for it.
 *
 * Only one load or rollback of a source runs at a time, across all processes. If a process is killed at any point, the
 * data in use stays complete, and the next load starts over.
 */
export interface OpenDataLoader {
  /**
   * Increased when files are parsed differently: rows of the load in use are then not reused, and everything is loaded
   * again.
   */
  readonly version: number;
  /**
   * Loads the files into the slot that is not in use.
   *
   * @param files all of the source's files, in the order of the table of sources; at least one has new content
   * @throws ImportError for an invalid file, such as one that lacks a column; nothing has changed then
   */
  load(files: readonly OpenDataFile[], watch: OpenDataWatch): Promise<Loaded>;
  /** Puts the last load into use; the previous one is kept for {@link OpenDataLoader.rollBack}. */
  use(tx: Tx): Promise<void>;
  /**
   * Switches back to the previous load; calling it again undoes that.
   *
   * @returns false if there is no previous load
   */
  rollBack(tx: Tx): Promise<boolean>;
  /** Counts the rows in use exactly, not by estimate: `verify` compares the count with what was loaded. */
  count(): Promise<number>;
}
