import type { Kysely } from 'kysely';
import type { Part } from '../routines/routine.ts';
import type { Wall } from '../wall/raise-walls.ts';

/** One step of a slice's schema. */
export type Migration = {
  /** Must never change once shipped, e.g. `0001-accounts`. */
  readonly name: string;
  /**
   * Runs in a transaction of its own; use {@link largeIndexes} for an index on a table that may be large. Never edit a
   * shipped migration: correct it with the next one.
   */
  up(db: Kysely<object>): Promise<void>;
  /** Who owns the rows of its tables, if a column `brand` is not enough: see {@link raiseWalls}. */
  readonly walls?: Readonly<Record<string, Wall>>;
  /**
   * Removes or renames what the previous release still uses, or makes it stricter. Without it, that release goes on
   * working and may start again on the new schema: expand in one release, contract in a later one.
   */
  readonly contracts?: true;
  /** Indexes that `migrate` builds instead of `up`, outside a transaction: see {@link largeIndexes}. */
  readonly concurrently?: readonly LargeIndex[];
};

/**
 * The migrations of one slice, oldest first; new ones are added at the end. Slices do not depend on each other's order.
 */
export type SliceMigrations = {
  readonly slice: string;
  readonly migrations: readonly Migration[];
  /** Functions in `.sql` files, recreated after the migrations when their text has changed. */
  readonly routines?: readonly Part[];
  /** Append-only tables: the running role may insert rows, but never update or delete them. */
  readonly appendOnly?: readonly string[];
};

/** An index on a table that may be large. */
export type LargeIndex = {
  readonly name: string;
  /** The part after `on`: `account (brand, created_at desc)`. */
  readonly on: string;
  readonly unique?: boolean;
};
