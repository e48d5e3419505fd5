/**
 * What is left of a name when its spelling does not count: `Mercedes-Benz`, `MERCEDES_BENZ` and `mercedes benz` (spec §7)
 * have one key. Letters and digits of any script, in upper case and without accents.
 */
export function nameKey(name: string): string {
  // Nearly all names are plain, and thousands of them are compared for one vehicle.
  if (/^[ -~]*$/.test(name)) return name.toUpperCase().replace(/[^A-Z0-9]+/g, '');
  return name
    .normalize('NFKD')
    .toUpperCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Other names of makes, of people and of EPA, by their keys; the key of vPIC's name. */
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

/** The key of a make, whichever of its names and spellings is used. */
export function makeKey(make: string): string {
  const key = nameKey(make);
  return Object.hasOwn(OTHER_NAMES, key) ? OTHER_NAMES[key]! : key;
}

/**
 * The key of a model; some name it with its make again: `Mazda6`, `Mazda 6` and `6` are one. A maker's own code behind it
 * does not count: `Giulia (952)`.
 */
export function modelKey(make: string, model: string): string {
  const key = nameKey(model.replace(/\([^()]*\)\s*$/, '')) || nameKey(model);
  const own = makeKey(make);
  return key.startsWith(own) && key !== own ? key.slice(own.length) : key;
}
