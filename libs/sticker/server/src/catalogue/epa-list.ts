import type { CatalogueQuery } from './sticker-catalogue.ts';

/** An EPA vehicle with the fields used on stickers; null where EPA has no value. */
export interface EpaEntry {
  readonly epa_id: number;
  readonly size_class: string | null;
  readonly cylinders: number | null;
  readonly liters: number | null;
  /** EPA spelling: `4-Wheel or All-Wheel Drive`. */
  readonly drive: string | null;
  readonly gearbox: {
    readonly kind: 'manual' | 'automatic' | 'cvt' | 'automated';
    readonly gears: number | null;
  } | null;
  /** `Regular Gasoline`, `Electricity` … */
  readonly fuel: string;
  readonly second_fuel: string | null;
  readonly technology: string | null;
  /** Miles per gallon or MPGe. */
  readonly city: number;
  readonly highway: number;
  readonly combined: number;
  readonly second_city: number | null;
  readonly second_highway: number | null;
  readonly second_combined: number | null;
  /** Kilowatt-hours per 100 miles on electricity. */
  readonly kwh: number | null;
  /** Electric range in miles. */
  readonly electric_range: number | null;
  /** Grams per mile. */
  readonly co2: number | null;
  readonly ghg_score: number | null;
  /** U.S. dollars. */
  readonly annual_cost: number | null;
  readonly save_over_5_years: number | null;
}

/** EPA data for a vehicle. */
export interface EpaAnswer {
  /** All matching vehicles. */
  readonly fitting: readonly EpaEntry[];
  /** Figures shared by all matches; minor ones that differ are null. */
  readonly one: EpaEntry | null;
  /** Drive type in EPA's words, if decided. */
  readonly drive: string | null;
  /** Lowest and highest figure among comparable vehicles of the model year. */
  readonly class_range: { readonly lowest: number; readonly highest: number } | null;
  /** Date of the list, `YYYY-MM-DD`. */
  readonly as_of: string;
}

/** Looks up EPA's list; null if it isn't loaded or has no match. */
export type EpaList = (query: CatalogueQuery) => Promise<EpaAnswer | null>;
