import type { Fixture } from './fixtures.d.mts';
import type { Dump } from './read-dump.d.mts';
import type { Release } from './synthetic-release.d.mts';

export interface JudgedBatch {
  /** The step of the first VIN; batches of one release have the same object as `release`. */
  step: number;
  release: Release;
  today: Date;
  answers: Fixture[];
}

export declare function judgedBatches(dump: Dump, excerpt: Release): AsyncGenerator<JudgedBatch>;
