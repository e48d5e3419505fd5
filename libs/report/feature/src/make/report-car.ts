import { titleCase } from '@vinlore/vehicle-domain';

/** A vehicle for a report: a 17-character VIN, or a classic VIN with a matching name. */
export type ReportCar =
  | { readonly kind: 'standard'; readonly vin: string }
  | {
      readonly kind: 'classic';
      readonly vin: string;
      /** The name to be confirmed by the member (docs/decisions.md §4, `check_vname`). */
      readonly name: string;
      readonly year: number;
      readonly make: string;
      readonly model: string;
      readonly series: string;
    };

/** A vehicle that matches a classic VIN, as returned by `vehicleContract.classicMapping`. */
export interface FittingCar {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  /** Falls back to the model (spec §3). */
  readonly series: string;
}

/**
 * The car for a classic VIN. Its full name has the series, with the model in front unless the series starts with it
 * (spec §3).
 */
export function carOfClassicVin(
  vin: string,
  { year, make, model, series }: FittingCar,
): ReportCar & { kind: 'classic' } {
  const maker = make === make.toUpperCase() ? titleCase(make) : make;
  const name = [year, maker, series.startsWith(model) ? series : `${model} ${series}`].join(' ');
  return { kind: 'classic', vin, name, year, make, model, series };
}

/** Call fields that identify the vehicle of a classic VIN; empty for a 17-character VIN. */
export function classicFields(car: ReportCar) {
  if (car.kind === 'standard') return {};
  const { year, make, model, series } = car;
  return { year: String(year), make, model, series };
}
