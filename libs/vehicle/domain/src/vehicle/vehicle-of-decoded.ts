import { type DecodedVehicle, fullNameOf } from '../decoded-vehicle.ts';
import { type Vehicle, vehicleFrom } from './vehicle.ts';

/** Published model data that isn't encoded in the VIN. */
export interface PublishedOfModel {
  /** EPA class, such as `Midsize Cars`; vPIC has none. */
  readonly vehicleClass?: string | null;
}

/** vPIC lists these models and series in the manufacturer's own, familiar spelling (F-150, CR-V). */
const asFiled = (name: string) => name.trim();

/**
 * Converts a decoded VIN to a vehicle (spec §3; docs/decisions.md §6), the single model used on screens, in documents,
 * and in the API. `data` holds the vPIC elements, `source` is vPIC, and `created` is the date of its data. Models keep
 * the manufacturer's spelling, and a 1981 VIN keeps its model name, because vPIC's series for that year is a cab or an
 * engine rather than what the car was called.
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
