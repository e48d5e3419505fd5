/** A value of a row as the dump has it; null is SQL's. */
export type Value = string | number | boolean | null;

export interface Table {
  /** As in NHTSA's dump, without its schema. */
  name: string;
  columns: readonly string[];
  /** The rows, made anew by each call, the values in the order of the columns. */
  rows(): Iterable<readonly Value[]>;
}

export interface Release {
  tables: readonly Table[];
}

export interface ReleaseOptions {
  seed: number;
  /** `full` has the row counts of NHTSA's release of September 2026, `small` some 5,000 patterns of 44 WMIs. */
  size: 'small' | 'full';
  /** Whether the cache of valid characters has an exception, which switches all of it off. */
  cacheExceptions?: boolean;
}

export declare function syntheticRelease(options: ReleaseOptions): Release;
