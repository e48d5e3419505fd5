import type { ClassicModel, Codes } from './classic-candidate.ts';

/** A Ford model and the years its codes stayed the same. */
export interface FordModel extends ClassicModel {
  /** Plants that built it. A VIN from any other plant is a different car. */
  readonly plants: string;
  readonly bodies: Codes;
  readonly engines: Codes;
}

const SIX_170 = '170 six';
const SIX_200 = '200 six';
const SIX_250 = '250 six';
const V8_289 = '289 V8, 2-barrel';
const V8_289_4 = '289 V8, 4-barrel';
const V8_289_HP = '289 V8, high performance';
const V8_302 = '302 V8, 2-barrel';
const V8_351 = '351 V8, 2-barrel';
const V8_351_4 = '351 V8, 4-barrel';
const V8_390_4 = '390 V8, 4-barrel';
const CJ_428 = '428 Cobra Jet V8';
const CJ_428_RAM = '428 Cobra Jet V8, Ram Air';
const CJ_429 = '429 Cobra Jet V8';
const CJ_429_RAM = '429 Cobra Jet V8, Ram Air';
const FOUR_140 = '2.3 L four';
const V6_28 = '2.8 L V6';

const MUSTANG_1965: Codes = { '07': '2-door hardtop', '08': 'Convertible', '09': 'Fastback' };
const MUSTANG_1967: Codes = { '01': '2-door hardtop', '02': 'Fastback', '03': 'Convertible' };
const MUSTANG_1969: Codes = {
  ...MUSTANG_1967,
  '04': '2-door hardtop, Grandé',
  '05': 'Fastback, Mach 1',
};
const MUSTANG_II: Codes = {
  '02': '2-door coupe',
  '03': '3-door hatchback',
  '04': '2-door coupe, Ghia',
  '05': '3-door hatchback, Mach 1',
};
const COUGAR_1967: Codes = { 91: '2-door hardtop', 93: '2-door hardtop, XR-7' };
const COUGAR_1969: Codes = { ...COUGAR_1967, 92: 'Convertible', 94: 'Convertible, XR-7' };
const PINTO: Codes = { 10: '2-door sedan', 11: '3-door Runabout', 12: '2-door station wagon' };
const MAVERICK: Codes = { 91: '2-door sedan', 92: '4-door sedan', 93: '2-door sedan, Grabber' };

type Years = readonly [from: number, to: number];
const row = (
  [make, model]: readonly [string, string],
  [from, to]: Years,
  plants: string,
  bodies: Codes,
  engines: Codes,
): FordModel => ({ make, model, from, to, plants, bodies, engines });

const FORD_MUSTANG = ['Ford', 'Mustang'] as const;
const COUGAR = ['Mercury', 'Cougar'] as const;

