import { CLASSIC_MAX_YEAR, type DecodedVehicle, modelAndTrim, titleCase } from '@vinlore/vehicle-domain';
import type { OwnSticker } from '../view/own-sticker.ts';

/** A vehicle that a sticker can be made of, whichever way it was named. */
export interface StickerCar {
  /** By a 17-character VIN, a classic one (number or name), or by year, make, model and trim. */
  readonly kind: 'standard' | 'classic' | 'ymmt';
  /** '' where it was named without one. */
  readonly vin: string;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  /** The trim, or a classic vehicle's series; '' where it is not known. */
  readonly trim: string;
  /** The body style, as the VIN says it; '' where it is not known. */
  readonly style: string;
}

/** A vehicle that was named by year, make, model and trim, as forms and addresses carry it. */
export interface CarName {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly trim: string | null;
}

/** A vehicle that a classic number fits, as `vehicleContract.classicMapping` answers it. */
export interface FittingCar {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  /** Falls back to the model (spec §3). */
  readonly series: string;
}

/** The car of a 17-character VIN; null where the VIN does not say its year and make. */
export function carOfVin({ vin, year, make, model, trim, elements }: DecodedVehicle): StickerCar | null {
  if (year === null || make === null) return null;
  const style = elements['Body Class'] ?? '';
  return { kind: 'standard', vin, year, make, model: model ?? '', trim: trim ?? '', style };
}

/** The car of a number of 14 characters or fewer (spec §4). */
export function carOfClassicVin(vin: string, { year, make, model, series }: FittingCar): StickerCar {
  return { kind: 'classic', vin, year, make, model, trim: series === model ? '' : series, style: '' };
}

/** The car of a name: of 1981 or earlier it is a classic one (spec §3, §9). */
export function carOfName({ year, make, model, trim }: CarName): StickerCar {
  const kind = year <= CLASSIC_MAX_YEAR ? 'classic' : 'ymmt';
  return { kind, vin: '', year, make, model, trim: trim ?? '', style: '' };
}

/** The car of a sticker that its owner has. */
export function carOfSticker({
  kind,
  vin,
  vehicle,
  selection,
}: Pick<OwnSticker, 'kind' | 'vin' | 'vehicle' | 'selection'>): StickerCar {
  return { kind, vin, ...vehicle, style: selection?.style ?? '' };
}

/** What people call it. Catalogues write makes in capitals; a classic is named by its series where it has one (spec §3). */
export function carTitle({ kind, year, make, model, trim }: StickerCar): string {
  const maker = make === make.toUpperCase() ? titleCase(make) : make;
  const chosen = kind === 'classic' && trim.startsWith(model) ? trim : [model, trim].filter(Boolean).join(' ');
  // A name's trim was chosen by a person: it is said as they know it. A VIN's is as its maker filed it.
  return [year, maker, kind === 'standard' ? modelAndTrim(model, trim) : chosen].filter(Boolean).join(' ');
}

/** Tells one car from another. */
export function carKey({ vin, year, make, model, trim }: StickerCar): string {
  return vin || [year, make, model, trim].join('\t');
}
