import { LANGUAGES } from '@vinlore/brand';
import * as v from 'valibot';

/** The languages that a sticker is written in. */
export const StickerLanguageSchema = v.picklist(LANGUAGES);
export type StickerLanguage = v.InferOutput<typeof StickerLanguageSchema>;

export const DaySchema = v.pipe(v.string(), v.isoDate());

/**
 * Where a value comes from (docs/decisions.md §5): `decoded` from the VIN by vPIC, `source` named in the list of sources,
 * `entered` by the member or dealer, `unknown` to us.
 */
export const ProvenanceSchema = v.picklist(['decoded', 'source', 'entered', 'unknown']);
export type Provenance = v.InferOutput<typeof ProvenanceSchema>;

/** 1-based place in the sticker's `sources`. */
export const SourceSchema = v.pipe(v.number(), v.integer(), v.minValue(1));

export const sourced = {
  value: v.string(),
  from: ProvenanceSchema,
  /** Null for what was entered or is unknown. */
  source: v.nullable(SourceSchema),
};

/** A value with its provenance. An unknown one has an empty value. */
export const SourcedSchema = v.strictObject(sourced);
export type Sourced = v.InferOutput<typeof SourcedSchema>;

/** A labeled value with its provenance; `english` marks a filed text that stays English on a Spanish sticker. */
export const FactSchema = v.strictObject({ label: v.string(), ...sourced, english: v.boolean() });
export type Fact = v.InferOutput<typeof FactSchema>;

/** A source in a sticker's list; values name it by its place there. */
export const ListedSourceSchema = v.strictObject({ name: v.string(), asOf: DaySchema, sample: v.boolean() });
export type ListedSource = v.InferOutput<typeof ListedSourceSchema>;
