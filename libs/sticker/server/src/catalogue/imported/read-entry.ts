import { LineFault, wrongValue } from '@vinlore/server-kit';
import { makeKey, modelKey, nameKey } from '@vinlore/vehicle-domain';
import * as v from 'valibot';
import { type Columns, ColumnsSchema } from './columns.ts';
import type { Entry } from './entry.ts';

/** An entry with the vehicle it belongs to, ready to be kept. */
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

/** Sources of this name are samples: no operator's data may pass for one, and no sample for an operator's. */
export const SAMPLE_SOURCE = 'Sample catalog';

/** What a line says, by its kind; or why it says nothing. */
const missing = (column: string, english: string, spanish: string) => new LineFault(english, spanish, { column });

function entryOf(line: Columns): Entry | LineFault {
  const { name, code, hex, price } = line;
  switch (line.kind) {
    case 'trim':
      return line.trim === ''
        ? missing('trim', 'has no trim in "trim"', 'no tiene versión en "trim"')
        : { kind: 'trim', name: line.trim, msrp: price, destination: line.destination };
    case 'safety': {
      const { overall, frontal_driver, frontal_passenger, side_front, side_rear, rollover } = line;
      const stars = { overall, frontal_driver, frontal_passenger, side_front, side_rear, rollover };
      return Object.values(stars).every((each) => each === null)
        ? new LineFault('has no stars in any column', 'no tiene estrellas en ninguna columna', { allowed: '1–5' })
        : { kind: 'safety', stars };
    }
    case 'parts':
      return partsOf(line);
    default:
  }
  if (name === '') return missing('name', 'has no name in "name"', 'no tiene nombre en "name"');
  switch (line.kind) {
    case 'exterior':
    case 'interior':
      return { kind: line.kind, name, code, hex, price };
    case 'specification':
      return line.value === ''
        ? missing('value', 'has no value in "value"', 'no tiene valor en "value"')
        : { kind: 'specification', name, value: line.value };
    default:
  }
  if (line.category === '')
    return missing('category', 'has no category in "category"', 'no tiene categoría en "category"');
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
  if (isEmpty)
    return new LineFault('has no parts content in any column', 'no tiene origen de piezas en ninguna columna');
  const sum = others.reduce((all, { percent }) => all + percent, us_canadian_percent ?? 0);
  return sum > 100
    ? new LineFault('has shares of more than 100 percent', 'tiene partes de más del 100 por ciento', {
        column: 'us_canadian_percent',
        allowed: '≤ 100 %',
      })
    : { kind: 'parts', content };
}

/** What a line is about: a later line about the same thing replaces it. */
function idOf(vehicle: readonly (string | number)[], entry: Entry): string {
  const named = 'name' in entry && entry.kind !== 'trim' ? [nameKey(entry.name) || entry.name] : [];
  const category = 'category' in entry ? [nameKey(entry.category) || entry.category] : [];
  const code = 'code' in entry ? [entry.code ?? ''] : [];
  return [...vehicle, entry.kind, ...category, ...named, ...code].join('|');
}

/** How lines of one file are read. */
export interface ReadOptions {
  /** For lines that name no source. */
  readonly source: string | null;
  /** For lines that name no day: today, `YYYY-MM-DD`. */
  readonly today: string;
  readonly sample?: boolean;
}

/** A record of a file as ours, or why it is none. */
export function readEntry(
  record: Readonly<Record<string, unknown>>,
  place: number,
  { source: given, today, sample = false }: ReadOptions,
): CatalogueRecord | LineFault {
  const parsed = v.safeParse(ColumnsSchema, record, { abortEarly: true });
  if (!parsed.success) return wrongValue(parsed.issues[0]);
  const line = parsed.output;
  const source = line.source || given;
  if (!source)
    return missing(
      'source',
      'names no source; fill the column "source", or name the source of the file when you import it',
      'no nombra ninguna fuente; rellena la columna "source" o di la fuente del archivo al importarlo',
    );
  if (!sample && nameKey(source) === nameKey(SAMPLE_SOURCE))
    return missing(
      'source',
      `has the source "${source}", which is kept for sample data`,
      `tiene la fuente "${source}", reservada para los datos de muestra`,
    );
  const entry = entryOf(line);
  if (entry instanceof LineFault) return entry;
  const [make, model, trim] = [makeKey(line.make), modelKey(line.make, line.model), nameKey(line.trim)];
  if (make === '' || model === '')
    return missing(
      'make, model',
      'has a make or model without letters and digits',
      'tiene una marca o un modelo sin letras ni cifras',
    );
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
