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

/** Tables of the vehicle module. */
export interface VehicleTables {
  vehicle_plate: VehiclePlateRow;
  vehicle_error_vin: ErrorVinRow;
}
