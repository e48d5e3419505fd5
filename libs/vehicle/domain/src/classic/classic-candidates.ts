import { normalizeVin } from '@vinlore/vehicle-vpic';
import { chrysler, CHRYSLER_MODELS } from './chrysler.ts';
import type { ClassicModel, ClassicCandidate } from './classic-candidate.ts';
import { FORD_MODELS } from './ford-models.ts';
import { ford } from './ford.ts';
import { gm1965, GM_1965_MODELS } from './gm-1965.ts';
import { gm1972, GM_1972_MODELS } from './gm-1972.ts';
import { porsche, PORSCHE_MODELS, volkswagen, VW_MODELS } from './volkswagen.ts';

/**
 * The vehicles that a classic VIN (14 characters or fewer, spec §4) fits, by the makers' own numbering: none where a
 * code is not known, several where the decade is ambiguous (docs/decisions.md §4, `classicmapping`), earliest first.
 *
 * @param vin as typed; spaces, dashes and case do not matter
 */
export function classicCandidates(vin: string): ClassicCandidate[] {
  const plain = normalizeVin(vin);
  return [gm1965, gm1972, ford, chrysler, volkswagen, porsche]
    .flatMap((mapping) => mapping(plain))
    .sort((one, other) => one.year - other.year);
}

/** Where the meaning of a classic VIN's codes comes from, and the day on which the tables were last gone over. */
export const CLASSIC_SOURCE = { name: 'Classic VIN tables', asOf: '2026-11-18' } as const;

/** Every model of the classic tables with its years: the catalogue's part before 17-character VINs. */
export const CLASSIC_MODELS: readonly ClassicModel[] = [
  ...GM_1965_MODELS,
  ...GM_1972_MODELS,
  ...FORD_MODELS,
  ...CHRYSLER_MODELS,
  ...VW_MODELS,
  ...PORSCHE_MODELS,
].map(({ make, model, series, from, to }) => ({ make, model, from, to, ...(series ? { series } : {}) }));
