import type { ClassicModel, Codes } from './classic-candidate.ts';

/** Fisher body styles (last two digits of GM's model number), shared by all divisions. */
export const GM_BODIES: Codes = {
  '05': 'Panel delivery',
  '07': '2-door hatchback coupe',
  '08': '2-door hatchback',
  '11': '2-door sedan',
  '15': '2-door station wagon',
  '17': '2-door hardtop',
  '27': '2-door coupe',
  '35': '4-door station wagon',
  '36': '4-door station wagon',
  '37': '2-door hardtop or coupe',
  '39': '4-door hardtop',
  '45': '4-door station wagon, 3 seats',
  '46': '4-door station wagon, 3 seats',
  '47': '2-door hardtop or coupe',
  '49': '4-door hardtop',
  '55': '4-door station wagon',
  '57': '2-door hardtop or coupe',
  '65': '4-door station wagon, 3 seats',
  '67': 'Convertible',
  '69': '4-door sedan',
  '77': '2-door hatchback coupe',
  '80': 'Pickup',
  '87': '2-door coupe',
};

/** Station wagons that weren't named after their series. */
export const GM_WAGONS: readonly string[] = ['15', '35', '36', '45', '46', '55', '65'];

/** Assembly plants. Letters that meant different plants in different divisions or years are left out. */
export const GM_PLANTS: Codes = {
  A: 'Atlanta (Lakewood), Georgia',
  B: 'Baltimore, Maryland',
  C: 'South Gate, California',
  D: 'Doraville, Georgia',
  E: 'Linden, New Jersey',
  F: 'Flint, Michigan',
  G: 'Framingham, Massachusetts',
  H: 'Flint (Buick), Michigan',
  J: 'Janesville, Wisconsin',
  L: 'Los Angeles (Van Nuys), California',
  M: 'Lansing, Michigan',
  N: 'Norwood, Ohio',
  P: 'Pontiac, Michigan',
  Q: 'Detroit, Michigan',
  R: 'Arlington, Texas',
  S: 'St. Louis, Missouri',
  T: 'Tarrytown, New York',
  U: 'Lordstown, Ohio',
  W: 'Willow Run, Michigan',
  X: 'Fairfax, Kansas',
  Y: 'Wilmington, Delaware',
  Z: 'Fremont, California',
  1: 'Oshawa, Ontario',
  2: 'Sainte-Thérèse, Quebec',
};

/** A row of GM's tables: the series codes for a model and, if they matter, its body styles. */
export type GmRow = readonly [
  codes: string,
  from: number,
  to: number,
  model: string,
  series?: string | null,
  bodies?: readonly string[],
];

/** Rows by division digit. */
export type GmDivisions = Readonly<Record<string, { readonly make: string; readonly rows: readonly GmRow[] }>>;

/** Builds the model for a row. Its series combines model and series, for example Firebird Trans Am. */
export function gmModel(make: string, [, from, to, model, series]: GmRow): ClassicModel {
  return { make, from, to, model, ...(series ? { series: `${model} ${series}` } : {}) };
}
