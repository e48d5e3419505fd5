import { normalizeVin } from '@vinlore/vehicle-vpic';
import { chrysler, CHRYSLER_MODELS } from './chrysler.ts';
import type { ClassicModel, ClassicCandidate } from './classic-candidate.ts';
import { FORD_MODELS } from './ford-models.ts';
import { ford } from './ford.ts';
import { gm1965, GM_1965_MODELS } from './gm-1965.ts';
import { gm1972, GM_1972_MODELS } from './gm-1972.ts';
import { porsche, PORSCHE_MODELS, volkswagen, VW_MODELS } from './volkswagen.ts';

/**
 * Returns the vehicles that match a classic VIN (14 characters or fewer, spec §4) under the manufacturers' own
 * numbering, earliest first: an empty list if a code is unknown, several if the decade is ambiguous (docs/decisions.md
 * §4, `classicmapping`).
 *
 * @param vin as typed; spaces, dashes, and case are ignored
 */
export function classicCandidates(vin: string): ClassicCandidate[] {
  const plain = normalizeVin(vin);
  return [gm1965, gm1972, ford, chrysler, volkswagen, porsche]
    .flatMap((mapping) => mapping(plain))
    .sort((one, other) => one.year - other.year);
}

/** Source of the classic code tables and the date they were last reviewed. */
export const CLASSIC_SOURCE = { name: 'Classic VIN tables', asOf: '2026-11-18' } as const;

/** Every model in the classic tables with its years: the part of the catalog that predates 17-character VINs. */
export const CLASSIC_MODELS: readonly ClassicModel[] = [
  ...GM_1965_MODELS,
  ...GM_1972_MODELS,
  ...FORD_MODELS,
  ...CHRYSLER_MODELS,
  ...VW_MODELS,
  ...PORSCHE_MODELS,
].map(({ make, model, series, from, to }) => ({ make, model, from, to, ...(series ? { series } : {}) }));
