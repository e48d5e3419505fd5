import type { EpaRow } from '@vinlore/model-domain';

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

/** Tables of the model module. */
export interface ModelTables {
  model_slot: SlotRow;
  model_release: ReleaseRow;
  model_epa: EpaRow & { slot: number };
}
