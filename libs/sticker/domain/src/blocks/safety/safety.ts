import { say, type Words } from '@vinlore/vehicle-domain';
import * as v from 'valibot';
import type { EquipmentCatalogue } from '../../catalogue/equipment-catalogue.ts';
import type { Sources } from '../../compose/sources.ts';
import { blockMayStand, hasOverallRating, type LabelCriteria } from '../../label-blocks.ts';
import { SourceSchema, type StickerLanguage } from '../../sticker-values.ts';

const StarsSchema = v.nullable(v.picklist([1, 2, 3, 4, 5]));

/** The government's five-star ratings; null stars: not rated. */
export const SafetySchema = v.strictObject({
  overall: StarsSchema,
  rows: v.array(
    v.strictObject({
      /** Such as `Frontal crash`; the same in rows that follow each other. */
      group: v.string(),
      /** Such as `Driver`; '' for a test of the whole vehicle. */
      seat: v.string(),
      stars: StarsSchema,
    }),
  ),
  source: SourceSchema,
});
export type SafetyBlock = v.InferOutput<typeof SafetySchema>;

/** The government's star ratings; null where nothing was rated. */
export function safetyBlock(
  catalogue: EquipmentCatalogue | null,
  vehicle: LabelCriteria,
  sources: Sources,
  language: StickerLanguage,
): SafetyBlock | null {
  const ratings = catalogue?.safety_ratings;
  if (!ratings || vehicle.modelYear === null || !blockMayStand('safety-ratings', vehicle)) return null;
  const row = (group: Words, seat: Words, stars: SafetyBlock['overall']) => ({
    group: group[language],
    seat: seat[language],
    stars,
  });
  const [frontal, side] = [say('Frontal crash', 'Choque frontal'), say('Side crash', 'Choque lateral')];
  const rows = [
    row(frontal, say('Driver', 'Conductor'), ratings.frontal_driver),
    row(frontal, say('Passenger', 'Pasajero'), ratings.frontal_passenger),
    row(side, say('Front seat', 'Asiento delantero'), ratings.side_front),
    row(side, say('Rear seat', 'Asiento trasero'), ratings.side_rear),
    row(say('Rollover', 'Volcadura'), say('', ''), ratings.rollover),
  ];
  const overall = hasOverallRating(vehicle.modelYear) ? ratings.overall : null;
  if (overall === null && rows.every(({ stars }) => stars === null)) return null;
  return { overall, rows, source: sources.catalogue(ratings.source) };
}
