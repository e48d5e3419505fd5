import type { VinReason } from '@vinlore/vehicle-domain';
import type { ColumnType, Generated } from 'kysely';

/** A plate as an operator's source knows it. No column for an owner: none is ever kept. */
export interface VehiclePlateRow {
  source: string;
  /** The source's own id of the record: importing it again replaces it. */
  source_id: string;
  country: string;
  region: string;
  plate: string;
  vin: string | null;
  year: number | null;
  make: string | null;
  model: string | null;
  trim: string | null;
  color: string | null;
  /** The day for which the source says it, `YYYY-MM-DD`. */
  as_of: string | null;
  sample: boolean;
  imported_at: Generated<Date>;
}

interface ErrorVinRow {
  brand: string;
  vin: string;
  reason: VinReason;
  count: ColumnType<number, number | undefined, number>;
  first_at: Generated<Date>;
  last_at: ColumnType<Date, Date | undefined, Date>;
  /** Whether somebody on the staff has handled it, when, and what they noted. */
  handled: Generated<boolean>;
  handled_at: Date | null;
  note: Generated<string>;
}

/** Which slot of a publisher's is in use. */
interface SlotRow {
  name: string;
  slot: number | null;
  previous: number | null;
  changed_at: Generated<Date>;
}

/** A release of vPIC that all machines share. */
interface ReleaseRow {
  slot: number;
  /** What is noted of it, `AboutRelease`. */
  about: unknown;
  /** The index and the catalog, packed by brotli. */
  index_packed: Buffer;
  catalogue_packed: Buffer;
}

/** Tables of the vehicle module. */
export interface VehicleTables {
  vehicle_slot: SlotRow;
  vehicle_release: ReleaseRow;
  vehicle_plate: VehiclePlateRow;
  vehicle_error_vin: ErrorVinRow;
}
