import * as v from 'valibot';
import { type EquipmentCatalogue, SECOND_FUELS } from '../../catalogue/equipment-catalogue.ts';
import type { Sources } from '../sources.ts';
import { blockMayStand, fuelEconomyStyle, type LabelCriteria } from '../../label-blocks.ts';
import { SourceSchema, type StickerLanguage } from '../../sticker-values.ts';
import { findText } from '../../texts.ts';

const FigureSchema = v.pipe(v.number(), v.minValue(0));

/** EPA figures in the label style of the model year. Miles per gallon, or MPGe if `electric`. */
export const FuelEconomyBlockSchema = v.strictObject({
  /** Two numbers (model years 1977–2007), EPA's 2008 label, or the 2013 label with environmental ratings. */
  style: v.picklist(['two-number', 'label-2008', 'label-2013']),
  /** EPA's fuel name in the sticker's language. */
  fuel: v.string(),
  combined: FigureSchema,
  city: FigureSchema,
  highway: FigureSchema,
  electric: v.nullable(
    v.strictObject({
      combined: FigureSchema,
      kwhPer100: v.optional(v.nullable(FigureSchema), null),
      rangeMiles: v.nullable(FigureSchema),
    }),
  ),
  /** Miles per gallon on the second fuel of a flex-fuel vehicle; the other figures are for `fuel`. */
  secondFuel: v.optional(
    v.nullable(
      v.strictObject({
        fuel: v.picklist(SECOND_FUELS),
        combined: FigureSchema,
        city: FigureSchema,
        highway: FigureSchema,
      }),
    ),
    null,
  ),
  /** Gallons per 100 miles with one decimal; null for vehicles without a fuel tank. */
  gallonsPer100: v.nullable(FigureSchema),
  /** Tailpipe grams of CO₂ per mile. */
  co2: v.nullable(FigureSchema),
  /** EPA fuel economy and greenhouse gas score, 1 to 10. */
  ghg: v.nullable(v.pipe(v.number(), v.minValue(1), v.maxValue(10))),
  /** Annual fuel cost in whole U.S. dollars. */
  annualCost: v.nullable(FigureSchema),
  /**
   * Whole U.S. dollars compared with the average new vehicle over five years; positive is savings, negative is extra
   * cost.
   */
  save: v.nullable(v.number()),
  /** Size class, with the lowest and highest combined figure of its year. */
  className: v.nullable(v.string()),
  classRange: v.nullable(v.strictObject({ lowest: FigureSchema, highest: FigureSchema })),
  source: SourceSchema,
});
export type FuelEconomyBlock = v.InferOutput<typeof FuelEconomyBlockSchema>;

/**
 * Builds the EPA figures in the style of the model year. Each style has only what its label printed: no costs or
 * emissions on the two-number label, no emissions on the 2008 label.
 */
export function fuelEconomyBlock(
  catalogue: EquipmentCatalogue | null,
  vehicle: LabelCriteria,
  sources: Sources,
  language: StickerLanguage,
): FuelEconomyBlock | null {
  const figures = catalogue?.fuel_economy;
  const style = vehicle.modelYear === null ? null : fuelEconomyStyle(vehicle.modelYear);
  if (!figures || !style || !blockMayStand('fuel-economy', vehicle)) return null;
  const [label, environment] = [style !== 'two-number', style === 'label-2013'];
  const burns = figures.combined > 0 && !/^electricity$/iu.test(figures.fuel);
  return {
    style,
    fuel: kindWords(figures, environment, language),
    combined: figures.combined,
    city: figures.city,
    highway: figures.highway,
    electric:
      label && figures.electric
        ? {
            combined: figures.electric.combined,
            kwhPer100: figures.electric.kwh_per_100_miles,
            rangeMiles: figures.electric.range_miles,
          }
        : null,
    secondFuel: figures.second_fuel,
    gallonsPer100: label && burns ? Math.round(1000 / figures.combined) / 10 : null,
    co2: environment ? figures.co2_grams_per_mile : null,
    ghg: environment ? figures.ghg_score : null,
    annualCost: label ? figures.annual_fuel_cost : null,
    save: environment ? figures.save_over_5_years : null,
    className: label && figures.class_name ? className(figures.class_name, language) : null,
    classRange: label ? figures.class_range : null,
    source: sources.catalogue(figures.source),
  };
}

type EpaFigures = NonNullable<EquipmentCatalogue['fuel_economy']>;

/** Returns the fuel name; the 2013 label names the vehicle type. */
function kindWords({ fuel, second_fuel }: EpaFigures, isLabel2013: boolean, language: StickerLanguage): string {
  const kind = isLabel2013 && !second_fuel ? findText(`epaKind.${fuel}`, language) : null;
  return kind ?? findText(`epaFuel.${fuel}`, language) ?? fuel;
}

/** Returns EPA's size class in the sticker's language, or EPA's own text. */
const className = (epaClass: string, language: StickerLanguage): string =>
  findText(`epaClass.${epaClass}`, language) ?? epaClass;
