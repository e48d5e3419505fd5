import type { Judged } from './judge.d.mts';
import type { ReleaseOptions } from './synthetic-release.d.mts';
import type { Asked } from './walk-vins.d.mts';

/** A request and the answer of NHTSA's procedures. */
export type Fixture = Asked & Judged;

export declare const FIXTURE_RELEASES: readonly { release: ReleaseOptions; vins: number }[];

export declare function writeFixtures(day: string, fixtures: readonly (readonly Fixture[])[]): number;

export declare function readFixtures(): {
  /** The day they were judged. */
  today: Date;
  releases: { release: ReleaseOptions; answers: Fixture[] }[];
};
