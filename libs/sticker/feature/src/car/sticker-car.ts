import { CLASSIC_MAX_YEAR, type DecodedVehicle, modelAndTrim, titleCase } from '@vinlore/vehicle-domain';
import type { OwnSticker } from '../view/own-sticker.ts';

/** A vehicle that a sticker can be created for, however it was identified. */
export interface StickerCar {
  /** By 17-character VIN, classic (VIN or name), or year, make, model, and trim. */
  readonly kind: 'standard' | 'classic' | 'ymmt';
  /** Empty without a VIN. */
  readonly vin: string;
  readonly year: number;
  readonly make: string;
  readonly model: string;
  /** Trim, or series of a classic vehicle; empty if unknown. */
  readonly trim: string;
  /** Body style from the VIN; empty if unknown. */
  readonly style: string;
}

/** A vehicle by year, make, model, and trim, as in forms and URLs. */
export interface CarName {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly trim: string | null;
}

/** A match for a classic VIN, as returned by `vehicleContract.classicMapping`. */
export interface FittingCar {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  /** Falls back to the model (spec §3). */
  readonly series: string;
}

/** Returns the car of a 17-character VIN; null if it doesn't decode to year and make. */
export function carOfVin({ vin, year, make, model, trim, elements }: DecodedVehicle): StickerCar | null {
  if (year === null || make === null) return null;
  const style = elements['Body Class'] ?? '';
  return { kind: 'standard', vin, year, make, model: model ?? '', trim: trim ?? '', style };
}

/** Returns the car of a VIN of up to 14 characters (spec §4). */
export function carOfClassicVin(vin: string, { year, make, model, series }: FittingCar): StickerCar {
  return { kind: 'classic', vin, year, make, model, trim: series === model ? '' : series, style: '' };
}

/** Returns the car of a name; classic up to 1981 (spec §3, §9). */
export function carOfName({ year, make, model, trim }: CarName): StickerCar {
  const kind = year <= CLASSIC_MAX_YEAR ? 'classic' : 'ymmt';
  return { kind, vin: '', year, make, model, trim: trim ?? '', style: '' };
}

/** Returns the car of an existing sticker. */
export function carOfSticker({
  kind,
  vin,
  vehicle,
  selection,
}: Pick<OwnSticker, 'kind' | 'vin' | 'vehicle' | 'selection'>): StickerCar {
  return { kind, vin, ...vehicle, style: selection?.style ?? '' };
}

/**
 * Returns the display name. Catalogs write makes in capitals; a classic is named by its series if it has one (spec §3).
 */
export function carTitle({ kind, year, make, model, trim }: StickerCar): string {
  const maker = make === make.toUpperCase() ? titleCase(make) : make;
  const chosen = kind === 'classic' && trim.startsWith(model) ? trim : [model, trim].filter(Boolean).join(' ');
  // A trim chosen by a person is shown as is, a VIN's as filed by the manufacturer.
  return [year, maker, kind === 'standard' ? modelAndTrim(model, trim) : chosen].filter(Boolean).join(' ');
}

/** Returns a key that identifies the car. */
export function carKey({ vin, year, make, model, trim }: StickerCar): string {
  return vin || [year, make, model, trim].join('\t');
}
