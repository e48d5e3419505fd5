import { type ClassicCandidate, classicVehicle, type Codes, meaningOf } from './classic-candidate.ts';
import { FORD_MODELS } from './ford-models.ts';

/** Ford assembly plants of the 1960s and 1970s. */
const PLANTS: Codes = {
  A: 'Atlanta, Georgia',
  B: 'Oakville, Ontario',
  D: 'Dallas, Texas',
  E: 'Mahwah, New Jersey',
  F: 'Dearborn, Michigan',
  G: 'Chicago, Illinois',
  H: 'Lorain, Ohio',
  J: 'Los Angeles, California',
  K: 'Kansas City, Missouri',
  N: 'Norfolk, Virginia',
  P: 'Twin Cities, Minnesota',
  R: 'San Jose, California',
  T: 'Metuchen, New Jersey',
  U: 'Louisville, Kentucky',
  W: 'Wayne, Michigan',
  X: 'St. Thomas, Ontario',
  Y: 'Wixom, Michigan',
  Z: 'St. Louis, Missouri',
};

/**
 * Decodes Ford, Mercury, and Lincoln up to 1980, 11 characters: year digit, plant, body (2), engine, sequence (6). The
 * year digit repeats every ten years; body, engine, and plant together decide, and if two cars match, both are
 * returned.
 */
export function ford(vin: string): ClassicCandidate[] {
  const [, digit = '', plant = '', body = '', engine = ''] = /^(\d)([A-Z])(\d\d)([A-Z])\d{6}$/.exec(vin) ?? [];
  return FORD_MODELS.flatMap((each) => {
    const style = meaningOf(each.bodies, body);
    const motor = meaningOf(each.engines, engine);
    if (style === undefined || motor === undefined || !each.plants.includes(plant)) return [];
    const years = Array.from({ length: each.to - each.from + 1 }, (_, at) => each.from + at);
    return years
      .filter((year) => year % 10 === Number(digit))
      .map((year) => classicVehicle(each, year, body, { plant: meaningOf(PLANTS, plant), body: style, engine: motor }));
  });
}
