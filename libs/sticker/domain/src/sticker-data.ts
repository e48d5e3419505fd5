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
  /** Positions in the VIN, counted from 1: `1–3`. */
  places: v.string(),
  ...FactSchema.entries,
});
export type AnatomyPart = v.InferOutput<typeof AnatomyPartSchema>;

const StickerBrandSchema = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1)),
  /** Heading color, dark enough on white and in black-and-white print: `#rrggbb`. */
  ink: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/u)),
  /** Heading typeface: humanist sans, slab, or rounded sans. */
  headings: v.picklist(['sans', 'slab', 'round']),
});
export type StickerBrand = v.InferOutput<typeof StickerBrandSchema>;

/** Fields of every data format. */
const common = {
  /** Stored form, see `parseStickerId`. */
  id: v.pipe(v.string(), v.length(16)),
  /** URL in the QR code, without the part after `#`. */
  verifyUrl: v.pipe(v.string(), v.url()),
  language: StickerLanguageSchema,
  brand: StickerBrandSchema,
  /** Contains sample data; every block is marked SAMPLE. */
  sample: v.boolean(),
  madeOn: DaySchema,
  /** Empty for a vehicle by year, make, and model. */
  vin: v.string(),
  title: SourcedSchema,
  subtitle: SourcedSchema,
  /** The spec strip under the title. */
  spec: v.array(FactSchema),
  anatomy: v.array(AnatomyPartSchema),
  equipment: v.array(v.strictObject({ title: v.string(), facts: v.pipe(v.array(FactSchema), v.minLength(1)) })),
  /** Data that stickers of the vehicle's year had and that isn't available. */
  notKnown: v.array(v.string()),
};

/** First data format, before November 2026. Stored and signed, no longer created. */
const StickerDataV1Schema = v.strictObject({
  ...common,
  version: v.literal(1),
  layout: v.literal('modern'),
  sources: v.array(v.strictObject({ name: v.string(), asOf: DaySchema })),
});

/**
 * A sticker as stored, signed, and typeset. It contains every text about the vehicle that the document shows, so the
 * PDF can be recreated from it alone and the signature covers what a reader sees. A block is null or empty if it has no
 * data or labels of the vehicle's year had none.
 */
export const StickerDataSchema = v.strictObject({
  ...common,
  /** Data format version. */
  version: v.literal(2),
  kind: v.picklist(['standard', 'classic', 'ymmt']),
  layout: v.picklist(['modern', 'pre-1996', 'build-sheet']),
  /** Based only on the member's selections, outside the brand's model years (docs/decisions.md §4). */
  restricted: v.boolean(),
  /** Fragment after `#` in the QR code of stickers before ADR 48 (`proof.ts`); empty since. */
  proof: v.string(),
  colors: v.nullable(ColorsSchema),
  options: v.array(OptionGroupSchema),
  price: v.nullable(PriceSchema),
  fuelEconomy: v.nullable(FuelEconomyBlockSchema),
  safety: v.nullable(SafetySchema),
  partsContent: v.nullable(PartsContentSchema),
  plate: v.nullable(PlateSchema),
  /** Build details of a classic vehicle, line by line. */
  build: v.array(FactSchema),
  /** Where it was built, delivered, and sold. */
  delivery: v.array(FactSchema),
  dealer: v.nullable(DealerSchema),
  /** Absent on stickers created before dealers could enter it. */
  offer: v.exactOptional(v.nullable(OfferSchema)),
  /** Notes about where the data comes from, as sentences. */
  notes: v.array(v.string()),
  /** `sample`: made-up data. */
  sources: v.array(ListedSourceSchema),
});
export type StickerData = v.InferOutput<typeof StickerDataSchema>;
export type EquipmentGroup = StickerData['equipment'][number];

/** A sticker in the data format it was signed in. */
export const StoredStickerSchema = v.variant('version', [StickerDataV1Schema, StickerDataSchema]);
export type StoredStickerData = v.InferOutput<typeof StoredStickerSchema>;

/** Converts a stored sticker to the current format, with newer fields empty. Signatures cover `stored`. */
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
