import * as v from 'valibot';

/**
 * What a classic VIN decodes to (spec §4: "returns year, make, model, series, model_id"). `series` may appear alone in
 * a full name (spec §3) and falls back to the model, as in the derived json form; `model_id` is the manufacturer's own
 * code.
 */
export const ClassicVehicleSchema = v.object({
  year: v.number(),
  make: v.string(),
  model: v.string(),
  series: v.string(),
  model_id: v.string(),
});

/** A vehicle that matches a classic VIN. Anything its code doesn't determine is absent (docs/decisions.md §5). */
export interface ClassicCandidate extends v.InferOutput<typeof ClassicVehicleSchema> {
  readonly plant?: string;
  readonly body?: string;
  readonly engine?: string;
}

/** A model as listed in the tables, with the inclusive range of years its code applies to. */
export interface ClassicModel {
  readonly make: string;
  readonly model: string;
  readonly series?: string;
  readonly from: number;
  readonly to: number;
}

/** The meaning of one code in a table. */
export type Codes = Readonly<Record<string, string>>;

/** Looks up a table's own entry; returns undefined for an unknown code. */
export function meaningOf(codes: Codes, code: string): string | undefined {
  return Object.hasOwn(codes, code) ? codes[code] : undefined;
}

/** Returns the years in from..to that end in the digit. */
export function yearsEndingIn(digit: string, from: number, to: number): number[] {
  const years: number[] = [];
  for (let year = from; year <= to; year++) if (year % 10 === Number(digit)) years.push(year);
  return years;
}

/** Builds the vehicle, omitting unknown values. */
export function classicVehicle(
  { make, model, series }: ClassicModel,
  year: number,
  modelId: string,
  more: { readonly [K in 'plant' | 'body' | 'engine']?: string | undefined } = {},
): ClassicCandidate {
  const known = Object.fromEntries(Object.entries(more).filter(([, text]) => text !== undefined));
  return { year, make, model, series: series ?? model, model_id: modelId, ...known };
}