/** Body and engine codes from Ford's shop manuals for each year. */
export const FORD_MODELS: readonly FordModel[] = [
  row(FORD_MUSTANG, [1965, 1965], 'FRT', MUSTANG_1965, {
    U: SIX_170,
    F: '260 V8, 2-barrel',
    D: V8_289_4,
    T: SIX_200,
    C: V8_289,
    A: V8_289_4,
    K: V8_289_HP,
  }),
  row(FORD_MUSTANG, [1966, 1966], 'FRT', MUSTANG_1965, { T: SIX_200, C: V8_289, A: V8_289_4, K: V8_289_HP }),
  row(FORD_MUSTANG, [1967, 1967], 'FRT', MUSTANG_1967, {
    U: SIX_200,
    C: V8_289,
    A: V8_289_4,
    K: V8_289_HP,
    S: V8_390_4,
  }),
  row(FORD_MUSTANG, [1968, 1968], 'FRT', MUSTANG_1967, {
    T: SIX_200,
    C: V8_289,
    F: V8_302,
    J: '302 V8, 4-barrel',
    S: V8_390_4,
    W: '427 V8, 4-barrel',
    R: CJ_428,
  }),
  row(FORD_MUSTANG, [1969, 1969], 'FRT', MUSTANG_1969, {
    T: SIX_200,
    L: SIX_250,
    F: V8_302,
    G: 'Boss 302 V8',
    H: V8_351,
    M: V8_351_4,
    S: V8_390_4,
    Q: CJ_428,
    R: CJ_428_RAM,
    Z: 'Boss 429 V8',
  }),
  row(FORD_MUSTANG, [1970, 1970], 'FRT', MUSTANG_1969, {
    T: SIX_200,
    L: SIX_250,
    F: V8_302,
    G: 'Boss 302 V8',
    H: V8_351,
    M: V8_351_4,
    Q: CJ_428,
    R: CJ_428_RAM,
    Z: 'Boss 429 V8',
  }),
  row(FORD_MUSTANG, [1971, 1971], 'FT', MUSTANG_1969, {
    L: SIX_250,
    F: V8_302,
    H: V8_351,
    M: V8_351_4,
    R: 'Boss 351 V8',
    C: CJ_429,
    J: CJ_429_RAM,
  }),
  row(FORD_MUSTANG, [1972, 1973], 'F', MUSTANG_1969, { L: SIX_250, F: V8_302, H: V8_351, Q: V8_351_4 }),
  row(['Ford', 'Mustang II'], [1974, 1974], 'FR', MUSTANG_II, { Y: FOUR_140, Z: V6_28 }),
  row(['Ford', 'Mustang II'], [1975, 1978], 'FR', MUSTANG_II, { Y: FOUR_140, Z: V6_28, F: V8_302 }),
  row(
    FORD_MUSTANG,
    [1979, 1979],
    'FR',
    { '02': '2-door sedan', '03': '3-door hatchback', '04': '2-door sedan, Ghia', '05': '3-door hatchback, Ghia' },
    { Y: FOUR_140, W: '2.3 L four, turbo', Z: V6_28, F: V8_302 },
  ),
  row(['Ford', 'Pinto'], [1971, 1973], 'RTX', PINTO, { W: '1.6 L four', X: '2.0 L four' }),
  row(['Ford', 'Pinto'], [1974, 1974], 'RTX', PINTO, { X: '2.0 L four', Y: FOUR_140 }),
  row(['Ford', 'Pinto'], [1975, 1979], 'RTX', PINTO, { Y: FOUR_140, Z: V6_28 }),
  row(['Ford', 'Maverick'], [1970, 1970], 'KX', { 91: MAVERICK['91']! }, { U: SIX_170, T: SIX_200 }),
  row(['Ford', 'Maverick'], [1971, 1972], 'KRX', MAVERICK, { U: SIX_170, T: SIX_200, L: SIX_250, F: V8_302 }),
  row(['Ford', 'Maverick'], [1973, 1975], 'KRX', MAVERICK, { T: SIX_200, L: SIX_250, F: V8_302 }),
  row(
    ['Ford', 'Thunderbird'],
    [1962, 1966],
    'YJ',
    { 83: '2-door hardtop', 85: 'Convertible', 87: '2-door Landau' },
    { Z: V8_390_4 },
  ),
  row(
    ['Ford', 'Galaxie 500'],
    [1964, 1966],
    'ABCDEFGHJKLNPRSTUWYZ',
    { 65: 'Convertible', 66: '2-door hardtop', 68: '2-door hardtop, XL', 69: 'Convertible, XL' },
    { C: V8_289, X: '352 V8, 4-barrel', Z: V8_390_4 },
  ),
  row(
    ['Ford', 'Torino'],
    [1970, 1971],
    'AEFGHJKNRTUWX',
    { 35: 'Fastback, GT', 37: 'Convertible, GT', 38: '2-door hardtop, Cobra' },
    { F: V8_302, H: V8_351, M: V8_351_4, N: '429 V8, 4-barrel', C: CJ_429, J: CJ_429_RAM },
  ),
  row(COUGAR, [1967, 1967], 'F', COUGAR_1967, { C: V8_289, A: V8_289_4, S: V8_390_4 }),
  row(COUGAR, [1968, 1968], 'FR', COUGAR_1967, {
    C: V8_289,
    F: V8_302,
    J: '302 V8, 4-barrel',
    S: V8_390_4,
    W: '427 V8, 4-barrel',
    R: CJ_428,
  }),
  row(COUGAR, [1969, 1969], 'FR', COUGAR_1969, {
    H: V8_351,
    M: V8_351_4,
    S: V8_390_4,
    Q: CJ_428,
    R: CJ_428_RAM,
  }),
  row(COUGAR, [1970, 1970], 'F', COUGAR_1969, { H: V8_351, M: V8_351_4, Q: CJ_428, R: CJ_428_RAM }),
  row(COUGAR, [1971, 1971], 'F', COUGAR_1969, { H: V8_351, M: V8_351_4, C: CJ_429, J: CJ_429_RAM }),
  row(COUGAR, [1972, 1973], 'F', COUGAR_1969, { H: V8_351, Q: V8_351_4 }),
  row(['Lincoln', 'Continental Mark III'], [1969, 1971], 'Y', { 89: '2-door hardtop' }, { A: '460 V8' }),
  row(['Lincoln', 'Continental Mark IV'], [1972, 1976], 'Y', { 89: '2-door hardtop' }, { A: '460 V8' }),
];
