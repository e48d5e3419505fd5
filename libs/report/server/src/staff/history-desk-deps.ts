import type { Database } from '@vinlore/database';
import type { DecodedVehicle } from '@vinlore/vehicle-domain';
import type { TellOwners } from './tell-owners.ts';
import type { WakeClearing } from '../events/history-jobs.ts';

/** Dependencies of the desk's endpoints for imported history. */
export interface HistoryDeskDeps {
  readonly database: Database;
  /** Starts deleting the records of a removed source. */
  readonly wake: WakeClearing;
  /** Notifies owners of reports that show a changed record. */
  readonly tellOwners: TellOwners;
  /** Decodes a cleaned 17-character VIN. */
  readonly decode: (vin: string) => DecodedVehicle;
  readonly clock: () => Date;
}
