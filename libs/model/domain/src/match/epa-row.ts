/** An EPA vehicle: miles per gallon or MPGe, grams of CO₂ per mile, U.S. dollars. Null where EPA has no value. */
export interface EpaRow {
  readonly epa_id: number;
  readonly year: number;
  readonly make_key: string;
  /** EPA spelling: `F150 Pickup 4WD FFV`. */
  readonly model: string;
  /** Size class without drive type: `Small Sport Utility Vehicle`. */
  readonly size_class: string | null;
  readonly cylinders: number | null;
  readonly liters: number | null;
  readonly drive: string | null;
  /** EPA spelling: `Automatic (S6)`. */
  readonly transmission: string | null;
  readonly turbo: boolean;
  readonly supercharger: boolean;
  /** First fuel: `Regular Gasoline`, `Electricity`. */
  readonly fuel: string;
  /** `E85`, `Electricity`, `Natural Gas`, `Propane`. */
  readonly second_fuel: string | null;
  /** `Hybrid`, `Plug-in Hybrid`, `EV`, `FFV` … */
  readonly technology: string | null;
  readonly city: number;
  readonly highway: number;
  readonly combined: number;
  /** On the second fuel. */
  readonly second_city: number | null;
  readonly second_highway: number | null;
  readonly second_combined: number | null;
  /** Electricity per 100 miles. */
  readonly kwh: number | null;
  /** Electric range in miles. */
  readonly electric_range: number | null;
  readonly co2: number | null;
  readonly second_co2: number | null;
  readonly ghg_score: number | null;
  readonly economy_score: number | null;
  readonly annual_cost: number | null;
  readonly second_annual_cost: number | null;
  readonly save_over_5_years: number | null;
}
