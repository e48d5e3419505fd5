import * as v from 'valibot';

/**
 * What a classic VIN says (spec §4: "returns year, make, model, series, model_id"). `series` stands alone in a full name
 * (spec §3) and falls back to the model, as in the derived json form; `model_id` is the maker's own code for it.
 */
export const ClassicVehicleSchema = v.object({
  year: v.number(),
  make: v.string(),
  model: v.string(),
  series: v.string(),
  model_id: v.string(),
});

/** A vehicle that a classic VIN fits. What its code does not say for certain is absent (docs/decisions.md §5). */
export interface ClassicCandidate extends v.InferOutput<typeof ClassicVehicleSchema> {
  readonly plant?: string;
  readonly body?: string;
  readonly engine?: string;
}

/** A model as the tables list it: the years, both included, in which its code means it. */
export interface ClassicModel {
  readonly make: string;
  readonly model: string;
  readonly series?: string;
  readonly from: number;
  readonly to: number;
}

/** What one code of a table stands for. */
export type Codes = Readonly<Record<string, string>>;

/** Own entry of a table; a code that is not in it is unknown. */
export function meaningOf(codes: Codes, code: string): string | undefined {
  return Object.hasOwn(codes, code) ? codes[code] : undefined;
}

/** The years from..to that end in the digit. */
export function yearsEndingIn(digit: string, from: number, to: number): number[] {
  const years: number[] = [];
  for (let year = from; year <= to; year++) if (year % 10 === Number(digit)) years.push(year);
  return years;
}

/** Builds the vehicle, leaving out what is not known. */
export function classicVehicle(
  { make, model, series }: ClassicModel,
  year: number,
  modelId: string,
  more: { readonly [K in 'plant' | 'body' | 'engine']?: string | undefined } = {},
): ClassicCandidate {
  const known = Object.fromEntries(Object.entries(more).filter(([, text]) => text !== undefined));
  return { year, make, model, series: series ?? model, model_id: modelId, ...known };
}
