import {
  type ClassicModel,
  type ClassicCandidate,
  classicVehicle,
  meaningOf,
  yearsEndingIn,
} from './classic-candidate.ts';
import { GM_BODIES, GM_PLANTS, GM_WAGONS, type GmDivisions, gmModel } from './gm-codes.ts';

const CARS = Object.keys(GM_BODIES).filter((body) => !GM_WAGONS.includes(body) && body !== '80');

/** Series by division digit. If a model came with both engines, odd last digits are sixes and even ones V8s. */
export const GM_1965_DIVISIONS: GmDivisions = {
  1: {
    make: 'Chevrolet',
    rows: [
      ['01', 1965, 1969, 'Corvair', '500', ['37', '39']],
      ['05', 1965, 1969, 'Corvair', 'Monza', ['37', '39', '67']],
      ['07', 1965, 1966, 'Corvair', 'Corsa', ['37', '67']],
      ['13 14', 1965, 1967, 'Chevy II', '100'],
      ['15 16', 1965, 1967, 'Chevy II', 'Nova'],
      ['17 18', 1965, 1967, 'Chevy II', 'Nova SS', ['37']],
      ['11 13 14', 1968, 1968, 'Chevy II', 'Nova', ['27', '69']],
      ['11 13 14', 1969, 1970, 'Nova', null, ['27', '69']],
      ['13 14', 1971, 1971, 'Nova', null, ['27', '69']],
      ['23 24', 1967, 1969, 'Camaro', null, ['37', '67']],
      ['23 24', 1970, 1971, 'Camaro', null, ['87']],
      ['33 34', 1965, 1971, 'El Camino', null, ['80']],
      ['35 36', 1965, 1971, 'El Camino', 'Custom', ['80']],
      ['38', 1968, 1968, 'El Camino', 'SS 396', ['80']],
      ['31 32', 1965, 1968, 'Chevelle', '300', CARS],
      ['33 34', 1965, 1969, 'Chevelle', '300 Deluxe', CARS],
      ['33 34', 1970, 1971, 'Chevelle', null, CARS],
      ['35 36', 1965, 1971, 'Chevelle', 'Malibu', CARS],
      ['37 38', 1965, 1965, 'Chevelle', 'Malibu SS', ['37', '67']],
      ['38', 1966, 1968, 'Chevelle', 'SS 396', ['17', '37', '67']],
      ['38', 1970, 1971, 'Monte Carlo', null, ['57']],
      ['41', 1971, 1971, 'Vega', null, ['05', '11', '15', '77']],
      ['53 54', 1969, 1971, 'Brookwood', null, GM_WAGONS],
      ['55 56', 1969, 1971, 'Townsman', null, GM_WAGONS],
      ['63 64', 1969, 1971, 'Kingswood', null, GM_WAGONS],
      ['66', 1969, 1971, 'Kingswood', 'Estate', GM_WAGONS],
      ['53 54', 1965, 1971, 'Biscayne', null, CARS],
      ['55 56', 1965, 1971, 'Bel Air', null, CARS],
      ['63 64', 1965, 1971, 'Impala', null, CARS],
      ['65 66', 1965, 1965, 'Impala', 'SS', ['37', '67']],
      ['67 68', 1966, 1967, 'Impala', 'SS', ['37', '67', '87']],
      ['66', 1966, 1971, 'Caprice', null, CARS],
      ['94', 1965, 1971, 'Corvette', null, ['37', '67']],
    ],
  },
  2: {
    make: 'Pontiac',
    rows: [
      ['13', 1971, 1971, 'Ventura II', null, ['27', '69']],
      ['23', 1967, 1969, 'Firebird', null, ['37', '67']],
      ['23', 1970, 1971, 'Firebird', null, ['87']],
      ['24', 1970, 1971, 'Firebird', 'Esprit', ['87']],
      ['26', 1970, 1971, 'Firebird', 'Formula', ['87']],
      ['28', 1970, 1971, 'Firebird', 'Trans Am', ['87']],
      ['33', 1965, 1970, 'Tempest', null, CARS],
      ['35', 1965, 1968, 'Tempest', 'Custom', CARS],
      ['35', 1969, 1969, 'Custom S', null, CARS],
      ['37', 1965, 1969, 'LeMans', null, CARS],
      ['35', 1970, 1971, 'LeMans', null, CARS],
      ['37', 1970, 1971, 'LeMans', 'Sport', CARS],
      ['42', 1966, 1971, 'GTO', null, ['07', '17', '37', '67']],
      ['52', 1965, 1971, 'Catalina', null, CARS],
      ['54', 1966, 1966, '2+2', null, ['37', '67']],
      ['56', 1965, 1966, 'Star Chief', null, CARS],
      ['56', 1967, 1970, 'Executive', null, CARS],
      ['62', 1965, 1971, 'Bonneville', null, CARS],
      ['66', 1965, 1968, 'Grand Prix', null, ['57', '67']],
      ['76', 1969, 1971, 'Grand Prix', null, ['57']],
      ['68', 1971, 1971, 'Grand Ville', null, CARS],
    ],
  },
  3: {
    make: 'Oldsmobile',
    rows: [
      ['42', 1968, 1971, 'Cutlass', 'Supreme', CARS],
      ['44', 1968, 1971, '4-4-2', null, ['77', '87', '67']],
      ['48', 1968, 1971, 'Vista Cruiser', null, ['55', '65']],
      ['84 86', 1965, 1971, 'Ninety-Eight', null, CARS],
      ['94 96', 1966, 1971, 'Toronado', null, ['57', '87']],
    ],
  },
  4: {
    make: 'Buick',
    rows: [
      ['46', 1966, 1966, 'Skylark', 'Gran Sport', ['07', '17', '67']],
      ['46', 1967, 1969, 'GS 400', null, ['07', '17', '37', '67']],
      ['46', 1970, 1971, 'GS', null, ['37', '67']],
      ['52 54', 1965, 1971, 'LeSabre', null, CARS],
      ['64', 1965, 1969, 'Wildcat', null, CARS],
      ['66', 1965, 1970, 'Wildcat', 'Custom', CARS],
      ['66', 1971, 1971, 'Centurion', null, CARS],
      ['82', 1965, 1971, 'Electra 225', null, CARS],
      ['84', 1965, 1971, 'Electra 225', 'Custom', CARS],
      ['94', 1965, 1971, 'Riviera', null, ['47', '87']],
    ],
  },
};

