import { type ClassicModel, type ClassicVehicle, classicVehicle, yearsEndingIn } from './classic-vehicle.ts';

interface VwModel extends ClassicModel {
  /** The first two digits: the maker's type number. */
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

/** Volkswagen's type numbers. */
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

/**
 * Volkswagen chassis numbers, model years 1965–79: type (2), year digit, sequence. Until 1969 the sequence began with
 * 000 001, so the number has 9 digits, or 10 from the millionth car on; from 1970 on it began with 2 000 001.
 */
export function volkswagen(vin: string): ClassicVehicle[] {
  const [, type = '', digit = '', sequence = ''] = /^(\d\d)(\d)(\d{6,7})$/.exec(vin) ?? [];
  const [from, to] = sequence.length === 6 || sequence.startsWith('1') ? [1965, 1969] : [1970, 1979];
  if (sequence.length === 7 && !/^[123]/.test(sequence)) return [];
  return yearsEndingIn(digit, from, to).flatMap((year) =>
    VW_MODELS.filter((each) => each.type === type && year >= each.from && year <= each.to).map((each) =>
      classicVehicle(each, year, type, { body: each.body }),
    ),
  );
}
