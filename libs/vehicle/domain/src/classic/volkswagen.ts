import {
  type ClassicModel,
  type ClassicCandidate,
  classicVehicle,
  type Codes,
  meaningOf,
  yearsEndingIn,
} from './classic-candidate.ts';

interface VwModel extends ClassicModel {
  /** The first two digits: Volkswagen's type number. */
  readonly type: string;
  readonly body?: string;
}

const vw = (type: string, from: number, to: number, model: string, body?: string, series?: string): VwModel => ({
  make: 'Volkswagen',
  type,
  from,
  to,
  model,
  ...(series ? { series } : {}),
  ...(body ? { body } : {}),
});

/** Volkswagen type numbers. */
export const VW_MODELS: readonly VwModel[] = [
  vw('11', 1965, 1977, 'Beetle', '2-door sedan'),
  vw('13', 1973, 1975, 'Beetle', '2-door sedan', 'Super Beetle'),
  vw('15', 1965, 1979, 'Beetle', 'Convertible'),
  vw('14', 1965, 1974, 'Karmann Ghia'),
  vw('18', 1973, 1974, 'Thing', 'Convertible'),
  vw('21', 1965, 1979, 'Transporter', 'Panel van'),
  vw('22', 1965, 1979, 'Transporter', 'Microbus'),
  vw('23', 1965, 1979, 'Transporter', 'Kombi'),
  vw('26', 1965, 1979, 'Transporter', 'Pickup'),
  vw('31', 1965, 1973, 'Type 3', '2-door sedan'),
  vw('36', 1965, 1973, 'Type 3', 'Squareback'),
];

/** The 1969 Porsche 911 used the same format as Volkswagen's Beetle: 119, a series digit, and a short sequence. */
const PORSCHE_1969: Codes = { 1: '911 T', 2: '911 E', 3: '911 S' };

/** The 1969 911 models, for the catalog. */
export const PORSCHE_MODELS: readonly ClassicModel[] = Object.values(PORSCHE_1969).map((series) => ({
  make: 'Porsche',
  model: '911',
  series,
  from: 1969,
  to: 1969,
}));

/** Returns the 1969 911 that a number may identify; the Beetle with the same number is the other candidate. */
export function porsche(vin: string): ClassicCandidate[] {
  const series = meaningOf(PORSCHE_1969, /^119(\d)[0-2]\d{4}$/.exec(vin)?.[1] ?? '');
  return PORSCHE_MODELS.filter((each) => each.series === series).map((each) => classicVehicle(each, 1969, '911'));
}

/**
 * Decodes Volkswagen chassis numbers, model years 1965–79: type (2), year digit, sequence. Until 1969 the sequence
 * started at 000 001, giving 9 digits, or 10 past the millionth car; from 1970 on it started at 2 000 001.
 */
export function volkswagen(vin: string): ClassicCandidate[] {
  const [, type = '', digit = '', sequence = ''] = /^(\d\d)(\d)(\d{6,7})$/.exec(vin) ?? [];
  const [from, to] = sequence.length === 6 || sequence.startsWith('1') ? [1965, 1969] : [1970, 1979];
  if (sequence.length === 7 && !/^[123]/.test(sequence)) return [];
  return yearsEndingIn(digit, from, to).flatMap((year) =>
    VW_MODELS.filter((each) => each.type === type && year >= each.from && year <= each.to).map((each) =>
      classicVehicle(each, year, type, { body: each.body }),
    ),
  );
}
