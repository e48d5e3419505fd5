import { LineFault, wrongValue } from '@vinlore/server-kit';
import { makeKey, modelKey, nameKey } from '@vinlore/vehicle-domain';
import * as v from 'valibot';
import { type Columns, ColumnsSchema } from './columns.ts';
import type { Entry } from './entry.ts';
import { importText } from '../import-text.ts';

/** A parsed entry with its vehicle, ready to store. */
export interface CatalogueRecord {
  readonly source: string;
  readonly source_id: string;
  readonly kind: Entry['kind'];
  readonly year: number;
  readonly make_key: string;
  readonly model_key: string;
  readonly trim_key: string;
  readonly detail: Omit<Entry, 'kind'>;
  readonly place: number;
  readonly as_of: string;
  readonly sample: boolean;
}

/**
 * Source names with this prefix are reserved for samples, so operator data can't be mistaken for a sample or vice
 * versa.
 */
export const SAMPLE_SOURCE = 'Sample catalog';

/** Returns the fault of a line that lacks a required column. */
const missing = (column: string, words: LineFault['words']) => new LineFault(words, { column });

function entryOf(line: Columns): Entry | LineFault {
  const { name, code, hex, price } = line;
  switch (line.kind) {
    case 'trim':
      return line.trim === ''
        ? missing('trim', importText('catalogueFile.noTrim'))
        : { kind: 'trim', name: line.trim, msrp: price, destination: line.destination };
    case 'safety': {
      const { overall, frontal_driver, frontal_passenger, side_front, side_rear, rollover } = line;
      const stars = { overall, frontal_driver, frontal_passenger, side_front, side_rear, rollover };
      return Object.values(stars).every((each) => each === null)
        ? new LineFault(importText('catalogueFile.noStars'), { allowed: '1–5' })
        : { kind: 'safety', stars };
    }
    case 'parts':
      return partsOf(line);
    default:
  }
  if (name === '') return missing('name', importText('catalogueFile.noName'));
  switch (line.kind) {
    case 'exterior':
    case 'interior':
      return { kind: line.kind, name, code, hex, price };
    case 'specification':
      return line.value === ''
        ? missing('value', importText('catalogueFile.noValue'))
        : { kind: 'specification', name, value: line.value };
    default:
  }
  if (line.category === '') return missing('category', importText('catalogueFile.noCategory'));
  return line.kind === 'standard'
    ? { kind: 'standard', category: line.category, name }
    : { kind: 'item', category: line.category, name, code, price, preselected: line.preselected };
}

function partsOf(line: Columns): Entry | LineFault {
  const others = [
    { country: line.country_1, percent: line.percent_1 },
    { country: line.country_2, percent: line.percent_2 },
  ].flatMap(({ country, percent }) => (country === '' || percent === null ? [] : [{ country, percent }]));
  const { us_canadian_percent, assembly, engine_from, transmission_from } = line;
  const content = { us_canadian_percent, others, assembly, engine_from, transmission_from };
  const isEmpty =
    others.length === 0 &&
    [us_canadian_percent, assembly, engine_from, transmission_from].every((each) => each === null);
  if (isEmpty) return new LineFault(importText('catalogueFile.noParts'));
  const sum = others.reduce((all, { percent }) => all + percent, us_canadian_percent ?? 0);
  return sum > 100
    ? new LineFault(importText('catalogueFile.sharesOver100'), {
        column: 'us_canadian_percent',
        allowed: '≤ 100 %',
      })
    : { kind: 'parts', content };
}

/** Returns the key of a line; a later line with the same key replaces it. */
function idOf(vehicle: readonly (string | number)[], entry: Entry): string {
  const named = 'name' in entry && entry.kind !== 'trim' ? [nameKey(entry.name) || entry.name] : [];
  const category = 'category' in entry ? [nameKey(entry.category) || entry.category] : [];
  const code = 'code' in entry ? [entry.code ?? ''] : [];
  return [...vehicle, entry.kind, ...category, ...named, ...code].join('|');
}

/** Options for reading a file. */
export interface ReadOptions {
  /** Source of lines that name none. */
  readonly source: string | null;
  /** Date of lines that have none: today, `YYYY-MM-DD`. */
  readonly today: string;
  readonly sample?: boolean;
}

/** Converts a record to an entry, or returns what is wrong with it. */
export function readEntry(
  record: Readonly<Record<string, unknown>>,
  place: number,
  { source: given, today, sample = false }: ReadOptions,
): CatalogueRecord | LineFault {
  const parsed = v.safeParse(ColumnsSchema, record, { abortEarly: true });
  if (!parsed.success) return wrongValue(parsed.issues[0]);
  const line = parsed.output;
  const source = line.source || given;
  if (!source) return missing('source', importText('catalogueFile.noSource'));
  if (!sample && nameKey(source) === nameKey(SAMPLE_SOURCE))
    return missing('source', importText('catalogueFile.sampleSource', { source }));
  const entry = entryOf(line);
  if (entry instanceof LineFault) return entry;
  const [make, model, trim] = [makeKey(line.make), modelKey(line.make, line.model), nameKey(line.trim)];
  if (make === '' || model === '') return missing('make, model', importText('catalogueFile.noLetters'));
  const { kind, ...detail } = entry;
  return {
    source,
    source_id: line.record_id || idOf([line.year, make, model, trim], entry),
    kind,
    year: line.year,
    make_key: make,
    model_key: model,
    trim_key: trim,
    detail,
    place,
    as_of: line.as_of ?? today,
    sample,
  };
}
