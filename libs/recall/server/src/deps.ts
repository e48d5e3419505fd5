import type { Brand } from '@vinlore/brand';
import type { Database, Tx } from '@vinlore/database';
import type { Jobs } from '@vinlore/jobs';
import type { Mail } from '@vinlore/mail';
import type { TextSigner } from '@vinlore/server-kit';
import type { DecodedVehicle } from '@vinlore/vehicle-domain';
import type { Recall } from '@vinlore/recall-domain';
import type { RecallLookUp } from './found-recalls.ts';
import type { Watch } from './watches/watch-store.ts';

/** Vehicle catalog, for the spelling of names. */
export interface CatalogueNames {
  makes(year: number): readonly { readonly name: string }[];
  models(make: string, year: number): readonly { readonly name: string }[];
}

/** Dependencies of the recall module. */
export interface RecallDeps {
  readonly database: Database;
  readonly decode: (vin: string) => DecodedVehicle;
  readonly catalogue: CatalogueNames;
  /** Recall lookup. */
  readonly lookUp: RecallLookUp;
  readonly jobs: Pick<Jobs, 'define'>;
  readonly mail: Mail;
  /** Signs links in emails. */
  readonly signer: TextSigner;
  /** Learns of new recalls for a vehicle with alerts, in the transaction that tells its watcher. */
  readonly onFound?: (tx: Tx, watch: Watch, recalls: readonly Recall[]) => Promise<void>;
  /** All brands; a job knows the brand of an alert only by key. */
  readonly brands: readonly Brand[];
  readonly originOf: (brand: Brand) => string;
  readonly clock: () => Date;
}
