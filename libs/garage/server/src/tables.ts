import type { DistanceUnit, ExpenseKind, GarageShows } from '@vinlore/garage-domain';
import type { Generated } from 'kysely';

interface GarageVehicleRow {
  id: Generated<string>;
  brand: string;
  account_id: string;
  /** Normalized VIN: 17 characters, or a classic VIN. */
  vin: string;
  /** Year, make, and model for display; empty if the VIN doesn't decode to them. */
  title: string;
  /** Key used to look up recalls. */
  year: number | null;
  make: string | null;
  model: string | null;
  series: string | null;
  trim: string | null;
  body: string | null;
  nickname: Generated<string>;
  notes: Generated<string>;
  unit: Generated<DistanceUnit>;
  /** Reading entered without an expense; null together with `noted_on`. */
  noted_reading: number | null;
  noted_on: string | null;
  added_at: Date;
}

interface GarageExpenseRow {
  vehicle_id: string;
  /** Chosen by the client; unique per vehicle only. */
  id: string;
  brand: string;
  day: string;
  kind: ExpenseKind;
  amount: number;
  currency: string;
  odometer: number | null;
  note: string;
}

interface GarageLinkRow extends GarageShows {
  account_id: string;
  brand: string;
  /** Token in the URL: 128 random bits. */
  token: string;
  made_at: Date;
}

/** Tables of the garage module. */
export interface GarageTables {
  garage_vehicle: GarageVehicleRow;
  garage_expense: GarageExpenseRow;
  garage_link: GarageLinkRow;
}