/** Models in these tables, for the catalog. */
export const GM_1965_MODELS: readonly ClassicModel[] = Object.values(GM_1965_DIVISIONS).flatMap(({ make, rows }) =>
  rows.map((row) => gmModel(make, row)),
);

/**
 * Decodes GM, model years 1965–71, 13 characters: division, series (2), body (2), year digit, plant, sequence (6), as
 * listed in GM's owner and service literature of the time. Cadillac used a different scheme until 1971 and is left out.
 */
export function gm1965(vin: string): ClassicCandidate[] {
  const [, division = '', series = '', body = '', digit = '', plant = ''] =
    /^(\d)(\d\d)(\d\d)(\d)([A-Z0-9])\d{6}$/.exec(vin) ?? [];
  const { make, rows } = GM_1965_DIVISIONS[division] ?? { make: '', rows: [] };
  const style = meaningOf(GM_BODIES, body);
  if (style === undefined) return [];
  return yearsEndingIn(digit, 1965, 1971).flatMap((year) => {
    const row = rows.find(
      ([codes, from, to, , , bodies]) =>
        codes.split(' ').includes(series) && year >= from && year <= to && (bodies?.includes(body) ?? true),
    );
    if (!row) return [];
    return [
      classicVehicle(gmModel(make, row), year, `${division}${series}${body}`, {
        plant: meaningOf(GM_PLANTS, plant),
        body: style,
      }),
    ];
  });
}
