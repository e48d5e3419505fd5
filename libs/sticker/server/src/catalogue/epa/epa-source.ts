import { type Database, tables } from '@vinlore/database';
import type { FuelEconomy } from '@vinlore/sticker-domain';
import { makeKey, nameKey, valueInWords } from '@vinlore/vehicle-domain';
import { sql } from 'kysely';
import { type Finding, NOTHING } from '../finding.ts';
import type { CatalogueSource, CatalogueText } from '../source.ts';
import type { CatalogueQuery } from '../sticker-catalogue.ts';
import type { CatalogueTables, EpaRow } from '../tables.ts';
import { gearboxOf } from './fits.ts';
import { candidates, listedNames, oneOf } from './match.ts';

const SOURCE = 'EPA fueleconomy.gov';

/** More kinds than these do not tell anybody anything. */
const MOST_KINDS = 8;

const distinct = (texts: readonly (string | null)[]) => [...new Set(texts.filter((text) => text !== null))];

function engineOf({ fuel, liters, cylinders }: EpaRow, { t, measure }: CatalogueText): string | null {
  if (fuel === 'Electricity') return t('catalogue.electricMotor');
  if (liters === null) return null;
  return cylinders === null
    ? t('catalogue.liters', { liters: measure(liters) })
    : t('catalogue.engine', { liters: measure(liters), cylinders });
}

function transmissionOf(vehicle: EpaRow, { t }: CatalogueText): string | null {
  const gearbox = gearboxOf(vehicle);
  if (!gearbox) return null;
  const { kind, gears } = gearbox;
  if (kind === 'cvt') return t('catalogue.gearbox.cvt');
  // An electric car's one gear is worth no word.
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

function driveOf({ drive }: EpaRow, { t, language }: CatalogueText): string | null {
  if (drive === null) return null;
  const filed = DRIVES[drive];
  // Before 2010 EPA did not tell all-wheel from four-wheel drive.
  return filed === undefined ? t('catalogue.fourOrAll') : (valueInWords('Drive Type', filed, language) ?? drive);
}

const range = (figures: readonly number[]) => {
  const [lowest, highest] = [Math.min(...figures), Math.max(...figures)];
  return lowest === highest ? String(lowest) : `${lowest}–${highest}`;
};

const combinedOf = (vehicles: readonly EpaRow[]) =>
  vehicles.every(({ fuel }) => fuel === 'Electricity') ? 'Combined MPGe' : 'Combined mpg';

/** What fits, in words: a field in the singular where all agree, in the plural where EPA leaves a choice. */
function specifications(vehicles: readonly EpaRow[], text: CatalogueText): Finding['specifications'] {
  const field = (one: string, several: string, values: string[]) =>
    values.length === 0 || values.length > MOST_KINDS
      ? []
      : [{ name: values.length === 1 ? one : several, value: values.join('; '), source: 1 }];
  const valuesOf = (read: (vehicle: EpaRow, text: CatalogueText) => string | null) =>
    distinct(vehicles.map((vehicle) => read(vehicle, text)));
  return [
    ...field('Engine', 'Engines', valuesOf(engineOf)),
    ...field('Transmission', 'Transmissions', valuesOf(transmissionOf)),
    ...field('Drive', 'Drives', valuesOf(driveOf)),
    ...field('Size class', 'Size classes', distinct(vehicles.map(({ size_class: name }) => name))),
    ...(vehicles.length > 0
      ? [{ name: combinedOf(vehicles), value: range(vehicles.map(({ combined }) => combined)), source: 1 }]
      : []),
  ];
}

const kindOf = ({ technology, fuel }: EpaRow) => (technology === 'Plug-in Hybrid' ? 'Plug-in hybrid' : fuel);

/** EPA's fuel economy by its list, which operators import. Nothing is there before they have. */
export function epaSource(database: Database): CatalogueSource {
  const db = tables<CatalogueTables>(database);
  /** The make's vehicles of that year, but for those whose names begin with nothing that this one is called. */
  const mayBe = (query: CatalogueQuery) => {
    const begin = listedNames(query).flatMap((name) => [`${name}%`, `${nameKey(query.make)}${name}%`]);
    return db
      .selectFrom('catalogue_epa_vehicle')
      .selectAll()
      .where('year', '=', query.year)
      .where('make_key', '=', makeKey(query.make))
      .where(sql<boolean>`(model like '%/%' or regexp_replace(upper(model), '[^A-Z0-9]', '', 'g') like any (${begin}))`)
      .execute();
  };
  /** Lowest and highest of the comparable vehicles of a model year. */
  const classRange = async ({ year, size_class: name }: EpaRow): Promise<FuelEconomy['class_range']> => {
    if (name === null) return null;
    const { lowest, highest } = await db
      .selectFrom('catalogue_epa_vehicle')
      .select(({ fn }) => [fn.min('combined').as('lowest'), fn.max('combined').as('highest')])
      .where('year', '=', year)
      .where('size_class', '=', name)
      .executeTakeFirstOrThrow();
    return { lowest, highest };
  };
  const figures = async (vehicle: EpaRow): Promise<FuelEconomy> => ({
    epa_id: vehicle.epa_id,
    fuel: kindOf(vehicle),
    combined: vehicle.combined,
    city: vehicle.city,
    highway: vehicle.highway,
    electric:
      vehicle.electric_combined === null
        ? null
        : { combined: vehicle.electric_combined, range_miles: vehicle.electric_range },
    co2_grams_per_mile: vehicle.co2,
    ghg_score: vehicle.ghg_score,
    annual_fuel_cost: vehicle.annual_cost,
    save_over_5_years: vehicle.save_over_5_years,
    class_name: vehicle.size_class,
    class_range: await classRange(vehicle),
    source: 1,
  });
  return {
    name: 'epa',
    has: ['fuel_economy', 'specifications'],
    // The singular: what all vehicles that fit have. Ranges and choices are no facts of one vehicle.
    printed: ['Engine', 'Transmission', 'Drive'],
    find: async (query, text) => {
      const fitting = candidates(query, await mayBe(query));
      const [any] = fitting;
      if (!any) return NOTHING;
      const vehicle = oneOf(fitting);
      return {
        ...NOTHING,
        fuel_economy: vehicle && (await figures(vehicle)),
        specifications: specifications(fitting, text),
        isSeveral: vehicle === null,
        sources: [{ name: SOURCE, as_of: any.as_of, sample: false }],
      };
    },
  };
}
