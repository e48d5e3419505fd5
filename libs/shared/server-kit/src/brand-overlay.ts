import type { Brand } from '@vinlore/brand';
import type { Database, Tx } from '@vinlore/database';

/** A staff value for a brand's setting; null: back to the file's own. */
export type OverlayValue = string | number | boolean | object | null;

/** One change of one key. */
export interface OverlayChange {
  /** The brand's key. */
  readonly brand: string;
  readonly key: string;
  readonly value: OverlayValue;
  /** Account that makes the change; null for a job. */
  readonly actor: string | null;
  /** Expected version, for optimistic locking (0: the file's). Absent: any. */
  readonly base?: number;
}

/** Result of a change, for the caller's audit log entry. */
export interface OverlayChanged {
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
  readonly version: number;
  /** False if nothing changed: such an act is not recorded. */
  readonly changed: boolean;
}

/**
 * Staff changes to brands, stored on top of their files (docs/decisions.md §1). Implemented by the module `site`,
 * passed in by the server. A change is live in every process within a second of the commit.
 */
export interface BrandOverlay {
  /**
   * Changes a key in the acting transaction; the caller records the act.
   *
   * @throws Refusal 409 if the version differs; 422 with an explanation for an invalid value
   */
  change(tx: Tx, change: OverlayChange): Promise<OverlayChanged>;
  /** Returns the staff value of a key; null if the file's applies. */
  read(
    source: Database | Tx,
    brand: string,
    key: string,
  ): Promise<{ readonly value: unknown; readonly version: number } | null>;
  /** Returns the brand as in its files. @throws Error for an unknown brand */
  fileOf(brand: string): Brand;
}
