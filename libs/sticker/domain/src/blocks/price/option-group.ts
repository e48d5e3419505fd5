import * as v from 'valibot';
import { SourcedSchema } from '../../sticker-values.ts';

/** Whole minor units, such as cents. */
export const MinorSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Options and packages by category. */
export const OptionGroupSchema = v.strictObject({
  category: v.string(),
  items: v.pipe(
    v.array(
      v.strictObject({
        name: SourcedSchema,
        code: v.nullable(v.string()),
        /** Minor units; null if unknown, 0 for no charge. */
        price: v.nullable(MinorSchema),
      }),
    ),
    v.minLength(1),
  ),
});

export type OptionGroup = v.InferOutput<typeof OptionGroupSchema>;
