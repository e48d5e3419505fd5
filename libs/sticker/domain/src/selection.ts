import * as v from 'valibot';
import { cleanText } from './clean-text.ts';

const text = (longest: number) => v.pipe(v.string(), v.transform(cleanText), v.maxLength(longest));

/** A chosen color; null means "No, I'm not sure". */
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

/** Maximum number of packages and options that fit on a sticker. */
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
          /** Minor units as entered by the owner; null if unknown. */
          price: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000))), null),
        }),
      ),
    }),
  ),
  v.check((groups) => groups.reduce((sum, { data }) => sum + data.length, 0) <= MOST_ITEMS),
);
export type SelectedPackages = v.InferOutput<typeof SelectedPackagesSchema>;

/** Fields of a classic's plates and tags, in build sheet order. */
export const PLATE_FIELDS = [
  'body',
  'paint',
  'trim',
  'engine',
  'transmission',
  'axle',
  'built',
  'plant',
  'delivery',
] as const;
export type PlateField = (typeof PLATE_FIELDS)[number];

/** Maximum number of plate lines and characters per line; a cowl tag has two or three of about thirty. */
export const PLATE_LINES = 4;
export const PLATE_LINE_LENGTH = 40;
export const PLATE_CODE_LENGTH = 24;

/** `plate` of the confirmation: the stamped text and its codes, field by field. */
export const SelectedPlateSchema = v.strictObject({
  lines: v.optional(v.pipe(v.array(v.pipe(text(PLATE_LINE_LENGTH), v.nonEmpty())), v.maxLength(PLATE_LINES)), []),
  codes: v.optional(v.record(v.picklist(PLATE_FIELDS), v.pipe(text(PLATE_CODE_LENGTH), v.nonEmpty())), {}),
});
export type SelectedPlate = v.InferOutput<typeof SelectedPlateSchema>;

/** An empty data plate. */
export const NO_PLATE: SelectedPlate = { lines: [], codes: {} };
