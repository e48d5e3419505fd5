import * as v from 'valibot';
import { DaySchema, DISTANCE_UNITS, ExpenseSchema, ReadingSchema } from './costs/expense.ts';

/** An odometer reading with its date. */
export const MileageSchema = v.object({ day: DaySchema, value: ReadingSchema });

/** A document the member has for a vehicle. */
export const GarageDocumentSchema = v.object({
  kind: v.picklist(['report', 'sticker']),
  /** Document number as displayed. */
  id: v.string(),
  made_at: v.string(),
});
export type GarageDocument = v.InferOutput<typeof GarageDocumentSchema>;

/** A saved vehicle in the list. */
export const GarageEntrySchema = v.object({
  id: v.string(),
  vin: v.string(),
  /** Year, make, and model; empty if the VIN doesn't decode to them. */
  title: v.string(),
  year: v.nullable(v.number()),
  /** vPIC's body class, or the body from a classic VIN; null if neither is known. */
  body: v.nullable(v.string()),
  /** Empty for none. */
  nickname: v.string(),
  /** Odometer unit. */
  unit: v.picklist(DISTANCE_UNITS),
  /** Latest reading, entered on its own or with an expense; null if none. */
  mileage: v.nullable(MileageSchema),
  /** Its stickers and reports, the newest version of each. */
  document_count: v.number(),
  /** Number of its newest report, used to compare two vehicles; null if none. */
  report: v.nullable(v.string()),
  /** Whether recall alerts are on; null if the VIN decodes to too little to look up recalls. */
  watched: v.nullable(v.boolean()),
});
export type GarageEntry = v.InferOutput<typeof GarageEntrySchema>;

/** The details of a saved vehicle that are stored on the device for offline use. */
export const KeptEntrySchema = v.object({
  ...v.pick(GarageEntrySchema, ['id', 'vin', 'title', 'nickname', 'unit', 'mileage']).entries,
  /** Number of recalls that may apply; null if unknown. */
  recalls: v.nullable(v.object({ count: v.number(), urgent: v.boolean() })),
});
export type KeptEntry = v.InferOutput<typeof KeptEntrySchema>;

/** A saved vehicle with all of its owner's details. */
export const WholeEntrySchema = v.object({
  ...GarageEntrySchema.entries,
  /** Reading entered without an expense. */
  noted: v.nullable(MileageSchema),
  notes: v.string(),
  /** Newest first. */
  expenses: v.array(ExpenseSchema),
  /** Newest first. */
  documents: v.array(GarageDocumentSchema),
  /** Currency for new expenses, ISO 4217. */
  currency: v.string(),
});
export type WholeEntry = v.InferOutput<typeof WholeEntrySchema>;
