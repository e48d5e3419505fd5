import * as v from 'valibot';
import type { EquipmentCatalogue } from '../../catalogue/equipment-catalogue.ts';
import { type AmountFrom, type ChosenGroup, minor, offeredColor } from '../chosen.ts';
import type { Sources } from '../sources.ts';
import { blockMayStand, type LabelCriteria } from '../../label-blocks.ts';
import type { StickerColors } from '../../sticker-blocks.ts';
import { ProvenanceSchema, SourceSchema, type StickerLanguage } from '../../sticker-values.ts';
import { textOf } from '../../texts.ts';
import { MinorSchema } from './option-group.ts';

/** The price block. Sums are computed once here, so paper and page can't disagree. */
export const PriceSchema = v.strictObject({
  /** ISO 4217. */
  currency: v.pipe(v.string(), v.length(3)),
  lines: v.pipe(
    v.array(
      v.strictObject({
        kind: v.picklist(['base', 'option', 'destination', 'gas-guzzler']),
        label: v.string(),
        /** Minor units; null if unknown, 0 for no charge. */
        amount: v.nullable(MinorSchema),
        from: ProvenanceSchema,
        source: v.nullable(SourceSchema),
      }),
    ),
    v.minLength(1),
  ),
  /** Sum of the known amounts; null if none is known. */
  total: v.nullable(MinorSchema),
  /** Whether base price and every amount are known; otherwise the sum is labeled "Total of known prices". */
  complete: v.boolean(),
});
export type StickerPrice = v.InferOutput<typeof PriceSchema>;

type Line = StickerPrice['lines'][number];

/** Arguments of the price block. */
export interface PriceInput {
  readonly vehicle: LabelCriteria;
  readonly trim: string;
  readonly groups: readonly ChosenGroup[];
  readonly colors: StickerColors | null;
  readonly catalogue: EquipmentCatalogue | null;
  readonly sources: Sources;
  readonly language: StickerLanguage;
}

/**
 * Builds base price, options, and destination charge with their sum. Unknown prices are marked, and the sum covers the
 * known ones. Null if no price is known or labels of that year had no prices.
 */
export function priceBlock(input: PriceInput): StickerPrice | null {
  const { vehicle, trim, groups, colors, catalogue, sources, language } = input;
  if (!blockMayStand('price', vehicle)) return null;
  const offered = catalogue?.trims.find(({ name }) => trim !== '' && name.toUpperCase() === trim.toUpperCase());
  const maker = (kind: Line['kind'], label: string, amount: number | null): Line => {
    const from: AmountFrom =
      offered && amount !== null
        ? { from: 'source', source: sources.catalogue(offered.source) }
        : { from: 'unknown', source: null };
    return { kind, label, amount, ...from };
  };
  const paint = colors?.exterior && offeredColor(catalogue, 'exterior', colors.exterior.value);
  const options: Line[] = [
    ...groups.flatMap(({ items }) =>
      items.map(({ item, priceFrom }): Line => ({
        kind: 'option',
        label: item.name.value,
        amount: item.price,
        ...priceFrom,
      })),
    ),
    ...(paint?.price
      ? [maker('option', paint.name, null)].map((line): Line => ({
          ...line,
          amount: minor(paint.price),
          from: 'source',
          source: sources.catalogue(paint.source),
        }))
      : []),
  ];
  const base = minor(offered?.msrp ?? null);
  if (base === null && options.every(({ amount }) => amount === null)) return null;
  const lines = [
    maker('base', textOf('priceLine.base', language), base),
    ...options,
    maker('destination', textOf('priceLine.destination', language), minor(offered?.destination ?? null)),
  ];
  return { currency: currencyOf(catalogue), lines, ...totalOf(lines) };
}

const currencyOf = (catalogue: EquipmentCatalogue | null) =>
  /^[A-Z]{3}$/u.test(catalogue?.currency ?? '') ? catalogue!.currency : 'USD';

/** Returns the sum of the known amounts and whether it's complete. */
function totalOf(lines: readonly Pick<Line, 'amount'>[]): Pick<StickerPrice, 'total' | 'complete'> {
  const known = lines.flatMap(({ amount }) => amount ?? []);
  const sum = known.reduce((total, amount) => total + amount, 0);
  return { total: known.length > 0 ? sum : null, complete: known.length === lines.length };
}
