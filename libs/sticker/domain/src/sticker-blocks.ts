import * as v from 'valibot';
import { ProvenanceSchema, sourced, SourcedSchema, SourceSchema } from './sticker-values.ts';

/** Whole minor units, such as cents. */
const MinorSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const FigureSchema = v.pipe(v.number(), v.minValue(0));
const StarsSchema = v.nullable(v.picklist([1, 2, 3, 4, 5]));

const ColorSchema = v.strictObject({
  ...sourced,
  /** The maker's code, such as on the door plate. */
  code: v.nullable(v.string()),
  /** `#rrggbb` where a source knows it; a color is never guessed from its name. */
  hex: v.nullable(v.string()),
});

/** Exterior and interior color; null where nobody said. */
export const ColorsSchema = v.strictObject({ exterior: v.nullable(ColorSchema), interior: v.nullable(ColorSchema) });
export type StickerColors = v.InferOutput<typeof ColorsSchema>;

/** Options and packages by category. */
export const OptionGroupSchema = v.strictObject({
  category: v.string(),
  items: v.pipe(
    v.array(
      v.strictObject({
        name: SourcedSchema,
        code: v.nullable(v.string()),
        /** Minor units; null: not known. 0: no charge. */
        price: v.nullable(MinorSchema),
      }),
    ),
    v.minLength(1),
  ),
});
export type OptionGroup = v.InferOutput<typeof OptionGroupSchema>;

/** The price block. Its sums are made here, once, so that paper and page cannot disagree. */
export const PriceSchema = v.strictObject({
  /** ISO 4217. */
  currency: v.pipe(v.string(), v.length(3)),
  lines: v.pipe(
    v.array(
      v.strictObject({
        kind: v.picklist(['base', 'option', 'destination', 'gas-guzzler']),
        label: v.string(),
        /** Minor units; null: not known. 0: no charge. */
        amount: v.nullable(MinorSchema),
        from: ProvenanceSchema,
        source: v.nullable(SourceSchema),
      }),
    ),
    v.minLength(1),
  ),
  /** Sum of the known amounts; null where none is known. */
  total: v.nullable(MinorSchema),
  /** Whether every line's amount is known, and the base price is among them; else it is the "Total of the known prices". */
  complete: v.boolean(),
});
export type StickerPrice = v.InferOutput<typeof PriceSchema>;

/** EPA's figures in the style of the vehicle's years. Miles per gallon; MPGe where `electric` stands. */
export const FuelEconomyBlockSchema = v.strictObject({
  /** Two numbers (model years 1986–2007), EPA's label of 2008, or that of 2013 with the environment beside it. */
  style: v.picklist(['two-number', 'label-2008', 'label-2013']),
  /** EPA's name of the kind, in the sticker's language. */
  fuel: v.string(),
  combined: FigureSchema,
  city: FigureSchema,
  highway: FigureSchema,
  electric: v.nullable(v.strictObject({ combined: FigureSchema, rangeMiles: v.nullable(FigureSchema) })),
  /** Gallons for 100 miles, one decimal; null for vehicles without a fuel tank. */
  gallonsPer100: v.nullable(FigureSchema),
  /** Grams of CO₂ a mile from the tailpipe. */
  co2: v.nullable(FigureSchema),
  /** EPA's fuel economy and greenhouse gas score, 1 to 10. */
  ghg: v.nullable(v.pipe(v.number(), v.minValue(1), v.maxValue(10))),
  /** Whole U.S. dollars of fuel a year. */
  annualCost: v.nullable(FigureSchema),
  /** Whole U.S. dollars against the average new vehicle over five years: above 0 saved, below 0 spent more. */
  save: v.nullable(v.number()),
  /** Its class, with the lowest and the highest combined figure of its year. */
  className: v.nullable(v.string()),
  classRange: v.nullable(v.strictObject({ lowest: FigureSchema, highest: FigureSchema })),
  source: SourceSchema,
});
export type FuelEconomyBlock = v.InferOutput<typeof FuelEconomyBlockSchema>;

/** The government's five-star ratings; null stars: not rated. */
export const SafetySchema = v.strictObject({
  overall: StarsSchema,
  rows: v.array(
    v.strictObject({
      /** Such as `Frontal crash`; the same in rows that follow each other. */
      group: v.string(),
      /** Such as `Driver`; '' for a test of the whole vehicle. */
      seat: v.string(),
      stars: StarsSchema,
    }),
  ),
  source: SourceSchema,
});
export type SafetyBlock = v.InferOutput<typeof SafetySchema>;

const PercentSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** Where the parts of the carline, and of this vehicle, come from (49 CFR 583). */
export const PartsContentSchema = v.strictObject({
  usCanadian: v.nullable(PercentSchema),
  /** At most two countries with 15 % or more. */
  others: v.pipe(v.array(v.strictObject({ country: v.string(), percent: PercentSchema })), v.maxLength(2)),
  assembly: v.nullable(v.string()),
  engineFrom: v.nullable(v.string()),
  transmissionFrom: v.nullable(v.string()),
  source: SourceSchema,
});
export type PartsContentBlock = v.InferOutput<typeof PartsContentSchema>;

/** The plate or the number of a classic vehicle, code by code. */
export const PlateSchema = v.strictObject({
  /** As it is stamped, line by line; empty where nobody wrote it down. */
  lines: v.array(v.string()),
  rows: v.pipe(v.array(v.strictObject({ label: v.string(), code: v.string(), ...sourced })), v.minLength(1)),
});
export type StickerPlate = v.InferOutput<typeof PlateSchema>;

/** The dealer as it names itself. */
export const DealerSchema = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1)),
  /** Its address as it is written. */
  lines: v.array(v.string()),
  phone: v.nullable(v.string()),
  website: v.nullable(v.string()),
  /** SHA-256 of the stored picture, in hex. */
  logo: v.nullable(v.string()),
});
export type StickerDealer = v.InferOutput<typeof DealerSchema>;
