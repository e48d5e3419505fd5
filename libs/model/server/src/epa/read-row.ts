import type { EpaRow } from '@vinlore/model-domain';
import { LineFault } from '@vinlore/server-kit';
import { makeKey } from '@vinlore/vehicle-domain';
import * as v from 'valibot';
import { importText } from '../import/import-text.ts';

/** Parses a number; EPA writes -1 for a missing one. */
const figure = v.pipe(
  v.string(),
  v.regex(/^-?\d+(?:\.\d+)?$/),
  v.transform(Number),
  v.check((number) => Math.abs(number) < 1e6),
);
const orNone = v.pipe(
  figure,
  v.transform((number) => (number < 0 ? null : Math.round(number))),
);
const text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200));
const textOrNone = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(200),
  v.transform((words) => words || null),
);
const count = (most: number) => v.pipe(figure, v.integer(), v.minValue(0), v.maxValue(most));
/** Empty or `NA` for vehicles without cylinders. */
const perhaps = <S extends v.GenericSchema<string, number>>(schema: S) =>
  v.union([
    v.pipe(
      v.picklist(['', 'NA']),
      v.transform(() => null),
    ),
    schema,
  ]);

/** The EPA columns we read, of 84, by lower-case name (fueleconomy.gov, "Download fuel economy data"). */
const RowSchema = v.object({
  id: count(1e9),
  year: v.pipe(figure, v.integer(), v.minValue(1980), v.maxValue(2100)),
  make: text,
  model: text,
  vclass: textOrNone,
  cylinders: perhaps(count(50)),
  displ: perhaps(v.pipe(figure, v.minValue(0), v.maxValue(50))),
  drive: textOrNone,
  trany: textOrNone,
  tcharger: textOrNone,
  scharger: textOrNone,
  fueltype1: text,
  fueltype2: textOrNone,
  atvtype: textOrNone,
  city08: count(1000),
  highway08: count(1000),
  comb08: v.pipe(count(1000), v.minValue(1)),
  citya08: orNone,
  highwaya08: orNone,
  comba08: orNone,
  combe: figure,
  range: orNone,
  rangea: v.string(),
  co2: orNone,
  co2a: orNone,
  ghgscore: orNone,
  fescore: orNone,
  fuelcost08: orNone,
  fuelcosta08: orNone,
  yousavespend: figure,
});
type Row = v.InferOutput<typeof RowSchema>;

/**
 * Since 2013 EPA splits size classes by drive type. Labels compare without it (40 CFR 600.315-08): "Small SUVs range
 * from …".
 */
const sizeClass = (name: string | null) =>
  name?.replace(/(?:\s*-\s*|\s*\/|\s+)[24]wd$/i, '').replace(/^(.*) Vehicles$/, '$1 Vehicle') ?? null;

/** Returns the electric range in miles: for a plug-in hybrid, electricity is the second fuel. */
function electricRange({ fueltype1, fueltype2, range, rangea }: Row): number | null {
  if (fueltype1 === 'Electricity') return range || null;
  return fueltype2 === 'Electricity' && /^\d{1,4}$/.test(rangea) ? Number(rangea) : null;
}

/** Converts a record of EPA's file to a row, or returns what is wrong with it. */
export function readEpaRow(record: Readonly<Record<string, unknown>>): EpaRow | LineFault {
  const parsed = v.safeParse(RowSchema, record, { abortEarly: true });
  if (!parsed.success) {
    const column = v.getDotPath(parsed.issues[0]) ?? '';
    return new LineFault(importText('modelFile.noValue', { column }), {
      column,
    });
  }
  const row = parsed.output;
  return {
    epa_id: row.id,
    year: row.year,
    make_key: makeKey(row.make),
    model: row.model,
    size_class: sizeClass(row.vclass),
    cylinders: row.cylinders || null,
    liters: row.displ || null,
    drive: row.drive,
    transmission: row.trany,
    turbo: row.tcharger === 'T',
    supercharger: row.scharger === 'S',
    fuel: row.fueltype1,
    second_fuel: row.fueltype2,
    technology: row.atvtype,
    city: row.city08,
    highway: row.highway08,
    combined: row.comb08,
    second_city: row.citya08 || null,
    second_highway: row.highwaya08 || null,
    second_combined: row.comba08 || null,
    kwh: row.combe > 0 ? Math.round(row.combe * 10) / 10 : null,
    electric_range: electricRange(row),
    co2: row.co2,
    second_co2: row.fueltype2 === null ? null : row.co2a,
    ghg_score: row.ghgscore || null,
    economy_score: row.fescore || null,
    annual_cost: row.fuelcost08 || null,
    second_annual_cost: row.fuelcosta08 || null,
    save_over_5_years: row.yousavespend,
  };
}
