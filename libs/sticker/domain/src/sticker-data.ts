import * as v from 'valibot';

/** The languages that a sticker is written in. */
export const StickerLanguageSchema = v.picklist(['en', 'es']);
export type StickerLanguage = v.InferOutput<typeof StickerLanguageSchema>;

const DaySchema = v.pipe(v.string(), v.isoDate());

/**
 * Where a value comes from (decisions §5): `decoded` from the VIN by vPIC, `source` named in the list of sources,
 * `entered` by the member or dealer, `unknown` to us.
 */
export const ProvenanceSchema = v.picklist(['decoded', 'source', 'entered', 'unknown']);
export type Provenance = v.InferOutput<typeof ProvenanceSchema>;

const sourced = {
  value: v.string(),
  from: ProvenanceSchema,
  /** 1-based place in `sources`; null for what was entered or is unknown. */
  source: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))),
};

/** A value with its provenance. An unknown one has an empty value. */
export const SourcedSchema = v.strictObject(sourced);
export type Sourced = v.InferOutput<typeof SourcedSchema>;

/** A labeled value with its provenance; `english` marks a filed text that stays English on a Spanish sticker. */
export const FactSchema = v.strictObject({ label: v.string(), ...sourced, english: v.boolean() });
export type Fact = v.InferOutput<typeof FactSchema>;

const AnatomyPartSchema = v.strictObject({
  characters: v.pipe(v.string(), v.minLength(1)),
  /** The places in the VIN as a reader counts them: `1–3`. */
  places: v.string(),
  ...FactSchema.entries,
});
export type AnatomyPart = v.InferOutput<typeof AnatomyPartSchema>;

export const StickerBrandSchema = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1)),
  /** The color of headings, dark enough to read on white and to print in black: `#rrggbb`. */
  ink: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/u)),
  /** The face of the headings: humanist sans, slab, or rounded sans. */
  headings: v.picklist(['sans', 'slab', 'round']),
});
export type StickerBrand = v.InferOutput<typeof StickerBrandSchema>;

/**
 * A sticker as it is stored, signed and typeset: every word about the vehicle that the paper shows is in here. Making
 * the paper again needs nothing else, so the signature over this covers what a reader sees.
 */
export const StickerDataSchema = v.strictObject({
  /** The shape of this record; a later shape gets another number and its own template. */
  version: v.literal(1),
  layout: v.literal('modern'),
  /** Stored form, see `parseStickerId`. */
  id: v.pipe(v.string(), v.length(16)),
  /** The address that the QR code opens. */
  verifyUrl: v.pipe(v.string(), v.url()),
  language: StickerLanguageSchema,
  brand: StickerBrandSchema,
  /** Invented data for a quick start: the word SAMPLE stands on every block. */
  sample: v.boolean(),
  madeOn: DaySchema,
  vin: v.string(),
  title: SourcedSchema,
  subtitle: SourcedSchema,
  /** The strip under the title. */
  spec: v.array(FactSchema),
  anatomy: v.array(AnatomyPartSchema),
  equipment: v.array(v.strictObject({ title: v.string(), facts: v.pipe(v.array(FactSchema), v.minLength(1)) })),
  /** What a sticker of this vehicle's years would tell and we do not know. */
  notKnown: v.array(v.string()),
  sources: v.array(v.strictObject({ name: v.string(), asOf: DaySchema })),
});
export type StickerData = v.InferOutput<typeof StickerDataSchema>;
export type EquipmentGroup = StickerData['equipment'][number];
