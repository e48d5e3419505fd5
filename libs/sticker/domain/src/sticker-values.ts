import { LANGUAGES } from '@vinlore/brand';
import * as v from 'valibot';

/** Languages of stickers. */
export const StickerLanguageSchema = v.picklist(LANGUAGES);
export type StickerLanguage = v.InferOutput<typeof StickerLanguageSchema>;

export const DaySchema = v.pipe(v.string(), v.isoDate());

/**
 * Provenance of a value (docs/decisions.md §5): `decoded` from the VIN by vPIC, `source` from a listed source,
 * `entered` by the member or dealer, or `unknown`.
 */
export const ProvenanceSchema = v.picklist(['decoded', 'source', 'entered', 'unknown']);
export type Provenance = v.InferOutput<typeof ProvenanceSchema>;

/** 1-based position in the sticker's `sources`. */
export const SourceSchema = v.pipe(v.number(), v.integer(), v.minValue(1));

export const sourced = {
  value: v.string(),
  from: ProvenanceSchema,
  /** Null for entered or unknown values. */
  source: v.nullable(SourceSchema),
};

/** A value with its provenance; empty if unknown. */
export const SourcedSchema = v.strictObject(sourced);
export type Sourced = v.InferOutput<typeof SourcedSchema>;

/** A labeled value with its provenance; `english` marks filed text that stays English on a Spanish sticker. */
export const FactSchema = v.strictObject({ label: v.string(), ...sourced, english: v.boolean() });
export type Fact = v.InferOutput<typeof FactSchema>;

/** A source in a sticker's list; values refer to it by position. */
export const ListedSourceSchema = v.strictObject({ name: v.string(), asOf: DaySchema, sample: v.boolean() });
export type ListedSource = v.InferOutput<typeof ListedSourceSchema>;
