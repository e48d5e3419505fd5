import type { Recall, RecallAnswer, RecallQuery } from '@vinlore/recall-domain';

/** What is known of a vehicle's recalls by year, make and model: each of them "may apply" (docs/decisions.md §5). */
export interface FoundRecalls {
  /** Do not drive, park outside and over the air first, then the newest first; a campaign once with all its components. */
  readonly recalls: readonly Recall[];
  /** Whom it was asked of, those without a record as well; empty where nothing was ever imported. */
  readonly sources: RecallAnswer['sources'];
}

/** Looks recalls up. */
export type RecallLookUp = (vehicle: RecallQuery) => Promise<FoundRecalls>;
