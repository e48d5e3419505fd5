import * as v from 'valibot';
import type { EquipmentCatalogue, SafetyRatings } from '../../catalogue/equipment-catalogue.ts';
import type { Sources } from '../sources.ts';
import { blockMayStand, hasOverallRating, type LabelCriteria } from '../../label-blocks.ts';
import { SourceSchema, type StickerLanguage } from '../../sticker-values.ts';
import { textOf, type WordsOf } from '../../texts.ts';

const StarsSchema = v.nullable(v.picklist([1, 2, 3, 4, 5]));

/** Government five-star ratings; null stars mean not rated. */
export const SafetySchema = v.strictObject({
  /** Absent on labels from before overall scores. */
  overall: v.optional(StarsSchema),
  rows: v.array(
    v.strictObject({
      /** Such as `Frontal crash`; repeated in adjacent rows. */
      group: v.string(),
      /** Such as `Driver`; empty for a test of the whole vehicle. */
      seat: v.string(),
      stars: StarsSchema,
    }),
  ),
  source: SourceSchema,
});
export type SafetyBlock = v.InferOutput<typeof SafetySchema>;

/** Builds the government star ratings; null if nothing was rated. */
export function safetyBlock(
  catalogue: EquipmentCatalogue | null,
  vehicle: LabelCriteria,
  sources: Sources,
  language: StickerLanguage,
): SafetyBlock | null {
  const ratings = catalogue?.safety_ratings;
  if (!ratings || vehicle.modelYear === null || !blockMayStand('safety-ratings', vehicle)) return null;
  type Word = keyof WordsOf<'safety'>;
  const row = (group: Word, seat: Word | null, stars: SafetyRatings['overall']) => ({
    group: textOf(`safety.${group}`, language),
    seat: seat === null ? '' : textOf(`safety.${seat}`, language),
    stars,
  });
  const rows = [
    row('frontal', 'driver', ratings.frontal_driver),
    row('frontal', 'passenger', ratings.frontal_passenger),
    row('side', 'frontSeat', ratings.side_front),
    row('side', 'rearSeat', ratings.side_rear),
    row('rollover', null, ratings.rollover),
  ];
  const overall = hasOverallRating(vehicle.modelYear) ? { overall: ratings.overall } : {};
  if (overall.overall == null && rows.every(({ stars }) => stars === null)) return null;
  return { ...overall, rows, source: sources.catalogue(ratings.source) };
}
