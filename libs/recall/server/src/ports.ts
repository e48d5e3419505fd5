import type { Database } from '@vinlore/database';
import type { DecodedVehicle } from '@vinlore/vehicle-domain';

/** The vehicle catalogue, for its spelling of names. */
export interface VehicleNames {
  makes(year: number): readonly { readonly name: string }[];
  models(make: string, year: number): readonly { readonly name: string }[];
}

/** What the recall slice needs of others. */
export interface RecallPorts {
  readonly database: Database;
  readonly decode: (vin: string) => DecodedVehicle;
  readonly catalogue: VehicleNames;
}
