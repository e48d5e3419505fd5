import type { CatalogueQuery } from './sticker-catalogue.ts';

/** A vehicle as EPA lists it, as far as stickers tell of it; what EPA does not say is null. */
export interface EpaEntry {
  readonly epa_id: number;
  readonly size_class: string | null;
  readonly cylinders: number | null;
  readonly liters: number | null;
  /** As EPA writes it: `4-Wheel or All-Wheel Drive`. */
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
  /** Kilowatt-hours for 100 miles by electricity. */
  readonly kwh: number | null;
  /** Miles by electricity alone. */
  readonly electric_range: number | null;
  /** Grams a mile. */
  readonly co2: number | null;
  readonly ghg_score: number | null;
  /** U.S. dollars. */
  readonly annual_cost: number | null;
  readonly save_over_5_years: number | null;
}

/** What EPA lists of a vehicle. */
export interface EpaAnswer {
  /** All that it may be. */
  readonly fitting: readonly EpaEntry[];
  /** The figures where all that fit have the same; of lesser ones that differ there is none. */
  readonly one: EpaEntry | null;
  /** The drive where it is decided, in EPA's words. */
  readonly drive: string | null;
  /** Lowest and highest of the comparable vehicles of its model year. */
  readonly class_range: { readonly lowest: number; readonly highest: number } | null;
  /** The day of the list, `YYYY-MM-DD`. */
  readonly as_of: string;
}

/** Looks up EPA's list; null where it is not loaded, or has none that fits. */
export type EpaList = (query: CatalogueQuery) => Promise<EpaAnswer | null>;
