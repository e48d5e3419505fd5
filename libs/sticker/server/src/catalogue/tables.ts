import type { ColumnType } from 'kysely';
import type { EntryDetail, EntryKind } from './imported/entry.ts';

/** A line of an operator's catalog. */
interface EntryRow {
  source: string;
  source_id: string;
  kind: EntryKind;
  year: number;
  make_key: string;
  model_key: string;
  /** Empty for all trims. */
  trim_key: string;
  detail: ColumnType<EntryDetail, string, string>;
  place: number;
  /** `YYYY-MM-DD`. */
  as_of: string;
  sample: boolean;
}

/** EPA's list of the previous version, copied by the model slice and kept for processes still running it. */
interface FormerEpaRow {
  epa_id: number;
  year: number;
  make_key: string;
  model: string;
  size_class: string | null;
  cylinders: number | null;
  liters: number | null;
  drive: string | null;
  transmission: string | null;
  turbo: boolean;
  fuel: string;
  technology: string | null;
  city: number;
  highway: number;
  combined: number;
  electric_combined: number | null;
  electric_range: number | null;
  co2: number | null;
  ghg_score: number | null;
  annual_cost: number | null;
  save_over_5_years: number | null;
  as_of: string;
}

/** Tables of the catalog module. */
export interface CatalogueTables {
  catalogue_entry: EntryRow;
  catalogue_epa_vehicle: FormerEpaRow;
}
