import type { ColumnType } from 'kysely';
import type { EntryDetail, EntryKind } from './imported/entry.ts';

/** A line of an operator's catalogue. */
interface EntryRow {
  source: string;
  source_id: string;
  kind: EntryKind;
  year: number;
  make_key: string;
  model_key: string;
  /** '' for every trim. */
  trim_key: string;
  detail: ColumnType<EntryDetail, string, string>;
  place: number;
  /** `YYYY-MM-DD`. */
  as_of: string;
  sample: boolean;
}

/** A vehicle as EPA has it: miles per gallon or MPGe, grams of CO₂ a mile, U.S. dollars. */
export interface EpaRow {
  epa_id: number;
  year: number;
  make_key: string;
  /** As EPA writes it: `F150 Pickup 4WD FFV`. */
  model: string;
  /** Of comparable vehicles, without its drive: `Small Sport Utility Vehicle`. */
  size_class: string | null;
  cylinders: number | null;
  liters: number | null;
  drive: string | null;
  /** As EPA writes it: `Automatic (S6)`. */
  transmission: string | null;
  turbo: boolean;
  /** The first fuel: `Regular Gasoline`, `Electricity`. */
  fuel: string;
  /** `Hybrid`, `Plug-in Hybrid`, `EV`, `FFV` … */
  technology: string | null;
  city: number;
  highway: number;
  combined: number;
  /** MPGe of a vehicle that can be driven by electricity. */
  electric_combined: number | null;
  /** Miles by electricity alone. */
  electric_range: number | null;
  co2: number | null;
  ghg_score: number | null;
  annual_cost: number | null;
  save_over_5_years: number | null;
  as_of: string;
}

/** Tables of the catalogue module. */
export interface CatalogueTables {
  catalogue_entry: EntryRow;
  catalogue_epa_vehicle: EpaRow;
}
