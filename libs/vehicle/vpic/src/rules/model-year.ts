import type { WmiRecord } from '../format/vpic-index.ts';

/** Model-year codes of position 10 from 2010 on, in order: A is 2010, Y is 2030, 1 is 2031, 9 is 2039. */
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST_YEAR = 2010;
const CYCLE = YEAR_CODES.length;

/** What position 10 says. */
export interface ModelYear {
  year: number;
  /** Whether 30 years earlier is ruled out. */
  conclusive: boolean;
}

/** Rule 2: whether position 7 tells the two 30-year cycles apart: cars, MPVs and light trucks (49 CFR 565.15(d)(1)). */
export function isLight({ vehicleType, truckType }: Pick<WmiRecord, 'vehicleType' | 'truckType'>): boolean {
  return vehicleType === 2 || vehicleType === 7 || (vehicleType === 3 && truckType === 1);
}

/** The later of the two years that a code of position 10 stands for, 2010–2039; null for I, O, Q, U, Z and 0. */
export function yearOfCode(code: string | undefined): number | null {
  const place = code ? YEAR_CODES.indexOf(code) : -1;
  return place < 0 ? null : FIRST_YEAR + place;
}

/** The years that a code of position 10 stands for, the later first. */
export function yearsOfCode(code: string): number[] {
  const year = yearOfCode(code);
  return year === null ? [] : [year, year - CYCLE];
}

/**
 * Rule 2: the model year. For light vehicles a digit in position 7 means 30 years earlier and a letter the later
 * year, both conclusive. A year that has not come (later than the year after next) is 30 years earlier.
 *
 * @returns null when position 10 is unknown or no model-year code
 */
export function modelYearOf(vin: string, wmi: WmiRecord | undefined, today: Date): ModelYear | null {
  const year = yearOfCode(vin[9]);
  if (year === null) return null;
  const seventh = vin[6];
  const known = seventh !== undefined && seventh !== '*';
  const conclusive = wmi !== undefined && isLight(wmi) && known;
  const cycle = conclusive && seventh >= '0' && seventh <= '9' ? year - CYCLE : year;
  if (cycle > today.getUTCFullYear() + 2) return { year: cycle - CYCLE, conclusive: true };
  return { year: cycle, conclusive };
}

/** Rule 2: the same code one cycle away, to try where the data knows nothing of the conclusive year. */
export function otherCycle(year: number): number {
  return year >= FIRST_YEAR ? year - CYCLE : year + CYCLE;
}
