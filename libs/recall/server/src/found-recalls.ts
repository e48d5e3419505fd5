import type { Recall, RecallAnswer, RecallQuery } from '@vinlore/recall-domain';

/** Recalls found by year, make, and model; each one "may apply" (docs/decisions.md §5). */
export interface FoundRecalls {
  /**
   * "Do not drive", "park outside", and over-the-air first, then newest; one entry per campaign with all its
   * components.
   */
  readonly recalls: readonly Recall[];
  /** Sources searched, including those without a match; empty if nothing was ever imported. */
  readonly sources: RecallAnswer['sources'];
}

/** Looks up recalls. */
export type RecallLookUp = (vehicle: RecallQuery) => Promise<FoundRecalls>;
