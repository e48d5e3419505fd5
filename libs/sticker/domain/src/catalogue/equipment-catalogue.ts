import * as v from 'valibot';

const nullableText = v.nullable(v.string());
/** Minor units; null if the source has no price, 0 for no charge. */
const price = v.nullable(v.number());
/** 1-based position in `sources`. */
const source = v.number();

/** A factory color. */
const CatalogueColorSchema = v.object({
  name: v.string(),
  /** Manufacturer's code, for example on the door plate. */
  code: nullableText,
  /** `#rrggbb` if the catalog has it; null shows the name alone, colors are never guessed. */
  hex: v.nullable(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))),
  price,
  source,
});
export type CatalogueColor = v.InferOutput<typeof CatalogueColorSchema>;

/** A factory option or package. */
const CatalogueItemSchema = v.object({
  name: v.string(),
  code: nullableText,
  price,
  /** Comes with the trim or is encoded in the VIN, so it's preselected. */
  preselected: v.boolean(),
  /** Encoded in the vehicle's VIN. */
  by_vin: v.exactOptional(v.literal(true)),
  source,
});
export type CatalogueItem = v.InferOutput<typeof CatalogueItemSchema>;

/** Packages by category, with the field names of spec §7 ("category_name plus data"). */
const CatalogueGroupSchema = v.object({ category_name: v.string(), data: v.array(CatalogueItemSchema) });

/** Second fuel of a flex-fuel vehicle, by EPA name. */
export const SECOND_FUELS = ['E85', 'Natural Gas', 'Propane'] as const;

/** EPA figures of a vehicle; null where EPA has no value. Miles per gallon, or MPGe for electric vehicles. */
const FuelEconomySchema = v.object({
  /** EPA's vehicle id. */
  epa_id: v.number(),
  /** EPA's fuel or vehicle type: `Gasoline`, `Diesel`, `Electricity`, `Plug-in hybrid`… */
  fuel: v.string(),
  combined: v.number(),
  city: v.number(),
  highway: v.number(),
  /** MPGe, consumption, and range in miles for electric vehicles. */
  electric: v.nullable(
    v.object({
      combined: v.number(),
      kwh_per_100_miles: v.nullable(v.number()),
      range_miles: v.nullable(v.number()),
    }),
  ),
  /** Miles per gallon on the second fuel of a flex-fuel vehicle; the figures above are for `fuel`. */
  second_fuel: v.nullable(
    v.object({ fuel: v.picklist(SECOND_FUELS), combined: v.number(), city: v.number(), highway: v.number() }),
  ),
  co2_grams_per_mile: v.nullable(v.number()),
  /** EPA greenhouse gas score, 1 to 10. */
  ghg_score: v.nullable(v.number()),
  /** U.S. dollars per year at EPA's fuel prices on the source date. */
  annual_fuel_cost: v.nullable(v.number()),
  /** U.S. dollars saved (positive) or spent (negative) over 5 years compared with the average new vehicle. */
  save_over_5_years: v.nullable(v.number()),
  /** Lowest and highest combined figure of its class and model year. */
  class_name: v.nullable(v.string()),
  class_range: v.nullable(v.object({ lowest: v.number(), highest: v.number() })),
  source,
});
export type FuelEconomy = v.InferOutput<typeof FuelEconomySchema>;

/** Standard equipment by category. */
const StandardGroupSchema = v.object({
  category_name: v.string(),
  data: v.array(v.object({ name: v.string(), source })),
});

const stars = v.nullable(v.picklist([1, 2, 3, 4, 5]));

/** Government five-star ratings, if a source has them; null stars mean not rated. */
const SafetyRatingsSchema = v.object({
  overall: stars,
  frontal_driver: stars,
  frontal_passenger: stars,
  side_front: stars,
  side_rear: stars,
  rollover: stars,
  source,
});
export type SafetyRatings = v.InferOutput<typeof SafetyRatingsSchema>;

/** Parts content, if a source has it (49 CFR 583); percent of value. */
const PartsContentSchema = v.object({
  us_canadian_percent: v.nullable(v.number()),
  others: v.array(v.object({ country: v.string(), percent: v.number() })),
  assembly: nullableText,
  engine_from: nullableText,
  transmission_from: nullableText,
  source,
});
export type PartsContent = v.InferOutput<typeof PartsContentSchema>;

/** Kinds of data a source may not have. */
const MissingSchema = v.picklist(['trims', 'colors', 'packages', 'prices', 'fuel_economy', 'specifications']);

/** Everything the sources have for a year, make, model, and trim, in one shape. */
export const VehicleCatalogueSchema = v.object({
  year: v.number(),
  make: v.string(),
  model: v.string(),
  /** The requested trim, if known. */
  trim: nullableText,
  trims: v.array(v.object({ name: v.string(), msrp: price, destination: price, source })),
  currency: v.string(),
  colors: v.object({ exterior: v.array(CatalogueColorSchema), interior: v.array(CatalogueColorSchema) }),
  packages: v.array(CatalogueGroupSchema),
  standard_equipment: v.array(StandardGroupSchema),
  fuel_economy: v.nullable(FuelEconomySchema),
  safety_ratings: v.nullable(SafetyRatingsSchema),
  parts_content: v.nullable(PartsContentSchema),
  /** Facts by field name, such as `Engine`. */
  specifications: v.array(v.object({ name: v.string(), value: v.string(), source })),
  missing: v.array(MissingSchema),
  /** What is missing, as a sentence; empty if nothing is. */
  missing_words: v.string(),
  sources: v.array(
    v.object({
      name: v.string(),
      /** `YYYY-MM-DD`. */
      as_of: v.string(),
      /** Sample data, marked as such wherever it's shown (docs/decisions.md §5). */
      sample: v.boolean(),
    }),
  ),
});
export type EquipmentCatalogue = v.InferOutput<typeof VehicleCatalogueSchema>;
