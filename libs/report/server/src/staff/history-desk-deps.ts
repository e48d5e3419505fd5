import type { Database } from '@vinlore/database';
import type { DecodedVehicle } from '@vinlore/vehicle-domain';
import type { TellOwners } from './tell-owners.ts';
import type { WakeClearing } from '../events/history-jobs.ts';

/** What the desk's calls about imported history need. */
export interface HistoryDeskDeps {
  readonly database: Database;
  /** Takes the records of a removed source away. */
  readonly wake: WakeClearing;
  /** Tells owners of reports that show a changed record. */
  readonly tellOwners: TellOwners;
  /** Decodes a plain VIN of 17 characters. */
  readonly decode: (vin: string) => DecodedVehicle;
  readonly clock: () => Date;
}
