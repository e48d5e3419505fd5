import type { Language } from '@vinlore/brand';
import type { Generated } from 'kysely';

/** A campaign as published. */
export interface CampaignRow {
  source: string;
  campaign: string;
  maker_campaign: string | null;
  manufacturer: string;
  type: 'vehicle' | 'tire' | 'equipment' | 'child-seat';
  /** `YYYY-MM-DD`, like all dates. */
  received: string | null;
  summary: string;
  consequence: string;
  remedy: string;
  notes: string;
  affected: number | null;
  park_it: boolean;
  park_outside: boolean;
  over_the_air: boolean;
}

/** A model year that a campaign covers, with one component. */
export interface NamedVehicleRow {
  source: string;
  /** NHTSA's record number; re-importing replaces the row. */
  record_id: string;
  campaign: string;
  /** File it came from, used to detect lines that NHTSA withdrew. */
  file: string;
  make: string;
  model: string;
  make_key: string;
  model_key: string;
  /** Truck weight class; null if the name has none. */
  weight: string | null;
  /** Null if unknown to NHTSA (9999); such a line matches no year. */
  year: number | null;
  component: string;
  built_from: string | null;
  built_to: string | null;
}

/** Slot of the load. */
interface Slotted {
  slot: number;
}

/** Active slot of a publisher. */
interface SlotRow {
  name: string;
  slot: number | null;
  previous: number | null;
  changed_at: Generated<Date>;
}

/** A recall source and its latest date. */
export interface RecallSourceRow {
  source: string;
  as_of: string | null;
  sample: boolean;
  imported_at: Generated<Date>;
  /** Date of the load to roll back to. */
  previous_as_of: Generated<string | null>;
}

/** A request for recall alerts. No VIN is stored because recalls are matched without it. */
interface RecallWatchRow {
  id: Generated<string>;
  brand: string;
  email: string;
  /** Language of the request. */
  language: Language;
  /** Key of the vehicle in any spelling: one alert per vehicle and address. */
  vehicle_key: string;
  year: number;
  make: string;
  model: string;
  series: string | null;
  trim: string | null;
  /** Year, make, and model for display. */
  title: string;
  /** Campaigns known at request time or already emailed. */
  told: string[];
  /** When the last confirmation email was sent. */
  asked_at: Date;
  confirmed_at: Date | null;
  ended_at: Date | null;
  /**
   * Sources whose first load hasn't been compared yet; their campaigns are old and are marked as seen without an email.
   */
  quiet_sources: Generated<string[]>;
}

/** Tables of the recall module. */
export interface RecallTables {
  recall_campaign: CampaignRow & Slotted;
  recall_vehicle: NamedVehicleRow & Slotted;
  recall_source: RecallSourceRow;
  recall_slot: SlotRow;
  recall_watch: RecallWatchRow;
}
