import type { Brand } from '@vinlore/brand';
import type { Database, Tx } from '@vinlore/database';

/** A value that staff gave a brand; null: its file's own again. */
export type OverlayValue = string | number | boolean | object | null;

/** One change of one key. */
export interface OverlayChange {
  /** The brand's key. */
  readonly brand: string;
  readonly key: string;
  readonly value: OverlayValue;
  /** Account that changes it; null for a job. */
  readonly actor: string | null;
  /** The version that was looked at (0: the file's). Absent: whatever stands there. */
  readonly base?: number;
}

/** What a change did, for the entry of the audit log that the caller's act writes. */
export interface OverlayChanged {
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
  readonly version: number;
  /** False where everything stood so already: such an act is noted nowhere. */
  readonly changed: boolean;
}

/**
 * What staff change of brands, kept above their files (docs/decisions.md §1). Implemented by the module `site`, handed in by the
 * server. What is changed is live on every process within a second of the commit.
 */
export interface BrandOverlay {
  /**
   * Changes a key in the acting transaction; the act itself is noted by who acts.
   *
   * @throws Refusal 409 where another version stands there; 422 for a value that cannot stand, in words
   */
  change(tx: Tx, change: OverlayChange): Promise<OverlayChanged>;
  /** What staff gave a key; null where the file's value stands. */
  read(
    source: Database | Tx,
    brand: string,
    key: string,
  ): Promise<{ readonly value: unknown; readonly version: number } | null>;
  /** The brand as its files have it. @throws Error for a brand that is not served */
  fileOf(brand: string): Brand;
}
