import type { EpaRow, NcapRow } from '@vinlore/model-domain';
import type { Generated } from 'kysely';

/** A load of a source. Rows of its tables carry its slot. */
interface ReleaseRow {
  slot: number;
  /** Publisher's file name; null if it has none. */
  release: string | null;
  /** `YYYY-MM-DD`. */
  as_of: string;
}

/** Active slot of a source; null before the first load. */
interface SlotRow {
  name: string;
  slot: number | null;
  previous: number | null;
  changed_at: Date;
}

/** A make and model from NHTSA's files, normalized. */
interface NameRow {
  id: Generated<number>;
  make_key: string;
  model_key: string;
  /** Truck weight class; empty if the name has none. */
  weight: string;
}

interface ComponentRow {
  id: Generated<number>;
  name: string;
}

/** A line of a complaint, one per component. */
interface ComplaintRow {
  slot: number;
  /** The file it came from. */
  piece: string;
  odino: number;
  name_id: number;
  year: number;
  component_id: number;
  crash: boolean;
  fire: boolean;
  injured: number;
  deaths: number;
  miles: number | null;
  received: string | null;
  /** False if the previous line belongs to the same complaint and differs only in the component. */
  is_first: Generated<boolean>;
  /** False if an earlier line of the complaint names the same component. */
  is_named: Generated<boolean>;
}

/** Complaint totals of a model year; each complaint counts once. */
interface ComplaintSumRow {
  slot: number;
  name_id: number;
  year: number;
  complaints: number;
  crashes: number;
  fires: number;
  injuries: number;
  deaths: number;
  with_mileage: number;
  /** One entry per band of `MILES_FROM`. */
  by_mileage: number[];
  first_received: string | null;
  last_received: string | null;
  /** Component id, complaints, crashes, fires. */
  by_component: [number, number, number, number][];
}

/** A line of an investigation, one per model year and component. */
interface InvestigationRow {
  slot: number;
  piece: string;
  number: string;
  name_id: number;
  year: number;
  component_id: number;
  opened: string | null;
  closed: string | null;
  campaign: string | null;
  subject: string;
}

/** A manufacturer's communication to dealers. */
interface BulletinRow {
  slot: number;
  piece: string;
  bulletin_id: number;
  number: string | null;
  date: string | null;
  summary: string;
}

/** A model year and component it covers. */
interface BulletinOfRow {
  slot: number;
  piece: string;
  name_id: number;
  year: number;
  bulletin_id: number;
  component_id: number;
  /** Copy of the communication's date; null if it has none or was loaded before this column existed. */
  date: string | null;
}

/** Tables of the model module. */
export interface ModelTables {
  model_slot: SlotRow;
  model_release: ReleaseRow;
  model_epa: EpaRow & { slot: number };
  model_ncap: { -readonly [Column in keyof NcapRow]: NcapRow[Column] } & { slot: number };
  model_name: NameRow;
  model_component: ComponentRow;
  model_complaint: ComplaintRow;
  model_complaint_sum: ComplaintSumRow;
  model_investigation: InvestigationRow;
  model_bulletin: BulletinRow;
  model_bulletin_of: BulletinOfRow;
}
