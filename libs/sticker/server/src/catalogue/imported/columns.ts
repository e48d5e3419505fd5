import * as v from 'valibot';

/** A text or number as text with single spaces; empty if missing. */
const words = (longest: number) =>
  v.pipe(
    v.nullish(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), ''),
    v.transform((text) => text.trim().replace(/\s+/g, ' ')),
    v.maxLength(longest),
  );
const orNull = (longest: number) =>
  v.pipe(
    words(longest),
    v.transform((text) => text || null),
  );

/** Parses dollars such as `1,295` or `$1,295.00` to minor units. */
const dollars = v.pipe(
  words(20),
  v.regex(/^(?:\$?(?:\d{1,7}|\d{1,3}(?:,\d{3}){1,2})(?:\.\d{1,2})?)?$/),
  v.transform((text) => (text === '' ? null : Math.round(Number(text.replace(/[$,]/g, '')) * 100))),
);

const yes = v.pipe(
  v.nullish(v.union([v.boolean(), v.number(), v.string()]), ''),
  v.transform((value) => String(value).trim().toLowerCase()),
  v.picklist(['', 'yes', 'no', 'true', 'false', '1', '0']),
  v.transform((value) => ['yes', 'true', '1'].includes(value)),
);

const stars = v.pipe(
  words(9),
  v.transform((text) => (/^(?:not rated)?$/i.test(text) ? null : Number(text))),
  v.nullable(v.picklist([1, 2, 3, 4, 5])),
);

const percent = v.pipe(
  words(6),
  v.regex(/^(?:\d{1,3}\s?%?)?$/),
  v.transform((text) => (text === '' ? null : Number.parseInt(text, 10))),
  v.nullable(v.pipe(v.number(), v.maxValue(100))),
);

/** A date; rejects impossible ones. */
const day = v.pipe(
  words(10),
  v.check((text) => text === '' || (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)))),
  v.transform((text) => text || null),
);

/** Columns of a catalog by name, documented in docs/how-to/importing-a-catalogue.md. */
export const ColumnsSchema = v.object({
  kind: v.pipe(
    words(20),
    v.transform((text) => text.toLowerCase()),
    v.picklist(['trim', 'exterior', 'interior', 'option', 'package', 'standard', 'safety', 'parts', 'specification']),
  ),
  year: v.pipe(words(4), v.regex(/^\d{4}$/), v.transform(Number), v.minValue(1900), v.maxValue(2100)),
  make: v.pipe(words(100), v.nonEmpty()),
  model: v.pipe(words(100), v.nonEmpty()),
  trim: words(100),
  name: words(200),
  value: words(200),
  code: orNull(20),
  hex: v.pipe(
    words(7),
    v.regex(/^(?:#?[0-9a-f]{6})?$/i),
    v.transform((text) => (text === '' ? null : `#${text.replace('#', '').toLowerCase()}`)),
  ),
  category: words(80),
  price: dollars,
  destination: dollars,
  preselected: yes,
  overall: stars,
  frontal_driver: stars,
  frontal_passenger: stars,
  side_front: stars,
  side_rear: stars,
  rollover: stars,
  us_canadian_percent: percent,
  country_1: words(60),
  percent_1: percent,
  country_2: words(60),
  percent_2: percent,
  assembly: orNull(100),
  engine_from: orNull(60),
  transmission_from: orNull(60),
  source: words(100),
  record_id: words(200),
  as_of: day,
});

export type Columns = v.InferOutput<typeof ColumnsSchema>;
