import { SLOT } from '../elements.ts';
import type { VpicIndex, WmiRecord } from '../format/vpic-index.ts';
import { type ModelYear, isLight, otherCycle } from './model-year.ts';
import { Contest, type Facts, NONE } from './winners.ts';

/** The facts of the model year that applies. */
export interface YearFacts {
  /** They hold until the next decode. */
  facts: Facts;
  /** Whether the year follows from the VIN alone; false when weights or the calendar spoke for it. */
  certain: boolean;
  /** How many positions (4–8, then 10–17) have been looked at for it. */
  positions: number;
}

const first = new Contest();
const second = new Contest();

/**
 * Rules 2 and 3: the facts of the model year that applies.
 *
 * A conclusive year stands, unless the data has no schema for it while 30 years off gives a model. For an inconclusive
 * one both cycles are decoded: a year of which the data knows nothing (NHTSA's code 8) weighs worst; then position 7
 * decides for trucks of unknown kind, else the sum of the elements' weights, then the later year. NHTSA's further
 * error codes cannot be told from this pruned data.
 */
export function factsOfYear(
  index: VpicIndex,
  wmi: WmiRecord,
  { year, conclusive }: ModelYear,
  subject: Uint8Array,
  seventh: string,
): YearFacts {
  const stated = first.decide(index, wmi, year, subject);
  if (conclusive && stated.hasSchema) return { facts: stated, certain: true, positions: stated.positions };
  const other = second.decide(index, wmi, otherCycle(year), subject);
  const positions = Math.max(stated.positions, other.positions);
  if (conclusive) return { facts: other.values[SLOT.model] === NONE ? stated : other, certain: true, positions };
  if (!stated.matched || !other.matched) {
    const facts = other.matched || (other.hasSchema && !stated.hasSchema && !stated.matched) ? other : stated;
    return { facts, certain: !stated.hasSchema || !other.hasSchema, positions };
  }
  return { facts: heavier(wmi, seventh, stated, other), certain: false, positions };
}

/** Rule 3 between two years of which both have facts. */
function heavier(wmi: WmiRecord, seventh: string, later: Facts, earlier: Facts): Facts {
  const unknownTruck = wmi.vehicleType === 3 && wmi.truckType === 0 && !isLight(wmi);
  if (unknownTruck && seventh !== '*') return seventh >= 'A' ? later : earlier;
  return earlier.weight > later.weight ? earlier : later;
}
