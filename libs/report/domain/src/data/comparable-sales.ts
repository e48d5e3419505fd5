import * as v from 'valibot';

/** With fewer cars than this nothing is said: a handful is no market. */
export const FEWEST_CARS = 30;

const DaySchema = v.pipe(v.string(), v.isoDate());
const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** How a figure is spread over cars that were sold: a quarter of them lie below `low`, half below `middle`, a quarter above `high`. */
const SpreadSchema = v.strictObject({
  cars: v.pipe(v.number(), v.integer(), v.minValue(FEWEST_CARS)),
  low: CountSchema,
  middle: CountSchema,
  high: CountSchema,
});
export type Spread = v.InferOutput<typeof SpreadSchema>;

/** Where a car is sold; the prices of one are not those of the other. */
const MarketSchema = v.picklist(['auction', 'sale']);
export type Market = v.InferOutput<typeof MarketSchema>;

/** Prices in cents of US dollars, and the mileage in the middle of the cars that brought them. */
const PricesSchema = v.strictObject({ ...SpreadSchema.entries, market: MarketSchema, miles: CountSchema });
export type Prices = v.InferOutput<typeof PricesSchema>;

/** What imported sales of comparable cars say about a vehicle. A part without enough cars is null. */
export const ComparableSalesSchema = v.strictObject({
  /** The places of the VIN that the cars share, 1 to 8 and 10: `4T1BF1FK·D`. */
  alike: v.string(),
  /** Who tells of the sales, as readers see them. */
  sources: v.array(v.string()),
  sample: v.boolean(),
  /** Miles of cars sold near the day of this one's last reading; `event` is its key, `entered` for the member's own. */
  mileage: v.nullable(v.strictObject({ ...SpreadSchema.entries, event: v.string(), day: DaySchema, own: CountSchema })),
  /** Prices near the day on which this one was last sold. */
  price: v.nullable(v.strictObject({ ...PricesSchema.entries, event: v.string(), day: DaySchema, own: CountSchema })),
  /** Prices of the twelve months before the report. */
  lately: v.nullable(PricesSchema),
});
export type ComparableSales = v.InferOutput<typeof ComparableSalesSchema>;
