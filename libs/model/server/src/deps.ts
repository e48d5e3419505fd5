import type { DecodedVehicle } from '@vinlore/vehicle-domain';
import type { FactsReader } from './facts-reader.ts';

/** What the model module needs of others. */
export interface ModelDeps {
  /** Decodes a plain VIN of 17 characters. */
  readonly decode: (vin: string) => DecodedVehicle;
  /** Where facts are looked up. */
  readonly facts: FactsReader;
}
