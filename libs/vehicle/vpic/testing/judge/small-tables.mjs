import { ELEMENTS } from './elements.mjs';
import { wordOf } from './random.mjs';
import { LOOKUPS } from './tables.mjs';

/** Row counts of look-up tables; the others have 3. */
const COUNTS = {
  airbaglocations: 6,
  airbaglocfront: 2,
  axleconfiguration: 5,
  batterytype: 9,
  bodycab: 12,
  brakesystem: 5,
  bustype: 7,
  custommotorcycletype: 21,
  destinationmarket: 35,
  drivetype: 23,
  electrificationlevel: 6,
  engineconfiguration: 5,
  fueldeliverytype: 9,
  fueltype: 14,
  lowerbeamheadlamplightsource: 16,
  tpms: 2,
  trailerbodytype: 29,
  trailertype: 9,
  transmission: 12,
  turbo: 2,
};

/**
 * Body classes with special handling in the procedures: a glider, off-road vehicles (error 10), incomplete vehicles.
 */
export const GLIDER = 64;
export const OFF_ROAD = [69, 84, 86, 88, 97, 105, 113, 124, 126, 127];
export const INCOMPLETE = [62, 63, 65, 67, 70, 71, 72, 74, 75, 76, 77, 78, 107, 112, 116];
const BODIES = [...Array.from({ length: 45 }, (_, at) => at + 1), GLIDER, ...OFF_ROAD, ...INCOMPLETE];

const VEHICLE_TYPES = [
  [1, 'Motorcycle'],
  [2, 'Passenger Car'],
  [3, 'Truck'],
  [5, 'Bus'],
  [6, 'Trailer'],
  [7, 'Multipurpose Passenger Vehicle (MPV)'],
  [9, 'Low Speed Vehicle (LSV)'],
  [10, 'Incomplete Vehicle'],
  [13, 'Off-Road Vehicle'],
];

/** Weights decide between passes; the texts are ours, some with trailing spaces like NHTSA's. */
const ERRORS = [
  [0, '0 - No error, check digit fits', null, 0],
  [1, '1 - Check digit does not fit', null, -5],
  [2, '2 - One position corrected ', null, -100],
  [3, '3 - One position corrected with the help of the check digit', null, -100],
  [4, '4 - One position is wrong (see ! in the suggestion), several fit', 'Before each colon is a position.', -200],
  [5, '5 - Some positions are wrong', 'The positions are marked by ! in the suggestion.', -300],
  [6, '6 - Too short', null, -10],
  [
    7,
    '7 - Unknown manufacturer; its registration with the agency is missing, so that nothing can be said',
    null,
    -10000,
  ],
  [8, '8 - No data', null, -1000],
  [9, '9 - Glider – no vehicle of its own', null, 0],
  [10, '10 - Off the road: no vehicle as the standards define it. ', null, 0],
  [11, '11 - Position 10 is no model year', null, -20],
  [12, '12 - Another model year was asked for than position 10 says', null, -20],
  [14, '14 - Some positions say nothing', null, -30],
  [400, '400 - Characters that cannot be', null, -40],
];

const FORMULAS = [
  [1, 11, 12, '#x# / 16.387064 '],
  [2, 12, 11, '#x# * 16.387064 '],
  [3, 11, 13, '#x# / 1000.'],
  [4, 13, 11, '#x# * 1000'],
  [5, 12, 13, '#x# * 0.016387064 '],
  [7, 13, 12, '#x# / 0.016387064 '],
];

const MADE = '2019-12-21 20:26:30.583';

const named = (table, ids) => ids.map((id) => [id, `${wordOf(table, id)} ${wordOf(id, table).toLowerCase()} ${id}`]);
const upTo = (count) => Array.from({ length: count }, (_, at) => at + 1);

/** Default values of a vehicle type; `null` is a row without a value. */
function defaults() {
  const elements = {
    1: [3, 4, 16, 25, 81, 82, 87, 88, 101, 116, 117, 140, 148, 149],
    2: [3, 4, 116, 117, 140, 148, 149, 151, 152, 153, 61, 14, 36],
    3: [116, 117, 140, 148, 149, 151, 152, 153, 5, 41],
    5: [3, 4, 116, 117, 151, 152, 153, 147],
    6: [3, 4, 9, 14, 15, 18, 24, 37, 63, 64, 86, 104, 148, 149, 150],
    7: [3, 4, 116, 117, 148, 149, 151, 152, 153, 33, 96],
    9: [3, 4, 116, 117],
    10: [116, 117, 151, 152, 28],
  };
  const special = {
    '1 25': '10',
    '2 61': '2',
    '2 14': null,
    '2 36': '1',
    '3 5': '999',
    '3 41': '2',
    '7 33': '',
    '7 96': '1',
  };
  const keys = Object.entries(elements).flatMap(([type, ids]) => ids.map((id) => `${type} ${id}`));
  const rows = keys.map((key, at) => {
    const [type, element] = key.split(' ').map(Number);
    return [
      at + 1,
      element,
      type,
      key in special ? special[key] : '0',
      MADE,
      at % 7 === 0 ? '2021-02-03 04:05:06' : null,
    ];
  });
  return [...rows, [rows.length + 1, 178, 2, '3', MADE, null], [rows.length + 2, 10, 2, 'Anywhere', null, null]];
}

/** Rows of the tables that are the same in every synthetic release. @returns {Record<string, unknown[][]>} */
export function smallTables() {
  return {
    ...Object.fromEntries(LOOKUPS.map((table) => [table, named(table, upTo(COUNTS[table] ?? 3))])),
    bodystyle: named('bodystyle', BODIES),
    conversion: FORMULAS,
    country: named('country', upTo(199)).map((row) => [...row, 999]),
    defaultvalue: defaults(),
    element: ELEMENTS.map(({ id, name, code, lookup, group, datatype, weight, isPrivate, decode }) => {
      return [id, name, code, lookup, null, isPrivate, group, datatype, null, null, null, decode, weight];
    }),
    errorcode: ERRORS,
    grossvehicleweightrating: upTo(16).map((id) => [id, `Class ${id}: up to ${id * 3} tons`, id, id * 2000, id * 6000]),
    vehicletype: VEHICLE_TYPES.map(([id, name]) => [id, name, null, null, null, true]),
  };
}
