import {
  type ClassicModel,
  type ClassicCandidate,
  classicVehicle,
  type Codes,
  meaningOf,
  yearsEndingIn,
} from './classic-candidate.ts';

/** Body styles (second pair of the VIN), shared by all car lines. */
const BODIES: Codes = {
  21: '2-door coupe or sedan',
  22: '2-door hardtop',
  23: '2-door hardtop',
  27: 'Convertible',
  29: '2-door sports hardtop',
  41: '4-door sedan',
  43: '4-door hardtop',
  45: '4-door station wagon',
  46: '4-door station wagon, 3 seats',
};

/** Assembly plants for 1966 and 1967, by digit. */
const PLANTS_1966: Codes = {
  1: 'Detroit (Lynch Road), Michigan',
  2: 'Hamtramck, Michigan',
  3: 'Detroit (Jefferson), Michigan',
  4: 'Belvidere, Illinois',
  5: 'Los Angeles, California',
  6: 'Newark, Delaware',
  7: 'St. Louis, Missouri',
  9: 'Windsor, Ontario',
};

/** Assembly plants from 1968 on, by letter. */
const PLANTS_1968: Codes = {
  A: 'Detroit (Lynch Road), Michigan',
  B: 'Hamtramck, Michigan',
  C: 'Detroit (Jefferson), Michigan',
  D: 'Belvidere, Illinois',
  E: 'Los Angeles, California',
  F: 'Newark, Delaware',
  G: 'St. Louis, Missouri',
  R: 'Windsor, Ontario',
};

const ENGINES_1968: Codes = {
  B: '225 six',
  F: '318 V8, 2-barrel',
  P: '340 V8, 4-barrel',
  G: '383 V8, 2-barrel',
  H: '383 V8, 4-barrel',
  J: '426 Hemi V8',
  L: '440 V8, high performance',
};
const ENGINES_1970: Codes = {
  C: '225 six',
  G: '318 V8, 2-barrel',
  H: '340 V8, 4-barrel',
  L: '383 V8, 2-barrel',
  N: '383 V8, 4-barrel',
  R: '426 Hemi V8',
  T: '440 V8, 4-barrel',
  U: '440 V8, high performance',
  V: '440 V8, three 2-barrels',
};

/** Engines for the years in which each letter had a single meaning across all lines. */
const ENGINES: Readonly<Record<number, Codes>> = {
  1968: ENGINES_1968,
  1969: ENGINES_1968,
  1970: ENGINES_1970,
  1971: ENGINES_1970,
};

interface ChryslerModel extends ClassicModel {
  /** Car line and price class (the first two letters). */
  readonly codes: string;
  readonly bodies: string;
}

const car = (
  make: string,
  codes: string,
  from: number,
  to: number,
  bodies: string,
  model: string,
  series?: string,
): ChryslerModel => ({ make, codes, from, to, bodies, model, ...(series ? { series } : {}) });

