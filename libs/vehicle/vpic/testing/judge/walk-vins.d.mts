import type { Release } from './synthetic-release.d.mts';

/** A VIN to decode, and the caller's model year, if any. */
export interface Asked {
  vin: string;
  year: number | null;
}

export interface Walk {
  /** Number of patterns to walk, each once per WMI it applies to. */
  stops: number;
  at(seed: number, step: number): Asked;
}

export declare function openWalk(release: Release): Walk;
