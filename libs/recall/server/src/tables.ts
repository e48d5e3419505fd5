import type { Language } from '@vinlore/brand';
import type { Generated } from 'kysely';

/** A campaign as a source tells it. */
export interface CampaignRow {
  source: string;
  campaign: string;
  maker_campaign: string | null;
  manufacturer: string;
  type: 'vehicle' | 'tire' | 'equipment' | 'child-seat';
  /** `YYYY-MM-DD`, as all days. */
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

/** A model year that a campaign names, with one component. */
export interface NamedVehicleRow {
  source: string;
  /** NHTSA's number of the line: importing it again replaces it. */
  record_id: string;
  campaign: string;
  /** The file it came in, by which lines that NHTSA withdrew are known. */
  file: string;
  make: string;
  model: string;
  make_key: string;
  model_key: string;
  /** Weight class of a truck; null where the name has none. */
  weight: string | null;
  /** Null where NHTSA does not know it (9999): such a line is found by no year. */
  year: number | null;
  component: string;
  built_from: string | null;
  built_to: string | null;
}

/** Rows of a load stand in its slot. */
interface Slotted {
  slot: number;
}

/** Which slot of a publisher's is in use. */
interface SlotRow {
  name: string;
  slot: number | null;
  previous: number | null;
  changed_at: Generated<Date>;
}

/** A source of recalls and how far its records go. */
export interface RecallSourceRow {
  source: string;
  as_of: string | null;
  sample: boolean;
  imported_at: Generated<Date>;
  /** Of the load to go back to. */
  previous_as_of: Generated<string | null>;
}

/** A request for an email when a vehicle gets a new recall. No VIN is kept: recalls are found without it. */
interface RecallWatchRow {
  id: Generated<string>;
  brand: string;
  email: string;
  /** The language in which it was asked for. */
  language: Language;
  /** What recalls find the vehicle by, in any spelling: one watch for it and an address. */
  vehicle_key: string;
  year: number;
  make: string;
  model: string;
  series: string | null;
  trim: string | null;
  /** Year, make and model for people. */
  title: string;
  /** Campaigns that were there when it was asked for, or that a mail has told of since. */
  told: string[];
  /** When the last mail that asks for confirmation was written. */
  asked_at: Date;
  confirmed_at: Date | null;
  ended_at: Date | null;
  /** Sources whose first load it was not compared with yet: their campaigns are old, and told silently. */
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
