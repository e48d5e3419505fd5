import * as v from 'valibot';

const nullableText = v.nullable(v.string());
/** Minor units; null where the source gives no price. 0: no charge. */
const price = v.nullable(v.number());
/** 1-based place in `sources`. */
const source = v.number();

/** A color that a vehicle could be ordered in. */
const CatalogueColorSchema = v.object({
  name: v.string(),
  /** The maker's code, such as on the door plate. */
  code: nullableText,
  /** `#rrggbb` where the catalogue knows it; null: the name alone is shown, no color is guessed. */
  hex: v.nullable(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))),
  price,
  source,
});
export type CatalogueColor = v.InferOutput<typeof CatalogueColorSchema>;

/** An option or a package that a vehicle could be ordered with. */
const CatalogueItemSchema = v.object({
  name: v.string(),
  code: nullableText,
  price,
  /** It belongs to the trim, or the VIN says that the vehicle has it: selected before anybody asks. */
  preselected: v.boolean(),
  /** It is the vehicle's own number that says so. */
  by_vin: v.exactOptional(v.literal(true)),
  source,
});
export type CatalogueItem = v.InferOutput<typeof CatalogueItemSchema>;

/** Packages by category, in the wire's own names (spec §7: "category_name plus data"). */
const CatalogueGroupSchema = v.object({ category_name: v.string(), data: v.array(CatalogueItemSchema) });

/** The other fuel of a vehicle that burns either of two, by EPA's names. */
export const SECOND_FUELS = ['E85', 'Natural Gas', 'Propane'] as const;

/** EPA's figures of one vehicle; what EPA does not say is null. Miles per gallon, or MPGe for electric ones. */
const FuelEconomySchema = v.object({
  /** EPA's id of the vehicle. */
  epa_id: v.number(),
  /** `Gasoline`, `Diesel`, `Electricity`, `Plug-in hybrid`… as EPA names the kind. */
  fuel: v.string(),
  combined: v.number(),
  city: v.number(),
  highway: v.number(),
  /** MPGe, consumption and miles of range for vehicles that are driven by electricity. */
  electric: v.nullable(
    v.object({
      combined: v.number(),
      kwh_per_100_miles: v.nullable(v.number()),
      range_miles: v.nullable(v.number()),
    }),
  ),
  /** Miles per gallon of the other fuel of a vehicle that burns either of two; the figures above are those of `fuel`. */
  second_fuel: v.nullable(
    v.object({ fuel: v.picklist(SECOND_FUELS), combined: v.number(), city: v.number(), highway: v.number() }),
  ),
  co2_grams_per_mile: v.nullable(v.number()),
  /** EPA's greenhouse gas score, 1 to 10. */
  ghg_score: v.nullable(v.number()),
  /** U.S. dollars a year at EPA's fuel prices of the source's day. */
  annual_fuel_cost: v.nullable(v.number()),
  /** U.S. dollars saved (above 0) or spent more over 5 years, against the average new vehicle. */
  save_over_5_years: v.nullable(v.number()),
  /** Lowest and highest combined figure of its class in its model year. */
  class_name: v.nullable(v.string()),
  class_range: v.nullable(v.object({ lowest: v.number(), highest: v.number() })),
  source,
});
export type FuelEconomy = v.InferOutput<typeof FuelEconomySchema>;

/** Standard equipment of the vehicle, by category. */
const StandardGroupSchema = v.object({
  category_name: v.string(),
  data: v.array(v.object({ name: v.string(), source })),
});

const stars = v.nullable(v.picklist([1, 2, 3, 4, 5]));

/** The government's five-star ratings where a source has them; null stars: not rated. */
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

/** Parts content where a source has it (49 CFR 583); percent of value. */
const PartsContentSchema = v.object({
  us_canadian_percent: v.nullable(v.number()),
  others: v.array(v.object({ country: v.string(), percent: v.number() })),
  assembly: nullableText,
  engine_from: nullableText,
  transmission_from: nullableText,
  source,
});
export type PartsContent = v.InferOutput<typeof PartsContentSchema>;

/** What a source had nothing of. */
const MissingSchema = v.picklist(['trims', 'colors', 'packages', 'prices', 'fuel_economy', 'specifications']);

/** What the sources know of a year, make, model and trim: one shape, whoever answers. */
export const VehicleCatalogueSchema = v.object({
  year: v.number(),
  make: v.string(),
  model: v.string(),
  /** The trim that was asked for, where it is known. */
  trim: nullableText,
  trims: v.array(v.object({ name: v.string(), msrp: price, destination: price, source })),
  currency: v.string(),
  colors: v.object({ exterior: v.array(CatalogueColorSchema), interior: v.array(CatalogueColorSchema) }),
  packages: v.array(CatalogueGroupSchema),
  standard_equipment: v.array(StandardGroupSchema),
  fuel_economy: v.nullable(FuelEconomySchema),
  safety_ratings: v.nullable(SafetyRatingsSchema),
  parts_content: v.nullable(PartsContentSchema),
  /** Facts by their field's name, such as `Engine`. */
  specifications: v.array(v.object({ name: v.string(), value: v.string(), source })),
  missing: v.array(MissingSchema),
  /** What is missing, in a sentence; '' where nothing is. */
  missing_words: v.string(),
  sources: v.array(
    v.object({
      name: v.string(),
      /** `YYYY-MM-DD`. */
      as_of: v.string(),
      /** Made up for a quick start: marked as such wherever it shows (docs/decisions.md §5). */
      sample: v.boolean(),
    }),
  ),
});
export type EquipmentCatalogue = v.InferOutput<typeof VehicleCatalogueSchema>;
