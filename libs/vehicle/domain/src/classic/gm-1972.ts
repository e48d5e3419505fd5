import {
  type ClassicModel,
  type ClassicCandidate,
  classicVehicle,
  meaningOf,
  yearsEndingIn,
} from './classic-candidate.ts';
import { GM_BODIES, GM_PLANTS, type GmDivisions, gmModel } from './gm-codes.ts';

/** Series letters by division digit. Letters that moved between models are listed with their years and bodies. */
export const GM_1972_DIVISIONS: GmDivisions = {
  1: {
    make: 'Chevrolet',
    rows: [
      ['C D W', 1972, 1980, 'El Camino', null, ['80']],
      ['D', 1972, 1973, 'Chevelle', 'Malibu', ['29', '37', '39', '67', '69']],
      ['C', 1974, 1977, 'Chevelle', 'Malibu', ['29', '37']],
      ['D', 1974, 1977, 'Chevelle', 'Malibu Classic', ['29', '37', '57']],
      ['E', 1974, 1976, 'Chevelle', 'Laguna S-3', ['37']],
      ['T', 1978, 1980, 'Malibu', null, ['19', '27']],
      ['W', 1978, 1980, 'Malibu', 'Classic', ['19', '27']],
      ['H', 1972, 1977, 'Monte Carlo', null, ['57']],
      ['Z', 1978, 1980, 'Monte Carlo', null, ['37']],
      ['Z', 1972, 1975, 'Corvette', null, ['37', '67']],
      ['Z', 1976, 1977, 'Corvette', null, ['37']],
      ['Z', 1978, 1980, 'Corvette', null, ['87']],
      ['Q', 1972, 1979, 'Camaro', null, ['87']],
      ['S', 1973, 1978, 'Camaro', 'Type LT', ['87']],
      ['S', 1979, 1980, 'Camaro', 'Berlinetta', ['87']],
      ['X', 1972, 1979, 'Nova', null, ['17', '27', '69']],
      ['V', 1972, 1977, 'Vega', null, ['05', '11', '15', '77']],
      ['M R', 1975, 1980, 'Monza', null, ['07', '27']],
      ['B J', 1976, 1980, 'Chevette', null, ['08', '68']],
      ['K', 1972, 1972, 'Biscayne', null, ['69']],
      ['M', 1972, 1972, 'Impala', null, ['39', '47', '57', '67', '69']],
      ['L', 1973, 1980, 'Impala', null, ['39', '47', '57', '69']],
      ['N', 1972, 1980, 'Caprice', null, ['39', '47', '67', '69']],
    ],
  },
  2: {
    make: 'Pontiac',
    rows: [
      ['S', 1972, 1980, 'Firebird', null, ['87']],
      ['T', 1972, 1980, 'Firebird', 'Esprit', ['87']],
      ['U', 1972, 1979, 'Firebird', 'Formula', ['87']],
      ['V', 1972, 1976, 'Firebird', 'Trans Am', ['87']],
      ['W', 1977, 1980, 'Firebird', 'Trans Am', ['87']],
      ['K', 1972, 1977, 'Grand Prix', null, ['57']],
      ['J', 1976, 1977, 'Grand Prix', null, ['57']],
      ['J K', 1978, 1980, 'Grand Prix', null, ['37']],
      ['D', 1972, 1977, 'LeMans', null, ['29', '35', '37', '67']],
      ['L', 1972, 1980, 'Catalina', null, ['37', '39', '47', '57', '67', '69']],
      ['N', 1972, 1974, 'Bonneville', null, ['37', '39', '47', '57', '69']],
      ['N', 1977, 1980, 'Bonneville', null, ['37', '39', '47', '57', '69']],
    ],
  },
  3: {
    make: 'Oldsmobile',
    rows: [
      ['J', 1972, 1977, 'Cutlass', 'Supreme', ['57', '67']],
      ['R', 1978, 1980, 'Cutlass', 'Supreme', ['47']],
      ['K', 1978, 1980, 'Cutlass', 'Calais', ['47']],
      ['M', 1978, 1980, 'Cutlass', 'Supreme Brougham', ['47']],
      ['G', 1972, 1977, 'Cutlass', 'S', ['29', '37', '87']],
      ['Y', 1972, 1978, 'Toronado', null, ['57']],
      ['L', 1972, 1980, 'Delta 88', null, ['37', '39', '57', '69']],
      ['N', 1972, 1980, 'Delta 88', 'Royale', ['37', '39', '57', '67', '69']],
      ['X', 1976, 1980, 'Ninety-Eight', 'Regency', ['37', '39', '69']],
    ],
  },
  4: {
    make: 'Buick',
    rows: [
      ['G', 1972, 1972, 'GS', null, ['37', '67']],
      ['J', 1973, 1977, 'Regal', null, ['57']],
      ['J', 1978, 1980, 'Regal', null, ['47']],
      ['D', 1973, 1975, 'Century', null, ['29', '35', '37', '45']],
      ['Y', 1972, 1973, 'Riviera', null, ['87']],
      ['N', 1972, 1980, 'LeSabre', null, ['37', '39', '57', '69']],
      ['X', 1975, 1980, 'Electra', 'Limited', ['37', '39', '69']],
    ],
  },
  6: {
    make: 'Cadillac',
    rows: [
      ['D', 1972, 1980, 'De Ville', null, ['47', '49', '69']],
      ['L', 1972, 1976, 'Eldorado', null, ['47', '67']],
      ['L', 1977, 1978, 'Eldorado', null, ['47']],
      ['L', 1979, 1980, 'Eldorado', null, ['57']],
      ['S', 1976, 1980, 'Seville', null, ['69']],
    ],
  },
};

/** Styles introduced with the Colonnade and the downsized cars. */
const BODIES = {
  ...GM_BODIES,
  '19': '4-door sedan',
  '29': '4-door sedan',
  '68': '4-door hatchback',
};

/** Models in these tables, for the catalog. */
export const GM_1972_MODELS: readonly ClassicModel[] = Object.values(GM_1972_DIVISIONS).flatMap(({ make, rows }) =>
  rows.map((row) => gmModel(make, row)),
);

/**
 * Decodes GM, model years 1972–80, 13 characters: division, series letter, body (2), engine, year digit (A for 1980),
 * plant, sequence (6). The engine letter is ignored because its meaning changed between years and divisions.
 */
export function gm1972(vin: string): ClassicCandidate[] {
  const [, division = '', series = '', body = '', digit = '', plant = ''] =
    /^(\d)([A-Z])(\d\d)[A-Z0-9]([2-9A])([A-Z0-9])\d{6}$/.exec(vin) ?? [];
  const { make, rows } = GM_1972_DIVISIONS[division] ?? { make: '', rows: [] };
  return yearsEndingIn(digit === 'A' ? '0' : digit, 1972, 1980).flatMap((year) => {
    const row = rows.find(
      ([codes, from, to, , , bodies]) =>
        codes.split(' ').includes(series) && year >= from && year <= to && bodies?.includes(body),
    );
    if (!row) return [];
    return [
      classicVehicle(gmModel(make, row), year, `${division}${series}${body}`, {
        plant: meaningOf(GM_PLANTS, plant),
        body: meaningOf(BODIES, body),
      }),
    ];
  });
}
