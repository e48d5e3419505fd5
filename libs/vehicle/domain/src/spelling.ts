/**
 * Normalizes a name for comparison: `Mercedes-Benz`, `MERCEDES_BENZ`, and `mercedes benz` (spec §7) share one key.
 * Keeps letters and digits of any script, in upper case and without accents.
 */
export function nameKey(name: string): string {
  // Fast path: nearly all names are plain, and thousands are compared per vehicle.
  if (/^[ -~]*$/.test(name)) return name.toUpperCase().replace(/[^A-Z0-9]+/g, '');
  return name
    .normalize('NFKD')
    .toUpperCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Keys of other make names, common or used by the EPA, mapped to the key of vPIC's name. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ALFA: 'ALFAROMEO',
  AMC: 'AMERICANMOTORS',
  AMERICANMOTORSCORPORATION: 'AMERICANMOTORS',
  CHEVY: 'CHEVROLET',
  MCLARENAUTOMOTIVE: 'MCLAREN',
  MERCEDES: 'MERCEDESBENZ',
  ROLLS: 'ROLLSROYCE',
  ROUSHPERFORMANCE: 'ROUSH',
  TVRENGINEERINGLTD: 'TVR',
  VW: 'VOLKSWAGEN',
};

/** Returns the key of a make under any of its names and spellings. */
export function makeKey(make: string): string {
  const key = nameKey(make);
  return Object.hasOwn(OTHER_NAMES, key) ? OTHER_NAMES[key]! : key;
}

/**
 * Returns the key of a model. A leading make is dropped (`Mazda6`, `Mazda 6`, and `6` match), and so is a trailing
 * manufacturer code: `Giulia (952)`.
 */
export function modelKey(make: string, model: string): string {
  const key = nameKey(model.replace(/\([^()]*\)\s*$/, '')) || nameKey(model);
  const own = makeKey(make);
  return key.startsWith(own) && key !== own ? key.slice(own.length) : key;
}
