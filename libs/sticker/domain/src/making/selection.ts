import * as v from 'valibot';
import { cleanText } from '../clean-text.ts';

const text = (longest: number) => v.pipe(v.string(), v.transform(cleanText), v.maxLength(longest));

/** What somebody chose as a color; null: "No, I'm not sure". */
const ChosenColorSchema = v.nullable(
  v.strictObject({
    name: v.pipe(text(80), v.nonEmpty()),
    code: v.optional(v.nullable(text(20)), null),
    hex: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))), null),
  }),
);

/** `colors` of the confirmation: exterior and interior (spec §7). */
export const SelectedColorsSchema = v.strictObject({
  exterior: v.optional(ChosenColorSchema, null),
  interior: v.optional(ChosenColorSchema, null),
});
export type SelectedColors = v.InferOutput<typeof SelectedColorsSchema>;

/** Most packages and options of one vehicle; a sticker has room for no more. */
export const MOST_ITEMS = 300;

/** `packages` of the confirmation: grouped, `category_name` plus `data` (spec §7). */
export const SelectedPackagesSchema = v.pipe(
  v.array(
    v.strictObject({
      category_name: text(80),
      data: v.array(
        v.strictObject({
          name: v.pipe(text(200), v.nonEmpty()),
          code: v.optional(v.nullable(text(20)), null),
          /** Minor units as its owner states them; null: not known. */
          price: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000))), null),
        }),
      ),
    }),
  ),
  v.check((groups) => groups.reduce((sum, { data }) => sum + data.length, 0) <= MOST_ITEMS),
);
export type SelectedPackages = v.InferOutput<typeof SelectedPackagesSchema>;
