import type { EpaRow, NcapRow } from '@vinlore/model-domain';
import type { Generated } from 'kysely';

/** A load of a source: rows of all its tables have its slot. */
interface ReleaseRow {
  slot: number;
  /** The publisher's name of the file; null where it has none. */
  release: string | null;
  /** `YYYY-MM-DD`. */
  as_of: string;
}

/** Which slot of a source is in use; null before anything was loaded. */
interface SlotRow {
  name: string;
  slot: number | null;
  previous: number | null;
  changed_at: Date;
}

/** A make and model as NHTSA's files name it, without its spelling. */
interface NameRow {
  id: Generated<number>;
  make_key: string;
  model_key: string;
  /** Weight class of a truck; '' where the name has none. */
  weight: string;
}

interface ComponentRow {
  id: Generated<number>;
  name: string;
}

/** A complaint's line: one for each component. */
interface ComplaintRow {
  slot: number;
  /** The file that it came in. */
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
  /** False where the line before is of the same complaint and says the same, but for the component. */
  is_first: Generated<boolean>;
  /** False where one of those lines before names the component, too. */
  is_named: Generated<boolean>;
}

/** Complaints of a model year, each counted once. */
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
  /** As many as there are bands in `MILES_FROM`. */
  by_mileage: number[];
  first_received: string | null;
  last_received: string | null;
  /** Component's id, complaints, crashes, fires. */
  by_component: [number, number, number, number][];
}

/** An investigation's line: one for each model year and component. */
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

/** What a manufacturer wrote to its dealers. */
interface BulletinRow {
  slot: number;
  piece: string;
  bulletin_id: number;
  number: string | null;
  date: string | null;
  summary: string;
}

/** A model year and component that it is about. */
interface BulletinOfRow {
  slot: number;
  piece: string;
  name_id: number;
  year: number;
  bulletin_id: number;
  component_id: number;
  /** The day of the communication, again; null where it says none, and in what was loaded before there was this column. */
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
