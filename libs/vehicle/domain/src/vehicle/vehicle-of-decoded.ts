import { type DecodedVehicle, fullNameOf } from '../decoded-vehicle.ts';
import { type Vehicle, vehicleFrom } from './vehicle.ts';

/** What is published of a vehicle's model and no VIN says. */
export interface PublishedOfModel {
  /** EPA's class, such as `Midsize Cars`: vPIC has none. */
  readonly vehicleClass?: string | null;
}

/** Models and series in vPIC's lists have their makers' spelling (F-150, CR-V), which people know them by. */
const asFiled = (name: string) => name.trim();

/**
 * The vehicle of a decoded VIN (spec §3; docs/decisions.md §6): the one model of it on screens, paper and the API. vPIC's
 * elements are its `data`, vPIC is its `source`, and `created` the day of vPIC's data. Models keep their makers' spelling,
 * and a VIN of 1981 its model's name: vPIC's series is a cab or an engine there, not what the car was called.
 */
export function vehicleOfDecoded(
  decoded: Pick<DecodedVehicle, 'vin' | 'year' | 'make' | 'model' | 'elements' | 'source'>,
  { vehicleClass = null }: PublishedOfModel = {},
): Vehicle {
  const { vin, year, make, model, elements, source } = decoded;
  const series = elements['Series'] ?? elements['Series2'];
  const named = { vin, year, make, model, series, source: source.name, created: source.asOf };
  return {
    ...vehicleFrom(named, asFiled),
    fullName: fullNameOf(decoded),
    data: { ...elements, ...(vehicleClass !== null && { vehicle_class: vehicleClass }) },
  };
}
