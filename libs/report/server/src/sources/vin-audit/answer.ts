import * as v from 'valibot';

/** Text that the provider leaves empty, leaves out, or sets to "No data" if unknown. */
const words = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform((value) => {
    const text = String(value).trim();
    return /^(no data|n\/a|unknown)$/i.test(text) ? '' : text;
  }),
);

const list = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(v.nullish(v.array(schema), []), v.maxLength(2_000));

const TitleSchema = v.object({ date: words, state: words, meter: words, meter_unit: words });
const CheckSchema = v.object({
  date: words,
  brand_code: words,
  brand_title: words,
  brander_code: words,
  brander_name: words,
  brander_type: words,
});
const JsiSchema = v.object({
  date: words,
  record_type: words,
  brander_name: words,
  brander_city: words,
  brander_state: words,
  vehicle_disposition: words,
  intended_for_export: words,
});
const SalvageSchema = v.object({
  date: words,
  location: words,
  primary_damage: words,
  secondary_damage: words,
  /** The provider's spelling. */
  milage: words,
  title_type: words,
  color: words,
  loss_type: words,
});
const SaleSchema = v.object({
  date: words,
  listing_price: words,
  vehicle_mileage: words,
  vehicle_color: words,
  vehicle_trim: words,
  seller_type: words,
  seller_name: words,
  seller_city: words,
  seller_state: words,
});
const AccidentSchema = v.object({ date: words, type: words, description: words, city: words, state: words });
const TheftSchema = v.object({
  date: words,
  date_of_theft: words,
  date_of_recovery: words,
  record_type: words,
  theft_reported_state: words,
  state: words,
});
const LieSchema = v.object({ date: words, type: words, record_type: words, city: words, state: words });

/** A full report of VinAudit's `pullreport`, limited to the fields used here. Unknown keys are ignored. */
export const AnswerSchema = v.object({
  vin: words,
  /** When the report was pulled. */
  date: words,
  /** `test`: made-up data from the provider. */
  mode: words,
  success: v.boolean(),
  error: words,
  titles: list(TitleSchema),
  checks: list(CheckSchema),
  jsi: list(JsiSchema),
  salvage: list(SalvageSchema),
  sales: list(SaleSchema),
  accidents: list(AccidentSchema),
  thefts: list(TheftSchema),
  canada_thefts: list(TheftSchema),
  /** Liens, impounds, exports. */
  lie: list(LieSchema),
});
export type VinAuditAnswer = v.InferOutput<typeof AnswerSchema>;
