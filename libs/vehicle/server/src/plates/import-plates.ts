import type { Database } from '@vinlore/database';
import { type ImportResult, type ImportWatch, LineFault, runImport, wrongValue } from '@vinlore/server-kit';
import { cleanPlate, usRegion } from '@vinlore/vehicle-domain';
import * as v from 'valibot';
import { providedVinSchema, wordsSchema, yearSchema } from './ask-provider.ts';
import { keepPlates, type PlateRecord, SAMPLE_SOURCE } from './plate-table.ts';
import { importText } from './import-text.ts';

/** Text in any of the spellings files use for it; numbers are accepted as written. */
const text = v.nullish(v.union([v.string(), v.pipe(v.number(), v.transform(String))]));
const name = v.pipe(
  wordsSchema,
  v.check((words) => words === null || words.length <= 100),
);

/** A date in any common file format; an impossible one is an error. */
const day = v.nullish(
  v.pipe(
    v.string(),
    v.trim(),
    v.check((words) => words === '' || (/^\d{4}-\d\d-\d\d$/.test(words) && !Number.isNaN(Date.parse(words)))),
    v.transform((words) => words || null),
  ),
  null,
);

const RecordSchema = v.object({
  plate: text,
  state: text,
  region: text,
  country: text,
  vin: providedVinSchema,
  year: yearSchema,
  make: name,
  model: name,
  trim: name,
  color: name,
  colour: name,
  source: name,
  record_id: text,
  source_id: text,
  as_of: day,
});

/** Parses a record of a file as one of our plates, or returns what's wrong with it. Unknown columns are never read. */
function readPlate(record: Readonly<Record<string, unknown>>, source: string | null): PlateRecord | LineFault {
  const parsed = v.safeParse(RecordSchema, record, { abortEarly: true });
  if (!parsed.success) return wrongValue(parsed.issues[0]);
  const fields = parsed.output;
  const plate = cleanPlate(fields.plate ?? '');
  if (plate === null)
    return new LineFault(importText('platesFile.noPlate'), {
      column: 'plate',
      allowed: 'A–Z, 0–9; 1–8',
    });
  const country = (fields.country ?? '').trim().toUpperCase() || 'US';
  if (country !== 'US')
    return new LineFault(importText('platesFile.otherCountry'), {
      column: 'country',
      allowed: 'US',
    });
  const region = usRegion(fields.region ?? fields.state ?? '');
  if (region === null) return new LineFault(importText('platesFile.noState'), { column: 'state', allowed: 'AL … WY' });
  const from = fields.source ?? source;
  if (from === null) return new LineFault(importText('platesFile.noSource'), { column: 'source' });
  if (from === SAMPLE_SOURCE)
    return new LineFault(importText('platesFile.sampleSource', { source: SAMPLE_SOURCE }), { column: 'source' });
  if (fields.vin === null && (fields.make === null || fields.model === null))
    return new LineFault(importText('platesFile.noVehicle'), { column: 'vin' });
  return {
    source: from,
    source_id: (fields.source_id ?? fields.record_id ?? '').trim().slice(0, 200) || `${country}-${region}-${plate}`,
    country,
    region,
    plate,
    vin: fields.vin,
    year: fields.year,
    make: fields.make,
    model: fields.model,
    trim: fields.trim,
    color: fields.color ?? fields.colour,
    as_of: fields.as_of,
    sample: false,
  };
}

/**
 * Imports an operator's plates from a CSV or NDJSON file. Columns: `plate`, `state`, either `vin` or `make` and
 * `model`, and optionally `year`, `trim`, `color`, `source`, `record_id`, `as_of`. Other columns, such as the owner's,
 * are never stored. A record with the same source and record id replaces the earlier one.
 *
 * @param source for lines without one
 * @throws ImportError if the file can't be read
 */
export function importPlates(
  database: Database,
  file: string,
  source: string | null,
  watch?: ImportWatch,
): Promise<ImportResult> {
  return runImport<PlateRecord>(
    file,
    {
      read: (record) => readPlate(record, source),
      write: (rows) => database.maintenance((db) => keepPlates(db, rows)),
    },
    watch,
  );
}
