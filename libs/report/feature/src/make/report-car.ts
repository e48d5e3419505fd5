import { titleCase } from '@vinlore/vehicle-domain';

/** A vehicle that a report can be made of: by a 17-character VIN, or by a classic number and the name that fits it. */
export type ReportCar =
  | { readonly kind: 'standard'; readonly vin: string }
  | {
      readonly kind: 'classic';
      readonly vin: string;
      /** As the member confirms it (docs/decisions.md §4, `check_vname`). */
      readonly name: string;
      readonly year: number;
      readonly make: string;
      readonly model: string;
      readonly series: string;
    };

/** A vehicle that a classic number fits, as `vehicleContract.classicMapping` answers it. */
export interface FittingCar {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  /** Falls back to the model (spec §3). */
  readonly series: string;
}

/** The car of a classic number; its full name has the series instead of the model (spec §3). */
export function carOfClassicVin(
  vin: string,
  { year, make, model, series }: FittingCar,
): ReportCar & { kind: 'classic' } {
  const maker = make === make.toUpperCase() ? titleCase(make) : make;
  const name = [year, maker, series.startsWith(model) ? series : `${model} ${series}`].join(' ');
  return { kind: 'classic', vin, name, year, make, model, series };
}

/** Which vehicle a classic number means, as calls take it; nothing for a VIN of 17 characters. */
export function classicFields(car: ReportCar) {
  if (car.kind === 'standard') return {};
  const { year, make, model, series } = car;
  return { year: String(year), make, model, series };
}
