import type { Brand } from '@vinlore/brand';
import type { Database } from '@vinlore/database';
import type { GarageDocument } from '@vinlore/garage-domain';
import type { DecodedVehicle, NamedQuery } from '@vinlore/vehicle-domain';

/** Whose garage: an account of one brand. */
export interface Owner {
  readonly brand: string;
  readonly accountId: string;
}

/** A document of a vehicle. */
export type VehicleDocument = GarageDocument & { readonly vin: string };

/** What the slices that make documents say of a member's. */
export interface GarageDocuments {
  /** The newest versions of the owner's documents of these VINs that nobody took back, the newest first. */
  of(owner: Owner, vins: readonly string[]): Promise<readonly VehicleDocument[]>;
}

/** What the recall slice says of vehicles. */
export interface GarageRecalls {
  /** How many may apply; null where no source answered, or none was ever loaded. */
  count(vehicle: NamedQuery): Promise<{ readonly count: number; readonly urgent: boolean } | null>;
  /** For each vehicle, whether emails about its new recalls go to the address. */
  watched(
    reader: { readonly brand: string; readonly email: string },
    vehicles: readonly NamedQuery[],
  ): Promise<readonly boolean[]>;
}

/** What the garage module needs of others. */
export interface GarageDeps {
  readonly database: Database;
  readonly decode: (vin: string) => DecodedVehicle;
  readonly documents: GarageDocuments;
  readonly recalls: GarageRecalls;
  /** Whether staff keep the owner out: nothing of theirs is shown to others meanwhile. */
  readonly isSuspended: (owner: Owner) => Promise<boolean>;
  /** The currency of a brand, in which its members enter expenses. */
  readonly currencyOf: (brand: Brand) => string;
  readonly clock: () => Date;
}
