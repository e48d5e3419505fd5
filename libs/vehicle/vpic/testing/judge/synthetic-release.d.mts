/** A cell value as in the dump; null is SQL NULL. */
export type Value = string | number | boolean | null;

export interface Table {
  /** As in NHTSA's dump, without the schema name. */
  name: string;
  columns: readonly string[];
  /** The rows, generated on each call, with values in column order. */
  rows(): Iterable<readonly Value[]>;
}

export interface Release {
  tables: readonly Table[];
}

export interface ReleaseOptions {
  seed: number;
  /** `full` has the row counts of NHTSA's release of September 2026, `small` about 5,000 patterns of 44 WMIs. */
  size: 'small' | 'full';
  /** Whether the cache of valid characters has an exception, which disables all of it. */
  cacheExceptions?: boolean;
}

export declare function syntheticRelease(options: ReleaseOptions): Release;
