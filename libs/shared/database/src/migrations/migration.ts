import type { Kysely } from 'kysely';
import type { Part } from '../routines/routine.ts';
import type { Wall } from '../wall/raise-walls.ts';

/** One step of a slice's schema. */
export type Migration = {
  /** Never changes once it shipped, e.g. `0001-accounts`. */
  readonly name: string;
  /**
   * Runs inside a transaction of its own; an index on a table that may be large is made by {@link largeIndexes} instead.
   * What it did is never edited later: the next migration corrects it.
   */
  up(db: Kysely<object>): Promise<void>;
  /** Whose rows its tables hold, where a column `brand` doesn't say it all: see {@link raiseWalls}. */
  readonly walls?: Readonly<Record<string, Wall>>;
  /** Indexes that `migrate` makes in place of `up`, outside a transaction: see {@link largeIndexes}. */
  readonly concurrently?: readonly LargeIndex[];
};

/** The migrations of one slice, oldest first; new ones are added at the end. Slices do not depend on each other's order. */
export type SliceMigrations = {
  readonly slice: string;
  readonly migrations: readonly Migration[];
  /** Functions in `.sql` files: made anew after the migrations whenever their text has changed. */
  readonly routines?: readonly Part[];
  /** Tables to which the running role may add rows, and never change or delete one. */
  readonly appendOnly?: readonly string[];
};

/** An index on a table that may be large. */
export type LargeIndex = {
  readonly name: string;
  /** What stands behind `on`: `account (brand, created_at desc)`. */
  readonly on: string;
  readonly unique?: boolean;
};
