import * as v from 'valibot';
import type { EquipmentCatalogue } from '../../catalogue/equipment-catalogue.ts';
import type { Sources } from '../sources.ts';
import { blockMayStand, type LabelCriteria } from '../../label-blocks.ts';
import { SourceSchema } from '../../sticker-values.ts';

const PercentSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** Origin of the parts of the carline and of this vehicle (49 CFR 583). */
export const PartsContentSchema = v.strictObject({
  usCanadian: v.nullable(PercentSchema),
  /** Up to two countries with 15 % or more. */
  others: v.pipe(v.array(v.strictObject({ country: v.string(), percent: PercentSchema })), v.maxLength(2)),
  assembly: v.nullable(v.string()),
  engineFrom: v.nullable(v.string()),
  transmissionFrom: v.nullable(v.string()),
  source: SourceSchema,
});
export type PartsContentBlock = v.InferOutput<typeof PartsContentSchema>;

/** 49 CFR 583.5: other countries are named from 15 %, up to two. */
const SMALLEST_SHARE = 15;
const MOST_COUNTRIES = 2;

/** Builds the parts content; null if no source has any. */
export function partsContentBlock(
  catalogue: EquipmentCatalogue | null,
  vehicle: LabelCriteria,
  sources: Sources,
): PartsContentBlock | null {
  const parts = catalogue?.parts_content;
  if (!parts || !blockMayStand('parts-content', vehicle)) return null;
  const others = parts.others
    .filter(({ percent }) => percent >= SMALLEST_SHARE)
    .sort((one, other) => other.percent - one.percent)
    .slice(0, MOST_COUNTRIES)
    .map(({ country, percent }) => ({ country, percent }));
  const given = {
    usCanadian: parts.us_canadian_percent,
    assembly: parts.assembly,
    engineFrom: parts.engine_from,
    transmissionFrom: parts.transmission_from,
  };
  if (others.length === 0 && Object.values(given).every((value) => value === null)) return null;
  return { ...given, others, source: sources.catalogue(parts.source) };
}
