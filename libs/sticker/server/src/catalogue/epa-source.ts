import { type FuelEconomy, SECOND_FUELS } from '@vinlore/sticker-domain';
import { valueInWords } from '@vinlore/vehicle-domain';
import type { EpaAnswer, EpaList, EpaEntry } from './epa-list.ts';
import { type Finding, NOTHING } from './finding.ts';
import type { CatalogueSource, CatalogueText } from './source.ts';

const SOURCE = 'EPA fueleconomy.gov';

/** A longer list of alternatives isn't useful. */
const MOST_KINDS = 8;

const distinct = (texts: readonly (string | null)[]) => [...new Set(texts.filter((text) => text !== null))];

function engineOf({ fuel, liters, cylinders }: EpaEntry, { t, measure }: CatalogueText): string | null {
  if (fuel === 'Electricity') return t('catalogue.electricMotor');
  if (liters === null) return null;
  return cylinders === null
    ? t('catalogue.liters', { liters: measure(liters) })
    : t('catalogue.engine', { liters: measure(liters), cylinders });
}

function transmissionOf({ gearbox }: EpaEntry, { t }: CatalogueText): string | null {
  if (!gearbox) return null;
  const { kind, gears } = gearbox;
  if (kind === 'cvt') return t('catalogue.gearbox.cvt');
  // The single gear of an electric car isn't worth printing.
  return gears === null || gears === 1 ? t(`catalogue.gearbox.${kind}`) : t(`catalogue.gears.${kind}`, { gears });
}

const DRIVES: Readonly<Record<string, string>> = {
  'Front-Wheel Drive': 'FWD/Front-Wheel Drive',
  'Rear-Wheel Drive': 'RWD/Rear-Wheel Drive',
  'All-Wheel Drive': 'AWD/All-Wheel Drive',
  '4-Wheel Drive': '4WD/4-Wheel Drive/4x4',
  'Part-time 4-Wheel Drive': '4WD/4-Wheel Drive/4x4',
  '2-Wheel Drive': '4x2',
};

function driveOf({ drive }: Pick<EpaEntry, 'drive'>, { t, language }: CatalogueText): string | null {
  if (drive === null) return null;
  const filed = DRIVES[drive];
  // Before 2010 EPA didn't distinguish all-wheel from four-wheel drive.
  return filed === undefined ? t('catalogue.fourOrAll') : (valueInWords('Drive Type', filed, language) ?? drive);
}

const range = (figures: readonly number[]) => {
  const [lowest, highest] = [Math.min(...figures), Math.max(...figures)];
  return lowest === highest ? String(lowest) : `${lowest}–${highest}`;
};

const combinedOf = (vehicles: readonly EpaEntry[]) =>
  vehicles.every(({ fuel }) => fuel === 'Electricity') ? 'Combined MPGe' : 'Combined mpg';

/** Formats the matches: a singular field if all agree, plural if EPA leaves alternatives. */
function specifications({ fitting, drive }: EpaAnswer, text: CatalogueText): Finding['specifications'] {
  const field = (one: string, several: string, values: string[]) =>
    values.length === 0 || values.length > MOST_KINDS
      ? []
      : [{ name: values.length === 1 ? one : several, value: values.join('; '), source: 1 }];
  const valuesOf = (read: (vehicle: EpaEntry, text: CatalogueText) => string | null) =>
    distinct(fitting.map((vehicle) => read(vehicle, text)));
  // One matching drive type doesn't prove it's the vehicle's; EPA may not list the other one.
  const drives = drive === null ? valuesOf(driveOf) : distinct([driveOf({ drive }, text)]);
  return [
    ...field('Engine', 'Engines', valuesOf(engineOf)),
    ...field('Transmission', 'Transmissions', valuesOf(transmissionOf)),
    ...(drive === null && drives.length === 1 ? [] : field('Drive', 'Drives', drives)),
    ...field('Size class', 'Size classes', distinct(fitting.map(({ size_class: name }) => name))),
    ...(fitting.length > 0
      ? [{ name: combinedOf(fitting), value: range(fitting.map(({ combined }) => combined)), source: 1 }]
      : []),
  ];
}

const kindOf = ({ technology, fuel }: EpaEntry) => (technology === 'Plug-in Hybrid' ? 'Plug-in hybrid' : fuel);

/** Returns MPGe, consumption, and electric range: for a plug-in hybrid, electricity is the second fuel. */
function electricOf({ fuel, second_fuel, combined, second_combined, kwh, electric_range: range_miles }: EpaEntry) {
  const more = { kwh_per_100_miles: kwh, range_miles };
  if (fuel === 'Electricity') return { combined, ...more };
  return second_fuel === 'Electricity' && second_combined !== null ? { combined: second_combined, ...more } : null;
}

/** Returns the second fuel of a flex-fuel vehicle, if EPA has all its figures. */
function secondFuelOf({ second_fuel, second_combined, second_city, second_highway }: EpaEntry) {
  const fuel = SECOND_FUELS.find((each) => each === second_fuel);
  return fuel && second_combined !== null && second_city !== null && second_highway !== null
    ? { fuel, combined: second_combined, city: second_city, highway: second_highway }
    : null;
}

const figures = (vehicle: EpaEntry, { class_range }: EpaAnswer): FuelEconomy => ({
  epa_id: vehicle.epa_id,
  fuel: kindOf(vehicle),
  combined: vehicle.combined,
  city: vehicle.city,
  highway: vehicle.highway,
  electric: electricOf(vehicle),
  second_fuel: secondFuelOf(vehicle),
  co2_grams_per_mile: vehicle.co2,
  ghg_score: vehicle.ghg_score,
  annual_fuel_cost: vehicle.annual_cost,
  save_over_5_years: vehicle.save_over_5_years,
  class_name: vehicle.size_class,
  class_range,
  source: 1,
});

/** Creates the EPA source. Empty until the list is loaded. */
export function epaSource(epa: EpaList): CatalogueSource {
  return {
    name: 'epa',
    has: ['fuel_economy', 'specifications'],
    // Only singular fields, shared by all matches. Ranges and alternatives aren't facts about one vehicle.
    printed: ['Engine', 'Transmission', 'Drive'],
    find: async (query, text) => {
      const answer = await epa(query);
      if (!answer) return NOTHING;
      return {
        ...NOTHING,
        fuel_economy: answer.one && figures(answer.one, answer),
        specifications: specifications(answer, text),
        isSeveral: answer.one === null,
        sources: [{ name: SOURCE, as_of: answer.as_of, sample: false }],
      };
    },
  };
}
