import * as v from 'valibot';
import { ConfirmedSchema } from '../contract/confirmed-fields.ts';

/** What a buyer chose for a sticker, as the purchase call takes it: the fields of `confirm-sticker` as JSON. */
export const orderedSelection = (fields: v.InferInput<typeof ConfirmedSchema>): string => JSON.stringify(fields);

/** The fields of such a selection; null where it is none, or not what `confirm-sticker` takes. */
export function readOrderedSelection(json: string): v.InferOutput<typeof ConfirmedSchema> | null {
  try {
    const read = v.safeParse(ConfirmedSchema, JSON.parse(json));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}
