import type { Judged } from './judge.d.mts';
import type { ReleaseOptions } from './synthetic-release.d.mts';
import type { Asked } from './walk-vins.d.mts';

/** A question and what NHTSA's procedures answered. */
export type Fixture = Asked & Judged;

export declare const FIXTURE_RELEASES: readonly { release: ReleaseOptions; vins: number }[];

export declare function writeFixtures(day: string, fixtures: readonly (readonly Fixture[])[]): number;

export declare function readFixtures(): {
  /** The day on which they were judged. */
  today: Date;
  releases: { release: ReleaseOptions; answers: Fixture[] }[];
};
