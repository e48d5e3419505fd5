import type { ImportKind, Service, Stock } from '@vinlore/data-domain';
import type { Database, Tx } from '@vinlore/database';
import type { ImportResult, ImportWatch } from '@vinlore/server-kit';

/** A file to be imported, and what whoever imports it says of it. */
export interface ImportOrder {
  readonly file: string;
  /** Where the data comes from, for lines that do not say it themselves. */
  readonly source: string | null;
  /** How a file's columns are to be read: a name or a path. */
  readonly map: string | null;
  /** The day up to which the file knows, `YYYY-MM-DD`. */
  readonly asOf: string | null;
  /** How the import is noted, for what can be undone; absent: nothing is kept of it. */
  readonly noted?: NotedImport;
}

/** An import as it is noted. */
interface NotedImport {
  readonly id: string;
  /** Earlier imports of the same file, which it replaces. */
  readonly replaces: readonly string[];
}

/** What undoing an import would do, or has done so far. */
export interface UndoWeight {
  /** Records that go. */
  readonly removed: number;
  /** Records that are again as they were before the import. */
  readonly restored: number;
}

/** Undoes imports of history; the module that keeps the records implements it. */
export interface UndoHistory {
  /** What undoing an import would do; counted up to a limit. */
  weigh(source: Database | Tx, id: string): Promise<UndoWeight>;
  /** Marks it as undone, and wakes what takes its records away. @returns false where it was undone before */
  begin(tx: Tx, id: string): Promise<boolean>;
  /** Does what is left to do right away, for a command. */
  finish(): Promise<void>;
  /** How far it is; null where the import stands. */
  standing(id: string): Promise<(UndoWeight & { readonly undone_at: string; readonly is_done: boolean }) | null>;
}

/** What imports a kind; it is its module's. @throws ImportError for a file that cannot be read */
export type Importer = (order: ImportOrder, watch: ImportWatch) => Promise<ImportResult>;

/** All of them: the command line and the desk use the same ones. */
export type Importers = Readonly<Record<ImportKind, Importer>>;

/** How files of history are read; the module that keeps the records implements it. */
export interface HistoryMappings {
  /** Names under which an import can be given one. */
  names(): Promise<readonly string[]>;
  /** A name as an import keeps it, so that it is read the same however long it waits; null where there is none. */
  pin(name: string): Promise<string | null>;
  /** Judges a mapping of the file's own. @throws ImportError that says what is wrong with it */
  check(json: string): void;
}

/** What imports at the desk need of others. */
export interface ImportDeps {
  readonly database: Database;
  readonly importers: Importers;
  readonly mappings: HistoryMappings;
  /** Emails of people on a brand's staff, by their accounts. */
  readonly emailsOf: (brand: string, accountIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly clock: () => Date;
  readonly undo: UndoHistory;
}

/** A source that we hold or ask, as its module tells of it. */
export interface KnownSources {
  /** Data that we hold; what it costs to find out stays within a request. */
  readonly stocks: readonly (() => Promise<readonly Omit<Stock, 'imported_at'>[]>)[];
  /** Services outside; `name` is what they are watched by. */
  readonly services: readonly Pick<Service, 'name' | 'subject' | 'configured'>[];
}
