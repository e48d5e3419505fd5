import * as v from 'valibot';
import { ConfirmedSchema } from '../contract/confirmed-fields.ts';

/** A buyer's choices in the format of the purchase call: the fields of `confirm-sticker` as JSON. */
export const orderedSelection = (fields: v.InferInput<typeof ConfirmedSchema>): string => JSON.stringify(fields);

/** Parses such a selection; null if it's invalid or `confirm-sticker` would reject it. */
export function readOrderedSelection(json: string): v.InferOutput<typeof ConfirmedSchema> | null {
  try {
    const read = v.safeParse(ConfirmedSchema, JSON.parse(json));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
