import * as v from 'valibot';
import { DaySchema, DISTANCE_UNITS, ExpenseSchema, ReadingSchema } from './costs/expense.ts';

/** A reading that was noted. */
export const MileageSchema = v.object({ day: DaySchema, value: ReadingSchema });

/** A document that the member has of a vehicle. */
export const GarageDocumentSchema = v.object({
  kind: v.picklist(['report', 'sticker']),
  /** Its number, as people see it. */
  id: v.string(),
  made_at: v.string(),
});
export type GarageDocument = v.InferOutput<typeof GarageDocumentSchema>;

/** A saved vehicle in the list. */
export const GarageEntrySchema = v.object({
  id: v.string(),
  vin: v.string(),
  /** Year, make and model; '' where the VIN doesn't tell them. */
  title: v.string(),
  year: v.nullable(v.number()),
  /** Body class of vPIC, or the body that a classic number tells; null where neither does. */
  body: v.nullable(v.string()),
  /** '' for none. */
  nickname: v.string(),
  /** What its odometer counts. */
  unit: v.picklist(DISTANCE_UNITS),
  /** The latest reading, noted by itself or with an expense; null: none yet. */
  mileage: v.nullable(MileageSchema),
  /** Stickers and reports of it, the newest version of each. */
  document_count: v.number(),
  /** Number of its newest report, by which two vehicles are compared; null: none yet. */
  report: v.nullable(v.string()),
  /** Whether emails about new recalls are on; null: recalls can't be found by what its VIN tells. */
  watched: v.nullable(v.boolean()),
});
export type GarageEntry = v.InferOutput<typeof GarageEntrySchema>;

/** What a member's device keeps of a saved vehicle, to be read without a connection. */
export const KeptEntrySchema = v.object({
  ...v.pick(GarageEntrySchema, ['id', 'vin', 'title', 'nickname', 'unit', 'mileage']).entries,
  /** How many may apply; null: nobody could say. */
  recalls: v.nullable(v.object({ count: v.number(), urgent: v.boolean() })),
});
export type KeptEntry = v.InferOutput<typeof KeptEntrySchema>;

/** A saved vehicle with all that its owner keeps about it. */
export const WholeEntrySchema = v.object({
  ...GarageEntrySchema.entries,
  /** The reading that was noted by itself. */
  noted: v.nullable(MileageSchema),
  notes: v.string(),
  /** The newest first. */
  expenses: v.array(ExpenseSchema),
  /** The newest first. */
  documents: v.array(GarageDocumentSchema),
  /** In which new expenses are entered, ISO 4217. */
  currency: v.string(),
});
export type WholeEntry = v.InferOutput<typeof WholeEntrySchema>;
