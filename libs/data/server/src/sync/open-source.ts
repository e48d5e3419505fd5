import type { OpenDataName } from '@vinlore/data-domain';
import type { OpenDataLoader } from '@vinlore/server-kit';

/** A file to download. */
export interface OpenDataPiece {
  /** Tells the files of a source apart, from one year to the next. */
  readonly name: string;
  /** Where it is; of several the first that the publisher has. */
  readonly addresses: readonly string[];
}

/** What finding a source's files may take. */
export interface FindFiles {
  /** `YYYY-MM-DD`, in UTC. */
  readonly today: string;
  /** Where the publisher's files are, or the mirror's copy of them; without a slash at the end. */
  readonly base: string;
  /** Reads a small page of the same host, such as a list of downloads. @throws ImportError where it cannot be read */
  readonly page: (address: string) => Promise<string>;
}

/** What is known of a source before anything is loaded: its publisher, its files, and what is acceptable of them. */
export interface OpenDataFacts {
  readonly name: OpenDataName;
  /** Who publishes it, as readers see it. */
  readonly publisher: string;
  /** The line that its license asks for, or that says that it asks for nothing. */
  readonly license: string;
  /** Base of its addresses; `OPEN_DATA_MIRROR/<name>` takes its place. */
  readonly home: string;
  /** How often it is looked for something new. */
  readonly cadenceHours: number;
  readonly limits: {
    /** The most that one file may have, as it is downloaded. */
    readonly bytes: number;
    /** The longest that the download of one file may take. */
    readonly seconds: number;
    /** The share of lines that may be refused. */
    readonly refused: number;
    /** How few rows a load may have, as a share of those of the load before. */
    readonly least: number;
    /** How many rows a load may have, as a multiple of those of the load before. */
    readonly most: number;
  };
  /** The files that make it up now. */
  readonly files: (find: FindFiles) => Promise<readonly OpenDataPiece[]>;
}

/** A source of open data: what is known of it, and what puts its files into the database. */
export interface OpenDataSource extends OpenDataFacts {
  readonly loader: OpenDataLoader;
}

/** The loaders that slices give; a source without one is not kept. */
export type OpenDataLoaders = Readonly<Partial<Record<OpenDataName, OpenDataLoader>>>;
