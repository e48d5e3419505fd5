import type { Brand } from '@vinlore/brand';
import type { Database } from '@vinlore/database';
import type { GarageDocument } from '@vinlore/garage-domain';
import type { DecodedVehicle, NamedQuery } from '@vinlore/vehicle-domain';

/** Owner of a garage: an account of one brand. */
export interface Owner {
  readonly brand: string;
  readonly accountId: string;
}

/** A document of a vehicle. */
export type VehicleDocument = GarageDocument & { readonly vin: string };

/** Lookup of a member's documents, provided by the slices that create them. */
export interface GarageDocuments {
  /** Returns the newest version of the owner's documents for these VINs, newest first, without revoked ones. */
  of(owner: Owner, vins: readonly string[]): Promise<readonly VehicleDocument[]>;
}

/** Lookups provided by the recall slice. */
export interface GarageRecalls {
  /** Number of recalls that may apply; null if no source responded or none was ever loaded. */
  count(vehicle: NamedQuery): Promise<{ readonly count: number; readonly urgent: boolean } | null>;
  /** Whether recall alerts for each vehicle go to the email address. */
  watched(
    reader: { readonly brand: string; readonly email: string },
    vehicles: readonly NamedQuery[],
  ): Promise<readonly boolean[]>;
}

/** Dependencies of the garage module. */
export interface GarageDeps {
  readonly database: Database;
  readonly decode: (vin: string) => DecodedVehicle;
  readonly documents: GarageDocuments;
  readonly recalls: GarageRecalls;
  /** Whether staff have suspended the owner. Meanwhile their public garage is hidden. */
  readonly isSuspended: (owner: Owner) => Promise<boolean>;
  /** The brand's currency, used for new expenses. */
  readonly currencyOf: (brand: Brand) => string;
  readonly clock: () => Date;
}