/** Car lines and price classes of Plymouth, Dodge, Chrysler, and Imperial. */
export const CHRYSLER_MODELS: readonly ChryslerModel[] = [
  car('Plymouth', 'BH', 1967, 1969, '23 27 29', 'Barracuda'),
  car('Plymouth', 'BP', 1966, 1966, '29', 'Barracuda'),
  car('Plymouth', 'BH', 1970, 1971, '23 27', 'Barracuda'),
  car('Plymouth', 'BH', 1972, 1974, '23', 'Barracuda'),
  car('Plymouth', 'BP', 1970, 1970, '23 27', 'Barracuda', 'Barracuda Gran Coupe'),
  car('Plymouth', 'BP', 1971, 1971, '23', 'Barracuda', 'Barracuda Gran Coupe'),
  car('Plymouth', 'BS', 1970, 1971, '23 27', 'Barracuda', 'Cuda'),
  car('Plymouth', 'BS', 1972, 1974, '23', 'Barracuda', 'Cuda'),
  car('Plymouth', 'VL', 1970, 1976, '29', 'Duster'),
  car('Plymouth', 'VS', 1970, 1973, '29', 'Duster', 'Duster 340'),
  car('Plymouth', 'VS', 1974, 1975, '29', 'Duster', 'Duster 360'),
  car('Plymouth', 'VH', 1971, 1976, '23', 'Scamp'),
  car('Plymouth', 'VL', 1966, 1976, '41', 'Valiant'),
  car('Plymouth', 'RL', 1966, 1970, '21 23 41 45', 'Belvedere'),
  car('Plymouth', 'RP', 1966, 1967, '23 27', 'Satellite'),
  car('Plymouth', 'RH', 1968, 1970, '23 27 41 45 46', 'Satellite'),
  car('Plymouth', 'RP', 1968, 1970, '23 27 41 45 46', 'Satellite', 'Sport Satellite'),
  car('Plymouth', 'RL', 1971, 1974, '21 41 45', 'Satellite'),
  car('Plymouth', 'RH', 1971, 1974, '23', 'Satellite', 'Satellite Sebring'),
  car('Plymouth', 'RL RH', 1975, 1978, '23 41 45 46', 'Fury'),
  car('Plymouth', 'RM', 1968, 1970, '21 23 27', 'Road Runner'),
  car('Plymouth', 'RM', 1971, 1971, '23', 'Road Runner'),
  car('Plymouth', 'RM', 1972, 1974, '21 23', 'Road Runner'),
  car('Plymouth', 'RS', 1967, 1969, '23 27', 'GTX'),
  car('Plymouth', 'RS', 1970, 1971, '23', 'GTX'),
  car('Plymouth', 'PE', 1966, 1971, '21 41 45', 'Fury', 'Fury I'),
  car('Plymouth', 'PL', 1966, 1971, '21 23 41 45 46', 'Fury', 'Fury II'),
  car('Plymouth', 'PH', 1966, 1971, '23 27 29 41 43 45 46', 'Fury', 'Fury III'),
  car('Plymouth', 'HL HH HP', 1976, 1979, '29 41 45', 'Volaré'),
  car('Dodge', 'JH', 1970, 1970, '23 27 29', 'Challenger'),
  car('Dodge', 'JH', 1971, 1971, '23 27', 'Challenger'),
  car('Dodge', 'JH', 1972, 1974, '23', 'Challenger'),
  car('Dodge', 'JS', 1970, 1970, '23 27 29', 'Challenger', 'Challenger R/T'),
  car('Dodge', 'JS', 1971, 1971, '23', 'Challenger', 'Challenger R/T'),
  car('Dodge', 'JS', 1972, 1972, '23', 'Challenger', 'Challenger Rallye'),
  car('Dodge', 'LL LH LP LS LM', 1966, 1976, '21 23 27 41 45', 'Dart'),
  car('Dodge', 'LL LM', 1971, 1972, '29', 'Demon'),
  car('Dodge', 'LL LM', 1973, 1976, '29', 'Dart', 'Dart Sport'),
  car('Dodge', 'XP', 1966, 1969, '29', 'Charger'),
  car('Dodge', 'XS', 1968, 1970, '29', 'Charger', 'Charger R/T'),
  car('Dodge', 'XX', 1969, 1969, '29', 'Charger', 'Charger 500 or Daytona'),
  car('Dodge', 'XH', 1970, 1970, '29', 'Charger'),
  car('Dodge', 'XP', 1970, 1970, '29', 'Charger', 'Charger 500'),
  car('Dodge', 'XS', 1975, 1977, '22', 'Charger', 'Charger SE'),
  car('Dodge', 'WM', 1968, 1970, '21 23', 'Super Bee'),
  car('Dodge', 'WS', 1967, 1970, '23 27', 'Coronet', 'Coronet R/T'),
  car('Dodge', 'WL WH', 1966, 1970, '21 23 27 41 45 46', 'Coronet'),
  car('Dodge', 'WM', 1971, 1971, '23', 'Charger', 'Super Bee'),
  car('Dodge', 'WS', 1971, 1971, '23', 'Charger', 'Charger R/T'),
  car('Dodge', 'WL', 1971, 1974, '21', 'Charger'),
  car('Dodge', 'WH', 1971, 1974, '23', 'Charger'),
  car('Dodge', 'WP', 1972, 1974, '29', 'Charger', 'Charger SE'),
  car('Dodge', 'WL WH', 1971, 1974, '41 45', 'Coronet'),
  car('Dodge', 'NL NH NP', 1976, 1979, '29 41 45', 'Aspen'),
  car('Chrysler', 'CE', 1966, 1971, '23 27 41 43', 'Newport'),
  car('Chrysler', 'CM', 1966, 1971, '23 27 43', '300'),
  car('Chrysler', 'CH', 1966, 1975, '23 41 43', 'New Yorker'),
  car('Chrysler', 'SS', 1975, 1979, '22', 'Cordoba'),
  car('Imperial', 'YM', 1967, 1971, '23 27 41 43', 'Imperial'),
];

/**
 * Decodes Chrysler makes, model years 1966–79, 13 characters: car line, price class, body (2), engine, year digit,
 * plant, sequence (6). The plant distinguishes 1966–67, when it was a digit, from later years, when it was a letter.
 */
export function chrysler(vin: string): ClassicCandidate[] {
  const [, line = '', body = '', engine = '', digit = '', plant = ''] =
    /^([A-Z]{2})(\d\d)([A-Z])(\d)([A-Z0-9])\d{6}$/.exec(vin) ?? [];
  const early = /\d/.test(plant);
  const place = meaningOf(early ? PLANTS_1966 : PLANTS_1968, plant);
  if (place === undefined) return [];
  return yearsEndingIn(digit, early ? 1966 : 1968, early ? 1967 : 1979).flatMap((year) =>
    CHRYSLER_MODELS.filter(
      (each) =>
        each.codes.split(' ').includes(line) &&
        each.bodies.split(' ').includes(body) &&
        year >= each.from &&
        year <= each.to,
    ).map((each) =>
      classicVehicle(each, year, line + body, {
        plant: place,
        body: meaningOf(BODIES, body),
        engine: meaningOf(ENGINES[year] ?? {}, engine),
      }),
    ),
  );
}
