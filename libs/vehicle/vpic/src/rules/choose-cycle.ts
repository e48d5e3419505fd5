import { SLOT } from '../elements.ts';
import type { VpicIndex, WmiRecord } from '../format/vpic-index.ts';
import { type ModelYear, isLight, otherCycle } from './model-year.ts';
import { type Facts, NONE, pickWinners } from './winners.ts';

/**
 * Rules 2 and 3: the facts of the model year that applies.
 *
 * A conclusive year stands, unless the data has no schema for it while 30 years off gives a model. For an inconclusive
 * one both cycles are decoded: no facts at all (NHTSA's code 8) weighs worst, then the sum of the elements' weights
 * decides, then the later year. NHTSA's further error codes cannot be told from this pruned data.
 *
 * @returns `certain` is false when only weights or the calendar spoke for the year
 */
export function factsOfYear(
  index: VpicIndex,
  wmi: WmiRecord,
  vin: string,
  modelYear: ModelYear,
  subject: Uint8Array,
): { facts: Facts; certain: boolean } {
  const { year, conclusive } = modelYear;
  const first = pickWinners(index, wmi, year, subject);
  if (conclusive) {
    if (first.hasSchema) return { facts: first, certain: true };
    const swapped = pickWinners(index, wmi, otherCycle(year), subject);
    return swapped.values[SLOT.model] === NONE ? { facts: first, certain: true } : { facts: swapped, certain: true };
  }
  const second = pickWinners(index, wmi, otherCycle(year), subject);
  if (!second.hasSchema || !first.hasSchema)
    return { facts: first.hasSchema ? first : second.hasSchema ? second : first, certain: true };
  return { facts: preferred(wmi, vin, first, second), certain: false };
}

/** Rule 3 between two years that both have schemas. */
function preferred(wmi: WmiRecord, vin: string, later: Facts, earlier: Facts): Facts {
  if (wmi.vehicleType === 3 && !isLight(wmi) && wmi.truckType === 0 && later.weight > 0 && earlier.weight > 0) {
    return /[A-Z]/.test(vin[6] ?? '') ? later : earlier;
  }
  return earlier.weight > later.weight ? earlier : later;
}
