import type { Brand } from '@vinlore/brand';
import type { Database } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import type { Mail } from '@vinlore/mail';
import type { TextSigner } from '@vinlore/server-kit';
import type { DecodedVehicle } from '@vinlore/vehicle-domain';
import type { RecallLookUp } from './found-recalls.ts';

/** The vehicle catalogue, for its spelling of names. */
export interface CatalogueNames {
  makes(year: number): readonly { readonly name: string }[];
  models(make: string, year: number): readonly { readonly name: string }[];
}

/** What the recall module needs of others. */
export interface RecallDeps {
  readonly database: Database;
  readonly decode: (vin: string) => DecodedVehicle;
  readonly catalogue: CatalogueNames;
  /** Where recalls are looked up. */
  readonly lookUp: RecallLookUp;
  readonly jobs: Pick<Jobs, 'define'>;
  readonly mail: Mail;
  /** Signs the links of mails. */
  readonly signer: TextSigner;
  /** All brands: a job knows of a watch's brand by key alone. */
  readonly brands: readonly Brand[];
  readonly originOf: (brand: Brand) => string;
  readonly clock: () => Date;
}
