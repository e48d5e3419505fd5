import type { DecodedVehicle } from '@vinlore/vehicle-domain';
import type { FactsReader } from './facts-reader.ts';

/** Dependencies of the model module. */
export interface ModelDeps {
  /** Decodes a normalized 17-character VIN. */
  readonly decode: (vin: string) => DecodedVehicle;
  /** Database that facts are read from. */
  readonly facts: FactsReader;
}
