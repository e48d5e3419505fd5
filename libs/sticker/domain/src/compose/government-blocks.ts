import { say, type Words } from '@vinlore/vehicle-domain';
import type { EquipmentCatalogue } from '../catalogue/equipment-catalogue.ts';
import { blockMayStand, fuelEconomyStyle, hasOverallRating, type LabelCriteria } from '../label-blocks.ts';
import type { FuelEconomyBlock, PartsContentBlock, SafetyBlock } from '../sticker-blocks.ts';
import type { StickerLanguage } from '../sticker-values.ts';
import type { Sources } from './sources.ts';

/** EPA's names of kinds of vehicles; one that is not here is shown as EPA writes it. */
const fuels: Readonly<Record<string, Words>> = {
  Gasoline: say('Gasoline', 'Gasolina'),
  'Regular Gasoline': say('Regular gasoline', 'Gasolina regular'),
  'Midgrade Gasoline': say('Midgrade gasoline', 'Gasolina intermedia'),
  'Premium Gasoline': say('Premium gasoline', 'Gasolina premium'),
  Diesel: say('Diesel', 'Diésel'),
  Electricity: say('Electricity', 'Electricidad'),
  'Plug-in hybrid': say('Plug-in hybrid', 'Híbrido enchufable'),
  Hybrid: say('Hybrid', 'Híbrido'),
  'Natural Gas': say('Natural gas', 'Gas natural'),
  Hydrogen: say('Hydrogen', 'Hidrógeno'),
};

/**
 * EPA's figures in the style of the vehicle's model year. A style takes only what its label gave: the two-number label
 * knows neither costs nor emissions, the one of 2008 no emissions.
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
    fuel: fuels[figures.fuel]?.[language] ?? figures.fuel,
    combined: figures.combined,
    city: figures.city,
    highway: figures.highway,
    electric:
      label && figures.electric
        ? { combined: figures.electric.combined, rangeMiles: figures.electric.range_miles }
        : null,
    gallonsPer100: label && burns ? Math.round(1000 / figures.combined) / 10 : null,
    co2: environment ? figures.co2_grams_per_mile : null,
    ghg: environment ? figures.ghg_score : null,
    annualCost: label ? figures.annual_fuel_cost : null,
    save: environment ? figures.save_over_5_years : null,
    className: label ? figures.class_name : null,
    classRange: label ? figures.class_range : null,
    source: sources.catalogue(figures.source),
  };
}

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

/** 49 CFR 583.5: other countries are named from 15 % on, at most two of them. */
const SMALLEST_SHARE = 15;
const MOST_COUNTRIES = 2;

/** Parts content; null where no source tells any of it. */
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
  const told = {
    usCanadian: parts.us_canadian_percent,
    assembly: parts.assembly,
    engineFrom: parts.engine_from,
    transmissionFrom: parts.transmission_from,
  };
  if (others.length === 0 && Object.values(told).every((value) => value === null)) return null;
  return { ...told, others, source: sources.catalogue(parts.source) };
}
