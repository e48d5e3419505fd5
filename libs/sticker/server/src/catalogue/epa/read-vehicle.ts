import { LineFault } from '@vinlore/server-kit';
import { makeKey } from '@vinlore/vehicle-domain';
import * as v from 'valibot';
import type { EpaRow } from '../tables.ts';
import { importText } from '../import-text.ts';

/** A figure; EPA writes -1 where it has none. */
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
/** Nothing, or `NA`, for what has no cylinders. */
const perhaps = <S extends v.GenericSchema<string, number>>(schema: S) =>
  v.union([
    v.pipe(
      v.picklist(['', 'NA']),
      v.transform(() => null),
    ),
    schema,
  ]);

/** EPA's columns that we keep, of 84, by their names in lower case (fueleconomy.gov, "Download fuel economy data"). */
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
  fueltype1: text,
  atvtype: textOrNone,
  city08: count(1000),
  highway08: count(1000),
  comb08: v.pipe(count(1000), v.minValue(1)),
  comba08: orNone,
  range: orNone,
  rangea: v.string(),
  co2: orNone,
  ghgscore: orNone,
  fuelcost08: orNone,
  yousavespend: figure,
});
type Row = v.InferOutput<typeof RowSchema>;

/**
 * EPA counts the drives of one size class apart since 2013; vehicles are comparable without it (40 CFR 600.315-08), and
 * so says the label: "Small SUVs range from …".
 */
const sizeClass = (name: string | null) =>
  name?.replace(/(?:\s*-\s*|\s*\/|\s+)[24]wd$/i, '').replace(/^(.*) Vehicles$/, '$1 Vehicle') ?? null;

/** MPGe and range by electricity: a plug-in hybrid's second fuel is its electricity. */
function electric({ fueltype1, atvtype, comb08, comba08, range, rangea }: Row) {
  if (fueltype1 === 'Electricity') return { electric_combined: comb08, electric_range: range || null };
  if (atvtype !== 'Plug-in Hybrid') return { electric_combined: null, electric_range: null };
  return { electric_combined: comba08 || null, electric_range: /^\d{1,4}$/.test(rangea) ? Number(rangea) : null };
}

/**
 * A record of EPA's file as a vehicle of ours, or what is wrong with it.
 *
 * @param asOf the day of the file, `YYYY-MM-DD`
 */
export function readEpaVehicle(record: Readonly<Record<string, unknown>>, asOf: string): EpaRow | LineFault {
  const parsed = v.safeParse(RowSchema, record, { abortEarly: true });
  if (!parsed.success) {
    const column = v.getDotPath(parsed.issues[0]) ?? '';
    return new LineFault(importText('catalogueFile.noEpaValue', { column }), {
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
    fuel: row.fueltype1,
    technology: row.atvtype,
    city: row.city08,
    highway: row.highway08,
    combined: row.comb08,
    ...electric(row),
    co2: row.co2,
    ghg_score: row.ghgscore || null,
    annual_cost: row.fuelcost08 || null,
    save_over_5_years: row.yousavespend,
    as_of: asOf,
  };
}
