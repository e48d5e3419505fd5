import type { OpenDataName } from '@vinlore/data-domain';
import type { OpenDataLoader } from '@vinlore/server-kit';

/** A file to download. */
export interface OpenDataPiece {
  /** Identifies the file within its source, stable across years. */
  readonly name: string;
  /** Candidate URLs; the first that exists is used. */
  readonly addresses: readonly string[];
}

/** Context for listing a source's files. */
export interface FindFiles {
  /** `YYYY-MM-DD`, in UTC. */
  readonly today: string;
  /** Base URL of the publisher or its mirror, without a trailing slash. */
  readonly base: string;
  /** Reads a small page of the same host, such as a download index. @throws ImportError if it can't be read */
  readonly page: (address: string) => Promise<string>;
}

/** Static facts about a source: publisher, files, and acceptance limits. */
export interface OpenDataFacts {
  readonly name: OpenDataName;
  /** Publisher name for display. */
  readonly publisher: string;
  /** The attribution its license requires, or a note that it requires none. */
  readonly license: string;
  /** Base URL; replaced by `OPEN_DATA_MIRROR/<name>`. */
  readonly home: string;
  /** Interval between checks for new data. */
  readonly cadenceHours: number;
  readonly limits: {
    /** Maximum size of one file, as downloaded. */
    readonly bytes: number;
    /** Maximum download time per file. */
    readonly seconds: number;
    /** Maximum share of rejected lines. */
    readonly refused: number;
    /** Minimum number of rows, as a share of the previous load. */
    readonly least: number;
    /** Maximum number of rows, as a multiple of the previous load. */
    readonly most: number;
  };
  /** The files that currently make up the source. */
  readonly files: (find: FindFiles) => Promise<readonly OpenDataPiece[]>;
}

/** An open-data source: its facts, and the loader that writes its files to the database. */
export interface OpenDataSource extends OpenDataFacts {
  readonly loader: OpenDataLoader;
}

/** Loaders provided by slices; a source without one isn't synced. */
export type OpenDataLoaders = Readonly<Partial<Record<OpenDataName, OpenDataLoader>>>;
