import * as v from 'valibot';
import { FuelEconomyBlockSchema } from './blocks/fuel-economy/fuel-economy.ts';
import { PartsContentSchema } from './blocks/parts-content/parts-content.ts';
import { PriceSchema } from './blocks/price/price.ts';
import { OptionGroupSchema } from './blocks/price/option-group.ts';
import { SafetySchema } from './blocks/safety/safety.ts';
import { ColorsSchema, DealerSchema, OfferSchema, PlateSchema } from './sticker-blocks.ts';
import { DaySchema, FactSchema, ListedSourceSchema, SourcedSchema, StickerLanguageSchema } from './sticker-values.ts';

const AnatomyPartSchema = v.strictObject({
  characters: v.pipe(v.string(), v.minLength(1)),
  /** The places in the VIN as a reader counts them: `1–3`. */
  places: v.string(),
  ...FactSchema.entries,
});
export type AnatomyPart = v.InferOutput<typeof AnatomyPartSchema>;

const StickerBrandSchema = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1)),
  /** The color of headings, dark enough to read on white and to print in black: `#rrggbb`. */
  ink: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/u)),
  /** The face of the headings: humanist sans, slab, or rounded sans. */
  headings: v.picklist(['sans', 'slab', 'round']),
});
export type StickerBrand = v.InferOutput<typeof StickerBrandSchema>;

/** What every shape of a sticker has. */
const common = {
  /** Stored form, see `parseStickerId`. */
  id: v.pipe(v.string(), v.length(16)),
  /** The address that the QR code opens, without what it carries behind `#`. */
  verifyUrl: v.pipe(v.string(), v.url()),
  language: StickerLanguageSchema,
  brand: StickerBrandSchema,
  /** Holds invented data for a quick start: the word SAMPLE stands on every block. */
  sample: v.boolean(),
  madeOn: DaySchema,
  /** '' for a vehicle that was named by year, make and model. */
  vin: v.string(),
  title: SourcedSchema,
  subtitle: SourcedSchema,
  /** The strip under the title. */
  spec: v.array(FactSchema),
  anatomy: v.array(AnatomyPartSchema),
  equipment: v.array(v.strictObject({ title: v.string(), facts: v.pipe(v.array(FactSchema), v.minLength(1)) })),
  /** What a sticker of this vehicle's years would tell and we do not know. */
  notKnown: v.array(v.string()),
};

/** Stickers made before November 2026's second shape: stored, signed, and never made any more. */
const StickerDataV1Schema = v.strictObject({
  ...common,
  version: v.literal(1),
  layout: v.literal('modern'),
  sources: v.array(v.strictObject({ name: v.string(), asOf: DaySchema })),
});

/**
 * A sticker as it is stored, signed and typeset: every word about the vehicle that the paper shows is in here. Making
 * the paper again needs nothing else, so the signature over this covers what a reader sees. A block is null or empty
 * where it has no data, or where labels of the vehicle's years had none.
 */
export const StickerDataSchema = v.strictObject({
  ...common,
  /** The shape of this record; a later shape gets another number. */
  version: v.literal(2),
  kind: v.picklist(['standard', 'classic', 'ymmt']),
  layout: v.picklist(['modern', 'pre-1996', 'build-sheet']),
  /** Made of the member's selections only, outside the brand's model years (docs/decisions.md §4). */
  restricted: v.boolean(),
  /** What a paper from before ADR 48 carries in its QR code behind `#` (`proof.ts`); '' since. */
  proof: v.string(),
  colors: v.nullable(ColorsSchema),
  options: v.array(OptionGroupSchema),
  price: v.nullable(PriceSchema),
  fuelEconomy: v.nullable(FuelEconomyBlockSchema),
  safety: v.nullable(SafetySchema),
  partsContent: v.nullable(PartsContentSchema),
  plate: v.nullable(PlateSchema),
  /** A classic vehicle's build, line by line. */
  build: v.array(FactSchema),
  /** Where it was built, delivered and sold. */
  delivery: v.array(FactSchema),
  dealer: v.nullable(DealerSchema),
  /** Absent from stickers made before dealers could state it. */
  offer: v.exactOptional(v.nullable(OfferSchema)),
  /** What a reader must know of where this comes from, in sentences. */
  notes: v.array(v.string()),
  /** `sample`: invented for a quick start. */
  sources: v.array(ListedSourceSchema),
});
export type StickerData = v.InferOutput<typeof StickerDataSchema>;
export type EquipmentGroup = StickerData['equipment'][number];

/** A sticker in the shape in which it was signed. */
export const StoredStickerSchema = v.variant('version', [StickerDataV1Schema, StickerDataSchema]);
export type StoredStickerData = v.InferOutput<typeof StoredStickerSchema>;

/** A stored sticker in today's shape: what an earlier shape had no place for is empty. Signatures are over `stored`. */
export function currentSticker(stored: StoredStickerData): StickerData {
  if (stored.version === 2) return stored;
  return {
    ...stored,
    version: 2,
    kind: 'standard',
    restricted: false,
    proof: '',
    colors: null,
    options: [],
    price: null,
    fuelEconomy: null,
    safety: null,
    partsContent: null,
    plate: null,
    build: [],
    delivery: [],
    dealer: null,
    notes: [],
    sources: stored.sources.map((source) => ({ ...source, sample: stored.sample })),
  };
}
