import type { ImportKind, Service, Stock } from '@vinlore/data-domain';
import type { Database, Tx } from '@vinlore/database';
import type { ImportResult, ImportWatch } from '@vinlore/server-kit';

/** A file to import, and the options it was uploaded with. */
export interface ImportOrder {
  readonly file: string;
  /** Source for lines without one. */
  readonly source: string | null;
  /** Column mapping: a name or a path. */
  readonly map: string | null;
  /** The date the file's data goes through, `YYYY-MM-DD`. */
  readonly asOf: string | null;
  /** The recorded import, for undo; absent in a check, which stores nothing. */
  readonly noted?: NotedImport;
}

/** A recorded import. */
interface NotedImport {
  readonly id: string;
  /** Earlier imports of the same file, which this one replaces. */
  readonly replaces: readonly string[];
}

/** What undoing an import would change, or has changed so far. */
export interface UndoWeight {
  /** Records to delete. */
  readonly removed: number;
  /** Records to restore to their state before the import. */
  readonly restored: number;
}

/** Undoes history imports; implemented by the module that stores the records. */
export interface UndoHistory {
  /** Previews an undo; counts up to a limit. */
  weigh(source: Database | Tx, id: string): Promise<UndoWeight>;
  /** Marks the import as undone and wakes the job that deletes its records. @returns false if it was already undone */
  begin(tx: Tx, id: string): Promise<boolean>;
  /** Finishes the remaining work immediately, for a command. */
  finish(): Promise<void>;
  /** Progress of an undo; null if the import isn't undone. */
  standing(id: string): Promise<(UndoWeight & { readonly undone_at: string; readonly is_done: boolean }) | null>;
}

/** Imports one kind of data; implemented by the module that owns it. @throws ImportError if the file can't be read */
export type Importer = (order: ImportOrder, watch: ImportWatch) => Promise<ImportResult>;

/** Importers for every kind, shared by the command line and the desk. */
export type Importers = Readonly<Record<ImportKind, Importer>>;

/** Reads history files; implemented by the module that stores the records. */
export interface HistoryMappings {
  /** Names of the mappings available to an import. */
  names(): Promise<readonly string[]>;
  /**
   * Pins a mapping name to its current version, so that a queued import uses the same one; null if it doesn't exist.
   */
  pin(name: string): Promise<string | null>;
  /** Validates an uploaded mapping. @throws ImportError that describes the problem */
  check(json: string): void;
}

/** Dependencies of desk imports. */
export interface ImportDeps {
  readonly database: Database;
  readonly importers: Importers;
  readonly mappings: HistoryMappings;
  /** Emails of a brand's staff, by account. */
  readonly emailsOf: (brand: string, accountIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly clock: () => Date;
  readonly undo: UndoHistory;
}

/** A data table or external service, as reported by its module. */
export interface KnownSources {
  /** Data we store. The lookup must be cheap enough for a request. */
  readonly stocks: readonly (() => Promise<readonly Omit<Stock, 'imported_at'>[]>)[];
  /** External services; `name` is the name used for monitoring. */
  readonly services: readonly Pick<Service, 'name' | 'subject' | 'configured'>[];
}
