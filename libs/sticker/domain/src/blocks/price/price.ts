import * as v from 'valibot';
import type { EquipmentCatalogue } from '../../catalogue/equipment-catalogue.ts';
import { type AmountFrom, type ChosenGroup, minor, offeredColor } from '../chosen.ts';
import type { Sources } from '../sources.ts';
import { blockMayStand, type LabelCriteria } from '../../label-blocks.ts';
import type { StickerColors } from '../../sticker-blocks.ts';
import { ProvenanceSchema, SourceSchema, type StickerLanguage } from '../../sticker-values.ts';
import { textOf } from '../../texts.ts';
import { MinorSchema } from './option-group.ts';

/** The price block. Its sums are made here, once, so that paper and page cannot disagree. */
export const PriceSchema = v.strictObject({
  /** ISO 4217. */
  currency: v.pipe(v.string(), v.length(3)),
  lines: v.pipe(
    v.array(
      v.strictObject({
        kind: v.picklist(['base', 'option', 'destination', 'gas-guzzler']),
        label: v.string(),
        /** Minor units; null: not known. 0: no charge. */
        amount: v.nullable(MinorSchema),
        from: ProvenanceSchema,
        source: v.nullable(SourceSchema),
      }),
    ),
    v.minLength(1),
  ),
  /** Sum of the known amounts; null where none is known. */
  total: v.nullable(MinorSchema),
  /** Whether every line's amount is known, and the base price is among them; else it is the "Total of the known prices". */
  complete: v.boolean(),
});
export type StickerPrice = v.InferOutput<typeof PriceSchema>;

type Line = StickerPrice['lines'][number];

/** What the price block is made of. */
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
 * Base price, options and destination charge with their sum. A price that is not known says so in its line, and the sum
 * is of the known ones. Null where no price is known at all, or labels of the year had none.
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

/** The sum of the known amounts, and whether it is the whole. */
function totalOf(lines: readonly Pick<Line, 'amount'>[]): Pick<StickerPrice, 'total' | 'complete'> {
  const known = lines.flatMap(({ amount }) => amount ?? []);
  const sum = known.reduce((total, amount) => total + amount, 0);
  return { total: known.length > 0 ? sum : null, complete: known.length === lines.length };
}
