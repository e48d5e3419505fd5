import type { Release } from './synthetic-release.d.mts';

/** A VIN to decode, and the model year that the caller says, where it says one. */
export interface Asked {
  vin: string;
  year: number | null;
}

export interface Walk {
  /** How many patterns there are to walk, each once for each WMI that it counts for. */
  stops: number;
  at(seed: number, step: number): Asked;
}

export declare function openWalk(release: Release): Walk;
