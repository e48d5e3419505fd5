import * as v from 'valibot';

/** Minimum number of cars for a comparison. */
export const FEWEST_CARS = 30;

const DaySchema = v.pipe(v.string(), v.isoDate());
const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Distribution of a value over sold cars: quartiles `low`, `middle` (median), and `high`. */
const SpreadSchema = v.strictObject({
  cars: v.pipe(v.number(), v.integer(), v.minValue(FEWEST_CARS)),
  low: CountSchema,
  middle: CountSchema,
  high: CountSchema,
});
export type Spread = v.InferOutput<typeof SpreadSchema>;

/** Market of a sale; prices are compared only within one. */
const MarketSchema = v.picklist(['auction', 'sale']);
export type Market = v.InferOutput<typeof MarketSchema>;

/** Prices in US cents, and the median mileage of those cars. */
const PricesSchema = v.strictObject({ ...SpreadSchema.entries, market: MarketSchema, miles: CountSchema });
export type Prices = v.InferOutput<typeof PricesSchema>;

/** Comparison of a vehicle with imported sales of comparable cars. A part without enough cars is null. */
export const ComparableSalesSchema = v.strictObject({
  /** The shared VIN positions, 1 to 8 and 10: `4T1BF1FK·D`. */
  alike: v.string(),
  /** Names of the sales' sources for display. */
  sources: v.array(v.string()),
  sample: v.boolean(),
  /**
   * Mileage of cars sold around the date of this one's last reading; `event` is its key, or `entered` for the member's
   * own.
   */
  mileage: v.nullable(v.strictObject({ ...SpreadSchema.entries, event: v.string(), day: DaySchema, own: CountSchema })),
  /** Prices around the date this car was last sold. */
  price: v.nullable(v.strictObject({ ...PricesSchema.entries, event: v.string(), day: DaySchema, own: CountSchema })),
  /** Prices in the twelve months before the report. */
  lately: v.nullable(PricesSchema),
});
export type ComparableSales = v.InferOutput<typeof ComparableSalesSchema>;
