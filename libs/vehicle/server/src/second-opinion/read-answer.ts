import * as v from 'valibot';
import names from './element-names.json' with { type: 'json' };

/** Longer than any vPIC value. */
const LONGEST_VALUE = 2_000;

const value = v.nullish(v.pipe(v.string(), v.maxLength(LONGEST_VALUE), v.trim()), '');

const AnswerSchema = v.object({
  Results: v.pipe(
    v.array(
      v.looseObject({
        VIN: v.pipe(v.string(), v.trim(), v.toUpperCase()),
        ErrorCode: v.pipe(v.string(), v.regex(/^\d{1,3}(?: *, *\d{1,3})*$/)),
        ModelYear: v.pipe(v.nullish(v.string(), ''), v.trim(), v.regex(/^(?:(?:19|20)\d\d)?$/)),
      }),
    ),
    v.length(1),
  ),
});

/** NHTSA's live service's result for a VIN. */
export interface LiveAnswer {
  readonly year: number | null;
  readonly make: string | null;
  readonly model: string | null;
  /** By vPIC variable name. */
  readonly elements: Readonly<Record<string, string>>;
  readonly errorCodes: readonly number[];
}

/** vPIC's marker for "no value". */
const isSaid = (text: string) => text !== '' && text !== 'Not Applicable';

/**
 * Parses a `DecodeVinValuesExtended` response: one object keyed by vPIC element codes.
 *
 * @returns null if the shape is wrong or it's about another VIN
 */
export function readAnswer(body: unknown, vin: string): LiveAnswer | null {
  const parsed = v.safeParse(AnswerSchema, body);
  const result = parsed.success ? parsed.output.Results[0]! : null;
  if (result?.VIN !== vin) return null;
  const elements: Record<string, string> = {};
  for (const [code, name] of Object.entries(names)) {
    const text = v.safeParse(value, result[code]);
    if (!text.success) return null;
    if (isSaid(text.output)) elements[name] = text.output;
  }
  return {
    year: result.ModelYear === '' ? null : Number(result.ModelYear),
    make: elements['Make'] ?? null,
    model: elements['Model'] ?? null,
    elements,
    errorCodes: result.ErrorCode.split(',').map(Number),
  };
}
