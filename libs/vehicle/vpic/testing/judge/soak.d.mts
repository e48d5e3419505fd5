import type { Fixture } from './fixtures.d.mts';
import type { Dump } from './read-dump.d.mts';
import type { Release } from './synthetic-release.d.mts';

export interface JudgedBatch {
  /** The step of the first VIN; batches of one release share the same `release` object. */
  step: number;
  release: Release;
  today: Date;
  answers: Fixture[];
}

export declare function judgedBatches(dump: Dump, excerpt: Release): AsyncGenerator<JudgedBatch>;
