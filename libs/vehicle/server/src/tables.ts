import type { VinReason } from '@vinlore/vehicle-domain';
import type { ColumnType, Generated } from 'kysely';

/** A plate from an operator's source. Has no owner column, because owners are never stored. */
export interface VehiclePlateRow {
  source: string;
  /** The source's own record id; reimporting the same id replaces the record. */
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
  /** As-of date from the source, `YYYY-MM-DD`. */
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
  /** Whether and when staff resolved it, with their note. */
  handled: Generated<boolean>;
  handled_at: Date | null;
  note: Generated<string>;
}

/** Which of a publisher's slots is in use. */
interface SlotRow {
  name: string;
  slot: number | null;
  previous: number | null;
  changed_at: Generated<Date>;
}

/** A vPIC release shared by all machines. */
interface ReleaseRow {
  slot: number;
  /** Its metadata, an `AboutRelease`. */
  about: unknown;
  /** Index and catalog, brotli-compressed. */
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
